"""The words of outdoor Rule 37, the penalties, and of how foul shots are carried out."""

from __future__ import annotations

from typing import NamedTuple


class PenaltyWords(NamedTuple):
    """The words of outdoor Rule 37, the penalties, and of how foul shots are carried out."""

    # Sentences
    penalty_1_says: str = (
        "A goal to {hit} for a dangerous or deliberate foul near the goal to save a goal; ends"
        " change and {hit} restarts with a Penalty 5b."
    )
    penalty_2_says: str = (
        "Ball on the {out}, opposite the centre of the goal. {Opp} stays behind the back line,"
        " outside the goal, until it is hit, and then off the field."
    )
    penalty_2_from_spot_says: str = (
        "Ball where the foul was. {Opp} stays behind the back line, {clear} or more from the"
        " ball and outside the goal, until it is hit, and then off the field."
    )
    penalty_3_says: str = (
        "Ball on the {out}, opposite the centre of the goal. {Hit} stays behind that line, {opp}"
        " behind the back line, outside the goal, until it is hit; nobody defends, and {hit} has"
        " one hit."
    )
    penalty_3_defended_says: str = (
        "Ball on the {out}, opposite the centre of the goal. {Hit} stays behind that line, {opp}"
        " behind the back line, outside the goal, until it is hit; then {opp} may enter, but not"
        " between the posts."
    )
    penalty_4_says: str = (
        "Ball on the {out}, opposite the centre of the goal. {Opp} stays behind its {behind}"
        " until “Play” is called and it is hit. {Hit} stands anywhere, on or off the field."
    )
    penalty_5a_says: str = (
        "Ball where it was, at least {inset} from the {edge}. {Opp} stays at least {clear} from it"
        " and between it and the goal until it is hit. {Hit} stands anywhere."
    )
    penalty_5b_says: str = (
        "Ball at the centre of the field. {Opp} stays at least {clear} from it and between it and the"
        " goal until it is hit. {Hit} stands anywhere."
    )
    penalty_6_says: str = (
        "Ball on the {out}, opposite where it crossed but no more than {across} from the centre"
        " of that line. {Opp} stays behind its {behind} until “Play” is called and the ball is"
        " hit. {Hit} stands anywhere, on or off the field."
    )
    penalty_7_says: str = (
        "A foul has disabled one of {hit}’s players: {hit} brings a substitute, or its captain"
        " names {who} to leave, and both sides play on with {side} players."
    )
    nearest_above: str = "the {opposing} player nearest above in handicap (any, if nobody is above)"
    nearest_above_is: str = "an opponent with a handicap of {handicap}, the nearest above,"
    nobody_above: str = "any {opposing} player, as nobody there has a higher handicap,"
    penalty_8_says: str = "The umpire sends the horse off; it may not be played again in this game."
    penalty_9_says: str = (
        "The side at fault forfeits the game; if both are at fault, both forfeit it."
    )
    penalty_10_says: str = (
        "The umpire may exclude a player from the game, in a manner consistent with Rule 33, for a"
        " deliberate, dangerous foul or for conduct prejudicial to the game."
    )

    # Zones
    behind_back_line: str = "{Opp} behind the back line, outside the goal"
    clear_of_ball: str = "{Opp} at least {clear} from the ball"
    behind_ball_line: str = "{Hit} behind the {out}"
    behind_30: str = "{Opp} behind its {behind}"
    goal_side: str = "{Opp} between the ball and its own goal"

    # Why a ball is moved
    from_the_edge: str = "at least {inset} from the {edge}"
    from_the_middle: str = "at most {across} from the centre of the {out}"

    # Clocks
    hit_within: str = "hit or hit at within"
    hit_within_since: str = "“Play”"
    find_replacement: str = "{hit} finds a substitute, or names the player to be removed, within"
    find_replacement_since: str = "the stoppage"

    # Prohibitions
    one_approach: str = (
        "The hitter may approach the ball only once, and may neither pass it nor circle again."
    )
    not_before_play: str = "Nobody may hit or hit at the ball before “Play”."
    not_before_play_stopped: str = "Nobody may hit or hit at the ball before “Play”: the clock is stopped and the ball is out of play."
    stay_off: str = "No {opposing} player may enter the field once the ball is in play."
    stay_off_undefended: str = "No {opposing} player may enter the field from behind the back line."
    not_through_goal: str = "No {opposing} player may enter the field between the posts."
    one_hit: str = (
        "{Hit} may hit or hit at the ball only once, and may then neither play it nor affect its"
        " course."
    )
    one_hit_until: str = (
        "After its one hit {hit} may neither play the ball nor affect its course until an"
        " opponent has hit or hit at it, or it has touched a post, an opponent or an opponent’s"
        " horse."
    )
    not_injured_back: str = (
        "Once both sides are down to {side} players, the injured player may not return."
    )
    only_from_foul: str = (
        "Only for an injury that a foul caused, at the umpires’ discretion alone, in addition to"
        " the penalty for that foul."
    )
    not_after_play: str = (
        "Only at the time of the foul. Once play has resumed it is an ordinary injury (Rule 21.d): the game"
        " is stopped, and the injured player’s side has {wait} to find a substitute."
    )
    horse_out: str = "The horse may not be played again in this game."

    # Consequences: when
    improper_stopped_goal: str = (
        "the umpire finds that the hit would have been a goal but for an opponent who entered the field"
        " improperly"
    )
    improper_no_goal: str = (
        "the umpire finds that {opp} deflected the hit, or that it went wide, and a defender entered the"
        " field improperly"
    )
    procedure_stopped_goal: str = (
        "the umpire finds that the hit would have been a goal but for {opp}’s failure to follow the"
        " procedure"
    )
    goal_awarded_when: str = "the goal is awarded"
    hit_fails: str = "the hitter passes the ball, or does not hit or hit at it within {seconds}"
    missed: str = "the hitter swings and misses"
    hit_early: str = "the ball is hit or hit at before “Play”"
    kicked_after: str = "after the hit, the hitter’s horse kicks the ball"
    kicked_untouched: str = (
        "after the hit, the hitter’s horse kicks the ball before an opponent has hit or hit at it or it has"
        " touched a post, an opponent or an opponent’s horse"
    )
    into_foot: str = "the ball is hit into the horse’s foot and goes in"
    comes_out: str = "once it is hit, {opp} comes out from behind the back line beside the posts"
    kicked_before: str = "the hitter’s horse kicks the ball on the approach"
    removed_when: str = "a player is removed"
    disabled_substitute: str = "{hit} brings a qualified substitute"
    rule_cured: str = (
        "the violation was of Rule 5, 6a or 6b, and it is put right without delaying the game"
    )
    rule_6a: str = "the violation was of Rule 6a"
    both_forfeit_when: str = "both sides incur a forfeit in the same game, whichever came first"
    excluded_when: str = "a player is excluded"
    in_this_game: str = "in this game"
    in_the_next_game: str = "in the next game"
    besides: str = "in addition"
    handicap_game: str = "it is a handicap game"
    ball_breaks: str = "the ball breaks as it is first hit"
    into_goal: str = "the ball goes into the goal"

    # Consequences: then
    goal_scored: str = "a goal; ends change for the throw-in"
    goal_to_hitters: str = "goal to {hit}"
    taken_again: str = "the penalty is taken again"
    penalty_5b_ends_changed: str = "ends change and {hit} hits a Penalty 5b"
    foul_shot_lost: str = "{opp} gets a Penalty 5a from that spot"
    foul_shot_lost_in_60: str = (
        "{opp} gets a Penalty 4, as that spot is inside the {out} of the goal that {hit} defends"
    )
    lost_at_the_whistle: str = "the whistle sounds, and {lost}"
    again_same_place: str = "again with another ball, in the same way and from the same place"
    dead_ball: str = "the ball is dead"
    live_ball: str = "the ball is live"
    foul_by_hitter: str = "a foul by the hitter"
    second_hit: str = "it counts as a second hit: free hit to {opp}"
    not_second_hit: str = "that is not a second hit: the goal counts"
    kick_is_play: str = "the ball is live: play goes on"
    defends: str = "{opp} may defend: play goes on"
    goal_counts: str = "the goal counts"
    was_the_approach: str = "that was the one approach, so {lost}"
    play_on_with: str = (
        "both sides play on with {side} players to the end; {opp} may then substitute at an"
        " appropriate time, up to the total handicap that its other {side} had when the penalty"
        " was given, and the removed player stays eligible as a substitute"
    )
    play_on_full: str = "nobody is removed"
    handicap_stays: str = "the handicap stays as it was at the time of the infraction"
    horse_back: str = "the horse may be allowed to play again"
    forfeited: str = "the game is forfeited"
    both_forfeit: str = "both forfeit"
    red_card: str = "that player is shown a red card, as in Rule 33"

    # Procedure
    play_promptly: str = "The umpire calls “Play” as soon as all players have had the chance to take a safe position."
    approach: str = (
        "Moving forward towards the ball is approaching it. Permission to circle again is not"
        " granted."
    )

    # Conditions of the defended Penalty 3
    defended_where: str = (
        "Only where the host committee elected it and told the teams before an event with an upper"
        " handicap limit of {goals} goals or more, every game officiated by {umpires} certified"
        " professional umpires (USPA Umpires LLC may approve otherwise)."
    )
    choice_of_spot: str = "{Hit} may elect to hit from the spot of the foul instead."
    choice_of_line: str = "{Hit} may elect to hit from the centre of the {out} instead."

    # Notes
    retires: str = (
        "Only where the player is disabled so badly that the umpire permits or orders the player"
        " to retire."
    )
    handicaps_asked: str = "Disabled: a handicap of {disabled}. The side that fouled: {team}."
    no_room: str = (
        "No place on the field is legal for {opp} here; its players wait behind the back line."
    )
