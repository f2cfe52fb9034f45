"""In what two contests differ."""

from clachan.lab.arena.contest import Contest, Entrant
from clachan.lab.arena.files import Results
from clachan.lab.arena.sprt import Sprt


def difference(found: Results, contest: Contest, sprt: Sprt | None) -> tuple[str, str, str]:
    """The first field that is not the same, as it was and as it is asked for; empty where all are."""
    there, here = _fields(found.contest, found.sprt), _fields(contest, sprt)
    return next(
        ((field, there[field], here[field]) for field in there if there[field] != here[field]),
        ("", "", ""),
    )


def _fields(contest: Contest, sprt: Sprt | None) -> dict[str, str]:
    """By the names that they have on the command line or in the file."""
    return {
        "game": contest.game,
        "kind": contest.kind,
        "players": str(contest.players),
        "bots": ", ".join(_named(entrant) for entrant in contest.entrants),
        "seed": str(contest.seed),
        "sprt": f"{sprt.elo0:g},{sprt.elo1:g}" if sprt else "–",
        "deadline": f"{contest.deadline_ms / 1000:.15g}",
    }


def _named(entrant: Entrant) -> str:
    return entrant.spec if entrant.kind == "bot" else f'"{entrant.spec}"'
