"""Why a play is refused and why the game ends, with the rule behind each."""

from clachan.core import Reason


class ClansReason(Reason):
    GAME_OVER = "clans-game-over", "CG 5.1"
    STILL_DEALING = "clans-still-dealing", "CG 3.2"
    DEAL_IS_OVER = "clans-deal-is-over", "CG 3.2"
    CARD_NOT_USED = "clans-card-not-used", "CG 3"
    NOT_IN_BAG = "clans-not-in-bag", "CG 3.2"
    NOT_YOUR_CARD = "clans-not-your-card", "CG 4.1"
    NO_SUCH_SLOT = "clans-no-such-slot", "CG 2.2"
    SLOT_TAKEN = "clans-slot-taken", "CG 4.1"
    NOTHING_ADJACENT = "clans-nothing-adjacent", "CG 4.1"
    NO_MATCH = "clans-no-match", "CG 4.1"
    A_CARD_FITS = "clans-a-card-fits", "CG 4.2"
    NO_SHIELD_LEFT = "clans-no-shield-left", "CG 4.3"
    CARD_NOT_NAMED = "clans-card-not-named", "CG 7.1"
    DEAL_NOT_NAMED = "clans-deal-not-named", "CG 7.2"
    NOT_AN_ACTION = "clans-not-an-action", "CG 7"


class Ending(Reason):
    LAST_CARD = "clans-last-card", "CG 5.1"
