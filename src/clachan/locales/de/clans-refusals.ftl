# Warum das Spiel Nein sagt: die Seiten laden es mit der ersten Absage

clans-card-not = { clans-card-object }
clans-game-over = Die Partie ist vorbei. Starte eine neue, um noch einmal zu spielen.
clans-still-dealing = Die Karten werden noch ausgeteilt. Warte einen Moment.
clans-deal-is-over = Das Austeilen ist vorbei. Lege eine deiner Handkarten.
clans-card-not-used = Die { clans-card } ist nicht im Spiel: Bei dieser Personenzahl gehen die Ränge von 3 bis { $highest }. Wähle eine andere Karte.
clans-not-in-bag = Die { clans-card } lässt sich nicht austeilen: Sie ist nicht mehr im Kartenstapel. Wähle eine andere.
clans-not-your-card = Du hast { clans-card-object } nicht auf der Hand. Wähle eine deiner Karten.
clans-no-such-slot = Diesen Platz gibt es nicht. Es liegen { $tiles } Tableaus aus, mit einem Einzelplatz an jedem Ende. Wähle einen anderen Platz.
clans-nothing-adjacent = Die { clans-card } passt nicht { clans-slot-to }: Weder daneben noch gegenüber liegt eine offene Karte. Wähle einen anderen Platz.
clans-no-match = Die { clans-card } passt nicht { clans-slot-to }: Keine Karte daneben oder gegenüber ist { clans-colour } oder eine{ "\u00A0" }{ $rank }. Wähle einen anderen Platz.
clans-a-card-fits = Verdeckt darfst du nur legen, wenn keine deiner Karten passt. Die { clans-card } passt aber { clans-slot-to }. Lege eine passende Karte.
clans-no-shield-left = Du hast keinen Schild mehr. Lege die Karte ohne Schild.
clans-deal-not-named = Nenne die Karte, die ausgeteilt wird, zum Beispiel: deal 7G.
clans-not-an-action = Das ist kein Zug in Clans and Glory. Wähle einen anderen.
clans-notation = „{ $text }“ ist kein Zug (CG 7). Gültig sind zum Beispiel 7G@2N3, 7G@2N3+ mit Schild, ~7G@2N3 verdeckt und deal 7G.
clans-card-not-named = Nenne die Karte, die du verdeckt legst, zum Beispiel: ~7G@2N3.
