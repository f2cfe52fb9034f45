# Schritt für Schritt durch eine Partie

web-replay = Rückblick
web-replay-before = Vor dem ersten Zug
web-replay-dealt = Der Aufbau ist fertig. Als Nächstes: Zug 1.
web-replay-turn = { $turn ->
    [0] Vor Zug 1 von { $turns }
   *[other] Zug { $turn } von { $turns }
}
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug vor
web-replay-keys = ← →: ein Schritt. Umschalt + ← →: ein Zug. Pos1, Ende: erste, letzte Stellung.
web-replay-steps = Wiedergabe
web-replay-slider = Stellung
web-replay-first = Erste Stellung
web-replay-last = Letzte Stellung
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-seat = Ansicht
web-replay-spectator = Publikum
web-replay-scores = Zwischenstand
web-replay-so-far = bisher
web-replay-link = Link kopieren
web-replay-link-about = Link zu dieser Stellung
web-replay-dealt-again = Am neuen Tisch spielen Bots auf den anderen Plätzen, und verdeckte Karten werden neu ausgeteilt.
web-review = Stellung { $ply } von { $plies }
web-review-back = Zurück
web-review-on = Weiter
web-review-end = Zum aktuellen Stand

## Punkteverlauf und Wendepunkte

web-course-about = Der Zwischenstand aller Personen nach jedem Zug.
web-course-empty = Es wurde kein Zug gespielt.
web-course-after = Punkte nach Zug { $turn }
web-course-turn = Zug { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = Als Tabelle
web-course-column = Zug
web-course-row = { $turn }, { $player }
web-swings = Wendepunkte
web-swing-leads = { $reader ->
    [yes] Ab hier führst du bis zum Ende.
   *[no] Ab hier führt { $player } bis zum Ende.
}
match-swing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
match-swing-by = { $change ->
    [gain] { $rival ->
        [-1] { $reader ->
            [yes] Du machst { match-swing-points } auf die stärkste Konkurrenz gut
           *[no] { $player } macht { match-swing-points } auf die stärkste Konkurrenz gut
        }
       *[other] { $reader ->
            [yes] Du machst { match-swing-points } auf { $opponent } gut
            [rival] { $player } macht { match-swing-points } auf dich gut
           *[no] { $player } macht { match-swing-points } auf { $opponent } gut
        }
    }
   *[loss] { $rival ->
        [-1] { $reader ->
            [yes] Du verlierst { match-swing-points } auf die stärkste Konkurrenz
           *[no] { $player } verliert { match-swing-points } auf die stärkste Konkurrenz
        }
       *[other] { $reader ->
            [yes] { $opponent } macht { match-swing-points } auf dich gut
            [rival] Du machst { match-swing-points } auf { $player } gut
           *[no] { $opponent } macht { match-swing-points } auf { $player } gut
        }
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] Dein Abstand zur stärksten Konkurrenz bleibt gleich.
   *[no] { $player } behält den Abstand zur stärksten Konkurrenz.
}
