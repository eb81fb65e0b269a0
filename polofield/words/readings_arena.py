"""The words of the readings of arena Rule 9."""

from typing import Final

ARENA_READINGS: Final[dict[str, tuple[str, str, str]]] = {
    "H": (
        "Penalty 5a: 25 yards from the goal",
        "25 yd from the nearest point of the goal mouth, as the words say. A foul nearer than that is"
        " moved to the nearest place that is 25 yd from the goal and 5 yd from the wall too.",
        "On or beyond the marked 25-yard line, which moves fouls out near the side walls that this"
        " reading leaves where they were.",
    ),
    "I": (
        "Arena penalty 4: an arc of the goal",
        "Within 5 yd of the goal mouth, measured from its nearest point.",
        "A half disc of 5 yd about the middle of the goal.",
    ),
    "J": (
        "The Right of Way of a ball at rest",
        "The strip ahead of the ball towards the centre of the goal, 5 ft each side of that line. It is"
        " kept clear to 16 yd from the ball, so it ends in an arc.",
        "A wider strip, the whole way to the goal, or a strip whose end is square.",
    ),
    "K": (
        "Alternative Rule 9: what it changes",
        "The spot and the worth. Players and the 5 yd from the wall follow a Penalty 5a, as the rule"
        " calls itself an option of Penalty 5; so does what follows a hit that fails. It stays a Penalty 2"
        " or 3 by name, so a hit that its own side does not carry out correctly is a 6b.",
        "The defender of a Penalty 2 or 3 stays, and its execution with him.",
    ),
    "L": (
        "Along the end wall, and at the corner",
        "Within 2 yd of the end wall, from 10 yd beside the goal up to where the straight wall stops."
        " Where it stops nearer than that: within 2 yd of that corner.",
        "Touching the wall, or anywhere beside the goal.",
    ),
    "M": (
        "A hit out of play: no closer than 5 yards to the end wall",
        "5 yd from every wall, since the text refers to Penalty 5a, which says the wall.",
        "5 yd from the end walls only.",
    ),
    "N": (
        "A Penalty 5a out of play: from the centre line",
        "On the centre line level with where the ball left, 5 yd from the wall.",
        "From the middle of the centre line.",
    ),
    "T": (
        "5 yards of the player making the hit",
        "5 yd from the ball: that is where he is when he hits. It binds the defender too.",
        "5 yd from the hitter all the way through his approach.",
    ),
    "U": (
        "Free hits that follow a failed one",
        "The text gives the place of the ball only. Players are placed as on a Penalty 5a, without its"
        " 25 yd; a goal from the hit that failed is off after a 6c too.",
        "Nobody is bound, and a goal counts where the text does not say that it is off.",
    ),
    "V": (
        "Nearer the goal than the centre",
        "Measured along the length of the arena; a place on the centre line is not nearer.",
        "Measured straight to the goal.",
    ),
    "W": (
        "Inside the 15, outside the 25",
        "A foul on the line is neither, so the hit from the spot is refused there.",
        "The line belongs to one of its sides.",
    ),
}
