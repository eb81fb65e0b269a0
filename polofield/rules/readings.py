"""Where the texts of USPA 2026 are open: what polofield takes, and what the other side would be.

A ruling names those it relies on by their letters. A reading is a choice made in code; the
function that makes it says so too.
"""

from __future__ import annotations

from typing import Final

from polofield.rulings.book import Reading

READINGS: Final[tuple[Reading, ...]] = (
    Reading(
        "A",
        "Penalty 2 from the spot: where the fouling side waits",
        "Behind the back line as well as 30 yd from the ball and clear of the goal: the "
        "text then bars it from entering the field, which only somebody off the field could "
        "do.",
        "Anywhere 30 yd from the ball.",
    ),
    Reading(
        "B",
        "Between the ball and the defended goal",
        "Goal side of the ball: no farther from the defended back line than the ball is, "
        "anywhere across.",
        "Only inside the wedge from the ball to the two posts.",
    ),
    Reading(
        "C",
        "Penalty 5a near the back line",
        "No least distance from the back line: the text gives one from boards and side lines only.",
        "The same 5 yd from every edge of the field.",
    ),
    Reading(
        "D",
        "Behind the 30-yard line",
        "All of the ground beyond it, the goal mouth and the end zone included: only "
        "Penalties 2 and 3 keep the goal itself clear.",
        "The goal mouth is barred as on a Penalty 2.",
    ),
    Reading(
        "E",
        "In the vicinity of the goal",
        "No figure is given, so no zone is drawn: the umpire judges.",
        "Some fixed distance from the goal.",
    ),
    Reading(
        "F",
        "Fair-play possession: behind the 30-yard line",
        "The line of the end that the opposing side defends, wherever the ball is: the text "
        "names no other. Far from that end it leaves the side in possession alone with the "
        "ball.",
        "The 30 yd are counted from the ball.",
    ),
    Reading(
        "G",
        "A ball that crosses between the posts",
        "That is a goal, so a knock-in or a safety there is refused. Between a post and 5 "
        "yd beside it a knock-in is taken 5 yd from the post; within 5 yd of the side, "
        "boards or line, 5 yd from it.",
        "A knock-in 5 yd from the nearer post whatever brought the ball there.",
    ),
    Reading(
        "H",
        "Penalty 5a: 25 yards from the goal",
        "25 yd from the nearest point of the goal mouth, as the words say. A foul nearer "
        "than that is moved to the nearest place that is 25 yd from the goal and 5 yd from "
        "the wall too.",
        "On or beyond the marked 25-yard line, which moves fouls out near the side walls "
        "that this reading leaves where they were.",
    ),
    Reading(
        "I",
        "Arena penalty 4: an arc of the goal",
        "Within 5 yd of the goal mouth, measured from its nearest point.",
        "A half disc of 5 yd about the centre of the goal.",
    ),
    Reading(
        "J",
        "The Right of Way of a ball at rest",
        "The strip ahead of the ball towards the centre of the goal, 5 ft each side of that "
        "line. It is kept clear to 16 yd from the ball, so it ends in an arc.",
        "A wider strip, the whole way to the goal, or a strip whose end is square.",
    ),
    Reading(
        "K",
        "Alternative Rule 9: what it changes",
        "The spot and the worth. Players and the 5 yd from the wall follow a Penalty 5a, as "
        "the rule calls itself an option of Penalty 5; so does what follows a hit that "
        "fails. It stays a Penalty 2 or 3 by name, so a hit that its own side does not "
        "carry out correctly is a 6b.",
        "The defender of a Penalty 2 or 3 stays, and so does the procedure.",
    ),
    Reading(
        "L",
        "Along the end wall, and at the corner",
        "Within 2 yd of the end wall, from 10 yd beside the goal up to where the straight "
        "wall stops. Where it stops nearer than that: within 2 yd of that corner.",
        "Touching the wall, or anywhere beside the goal.",
    ),
    Reading(
        "M",
        "A hit out of play: no closer than 5 yards to the end wall",
        "5 yd from every wall, since the text refers to Penalty 5a, which says the wall.",
        "5 yd from the end walls only.",
    ),
    Reading(
        "N",
        "A Penalty 5a out of play: from the centre line",
        "On the centre line level with where the ball left, 5 yd from the wall.",
        "From the middle of the centre line.",
    ),
    Reading(
        "O",
        "When the positions of a Penalty 5a or 5b lapse",
        "When the ball is hit or hit at, as with the other penalties: the text is silent.",
        "When the umpire calls “Play”.",
    ),
    Reading(
        "P",
        "Penalty 7: a handicap equal to or higher than that of any player",
        "Equal to or higher than that of every player of the fouling side: only then is there "
        "nobody with a handicap above it.",
        "Equal to or higher than that of at least one of them.",
    ),
    Reading(
        "Q",
        "Foul shot passed or late: the goal that “that team” defends",
        "The goal of the side that failed to hit. If it were the other goal, a Penalty 2 whose one "
        "approach is used up, or a Penalty 4 that is passed, would bring a Penalty 4; but the "
        "examples in the text give a Penalty 5a. On the 60 counts as inside it.",
        "The goal of the side that now hits.",
    ),
    Reading(
        "R",
        "Knock-in: when an opponent who was off the field may play",
        "Once past a properly positioned team-mate, or past midfield once the ball has gone "
        "30 yd. Level is not past.",
        "Past midfield in both cases.",
    ),
    Reading(
        "S",
        "Fair-play possession from the 60: a hit to a team-mate",
        "As on a side-out from the 60: 30 yd or more, the hitter waits for another player, "
        "and a shorter hit brings the same. The text gives no meaning of its own.",
        "Any hit towards a team-mate, however short.",
    ),
    Reading(
        "T",
        "5 yards of the player making the hit",
        "5 yd from the ball: that is where the hitter is at the hit. It binds the defender too.",
        "5 yd from the hitter all the way through the approach.",
    ),
    Reading(
        "U",
        "Free hits that follow a failed one",
        "The text gives the place of the ball only. Players are placed as on a Penalty 5a, "
        "without its 25 yd; a goal from the hit that failed is off after a 6c too.",
        "Nobody is bound, and a goal counts where the text does not say that it is off.",
    ),
    Reading(
        "V",
        "Nearer the goal than the centre",
        "Measured along the length of the arena; a place on the centre line is not nearer.",
        "Measured straight to the goal.",
    ),
    Reading(
        "W",
        "Inside the 15, outside the 25",
        "A foul on the line is neither, so the hit from the spot is refused there.",
        "The line belongs to one of its sides.",
    ),
    Reading(
        "CC",
        "Penalty 10: excluded in a manner consistent with Rule 33",
        "By a red card, with all that Rule 33 attaches to one.",
        "Out of this game only: no red card, no suspension from the next game, no complaint.",
    ),
    Reading(
        "DD",
        "Side-out: delays as on a Penalty 5a",
        "A ball that is not played within 5 s of the drop is lost in the same way as a Penalty "
        "5a that is not hit in time: it brings the other side a Penalty 5a from that spot, or a "
        "Penalty 4 where the spot is inside the 60 of the goal that the side at fault defends.",
        "The umpire chooses a penalty for delay of game.",
    ),
    Reading(
        "EE",
        "Arena penalties 5a and 5b: a ball that comes to a stop or is redirected",
        "Play goes on, as after a clean miss. The clause on a ball that is missed, comes to a "
        "stop or is redirected by the hitting side names no penalty, but its interpretation "
        "speaks of Penalties 2, 3 and 4 only.",
        "Only a clean miss leaves the ball in play; otherwise the other side gets a free hit, "
        "as on a Penalty 2, 3 or 4.",
    ),
    Reading(
        "FF",
        "Penalty 7: when the 15 minutes begin",
        "When play is stopped for the injury.",
        "When the umpires award the Penalty 7.",
    ),
)
"""Every reading, by its letter. X to BB are those of Rule 33."""
