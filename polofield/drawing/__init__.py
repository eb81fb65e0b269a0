"""From a ruling, a scenario or a diagram's id to a `Diagram`."""
