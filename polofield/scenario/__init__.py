"""Scenario files: reading, with every mistake reported at once, writing, and their schema.

title = "Free hit by the boards"
at = [80, 78]                    # or { out = 70, left = 78 } or "70 out, 2 from left boards"

[rule]
id = "outdoor/penalty-5a"
hit_by = "Blue"                  # by default the first team; a rule's options are also keys here

[[teams]]                        # by default Blue attacks right and Yellow left
name = "Blue"
colour = "#1f4e9e"
attacks = "right"

[[players]]
team = "Yellow"
number = 2
at = [100, 40]

x and y are in yards (or metres, with `units = "m"`) from the centre of the surface, x to the right
and y up. In words, out is the distance from the end that the team in `hit_by` attacks, and left and
right are as that team sees them facing that end.
"""
