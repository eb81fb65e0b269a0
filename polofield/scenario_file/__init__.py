"""Scenario files: read with every mistake at once and its line, written, and their schema.

title = "Free hit by the boards"
at = [80, 78]                    # or { out = 70, left = 78 } or "70 out, 2 from left boards"

[rule]
id = "outdoor/penalty-5a"
hit_by = "Blue"                  # the first team where left out; a rule's options are keys too

[[teams]]                        # Blue attacks right and Yellow left where none are given
name = "Blue"
colour = "#1f4e9e"
attacks = "right"

[[players]]
team = "Yellow"
number = 2
at = [100, 40]

x and y are yards (or metres: `units = "m"`) from the middle of the surface, x to the right and y
up. In words, out counts from the end that the team in `hit_by` attacks, and left and right are as
it faces that end.
"""
