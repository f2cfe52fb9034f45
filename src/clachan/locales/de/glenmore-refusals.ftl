# Warum das Spiel Nein sagt: die Seiten laden es mit der ersten Absage

glenmore-resource-none = { $resource ->
    [stone] keinen
   *[other] kein
} { glenmore-resource }
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
glenmore-missing = { $missing ->
    [wood] 1 Holz
    [stone] 1 Stein
    [grain] 1 Getreide
    [cattle] 1 Rind
    [sheep] 1 Schaf
    [wood-stone] 1 Holz und 1 Stein
    [wood-grain] 1 Holz und 1 Getreide
    [wood-cattle] 1 Holz und 1 Rind
    [wood-sheep] 1 Holz und 1 Schaf
    [stone-grain] 1 Stein und 1 Getreide
    [stone-cattle] 1 Stein und 1 Rind
    [stone-sheep] 1 Stein und 1 Schaf
    [cattle-sheep] 1 Rind und 1 Schaf
    [wood-stone-grain] 1 Holz, 1 Stein und 1 Getreide
    [wood-stone-cattle] 1 Holz, 1 Stein und 1 Rind
    [wood-stone-sheep] 1 Holz, 1 Stein und 1 Schaf
   *[any] mehr Ressourcen
}
glenmore-not-an-action = Das ist kein Zug in Glen More. Wähle einen anderen.
glenmore-notation = „{ $text }“ ist kein Zug (GM 13). Gültig sind zum Beispiel: take 12 -1,0; pay wood 0,1; buy stone; activate 0,0; move 0,0 0,1; done. In Aufzeichnungen auch: draw 12; roll 2.
glenmore-game-over = Die Partie ist nach der dritten Wertung vorbei. Starte eine neue, um noch einmal zu spielen.
glenmore-chance-moves = Gerade werden Plättchen gezogen, oder es wird gewürfelt. Warte einen Moment.
glenmore-not-chance = Gezogen und gewürfelt wird automatisch. Wähle einen anderen Zug.
glenmore-not-in-stack = Der aktuelle Stapel enthält { glenmore-tile-object } nicht. Wähle ein anderes Plättchen.
glenmore-not-this-decision = Das geht jetzt nicht. { $decision ->
    [taking] Wähle ein Plättchen aus der Kette und ein Feld dafür.
    [paying] Bezahle zuerst die Kosten.
    [selling] Verkaufe zuerst eine Ressource: Noch kannst du nicht bezahlen.
    [payingmember] Gib zuerst 1 Clanmitglied oder 1 Chieftain für Loch Ness ab.
    [gaining] Wähle zuerst eine Ressource.
    [resolving] Nutze zuerst Loch Shiel.
    [activating] Aktiviere Plättchen oder beende das Aktivieren.
    [moving] Wähle ein Clanmitglied, dann sein Ziel, oder beende deinen Zug.
   *[other] Warte, bis du am Zug bist.
}
glenmore-not-in-chain = Du kannst { glenmore-tile-object } nicht nehmen: Dieses Plättchen liegt nicht in der Kette. Wähle ein anderes.
glenmore-must-take = Du darfst ein Plättchen nur aus dem Spiel entfernen, wenn du keines nehmen kannst. Nimm eines.
glenmore-cell-taken = Dieses Feld ist belegt: Dort hast du schon { glenmore-laid-object } liegen. Wähle ein freies Feld.
glenmore-no-side = Du kannst { glenmore-tile-object } nur Seite an Seite mit einem deiner Plättchen anlegen. Wähle ein anderes Feld.
glenmore-no-member-near = Du kannst { glenmore-tile-object } nur neben einem deiner Clanmitglieder anlegen. Hier steht keines daneben. Wähle ein anderes Feld.
glenmore-no-space-fits = Für { glenmore-tile-object } gibt es gerade kein Feld: Das Plättchen muss { $way ->
    [river] deinen Fluss im Norden oder Süden fortsetzen, neben einem deiner Clanmitglieder.
    [road] deine Straße im Osten oder Westen fortsetzen, neben einem deiner Clanmitglieder.
   *[plain] an deine Auslage und neben ein Clanmitglied, aber nicht dorthin, wo Fluss oder Straße weitergehen.
} Wähle ein anderes.
glenmore-way-broken = Du kannst { glenmore-tile-object } hier nicht anlegen: { $end ->
    [river] Hier muss dein Fluss weitergehen.
    [road] Hier muss deine Straße weitergehen.
   *[own] { $way ->
        [river] Der Fluss passt nicht zu den Plättchen daneben.
       *[road] Die Straße passt nicht zu den Plättchen daneben.
    }
} Wähle ein anderes Feld.
glenmore-second-way = Du kannst { glenmore-tile-object } hier nicht anlegen: { $way ->
    [river] Damit würde ein zweiter Fluss beginnen. Setze deinen Fluss im Norden oder Süden fort.
   *[road] Damit würde eine zweite Straße beginnen. Setze deine Straße im Osten oder Westen fort.
}
glenmore-cannot-pay = { $purpose ->
    [laying] Du kannst { glenmore-tile-object } nicht bezahlen
   *[activating] Du kannst { glenmore-tile-object } nicht aktivieren
}: Du brauchst noch { glenmore-missing }. Du hast { glenmore-coins }, Verkauf bringt { $sale ->
    [0] nichts
   *[other] max. { $sale }
}. { $short ->
    [-1] Im Lager ist zu wenig.
    [0] Das reicht nicht.
    [one] Dir fehlt { $short } Münze.
   *[other] Dir fehlen { $short } Münzen.
} Wähle etwas anderes.
glenmore-row-full = Im Lager gibt es { glenmore-resource-none } mehr. Bezahle auf andere Weise.
glenmore-row-empty = Du kannst jetzt { glenmore-resource-none } verkaufen: In dieser Reihe liegen keine Münzen. Wähle eine andere Ressource.
glenmore-no-coins = Für { glenmore-resource-object } brauchst du { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}. Du hast { glenmore-coins }. Verkäufe { $sale ->
    [0] bringen nichts
    [one] bringen { $sale } Münze
   *[other] bringen bis zu { $sale } Münzen
}. { $sale ->
    [0] Bezahle auf andere Weise.
   *[other] Verkaufe zuerst etwas oder bezahle auf andere Weise.
}
glenmore-no-whisky = Du kannst { glenmore-tile-object } nicht bezahlen: Du brauchst 1 Whiskyfass und hast keines. Wähle ein anderes Plättchen.
glenmore-no-cube-there = { $kind ->
    [none] Dort hast du kein Plättchen, also gibt es dort auch { glenmore-resource-none }.
   *[other] Du kannst { glenmore-resource-none } { glenmore-laid-from } nehmen: Dort liegt { $resource ->
        [stone] keiner
       *[other] keines
    }.
} Wähle ein anderes Plättchen.
glenmore-not-due = Bezahle jetzt { $due ->
    [wood] 1 Holz
    [stone] 1 Stein
    [grain] 1 Getreide
    [cattle] 1 Rind
   *[sheep] 1 Schaf
}, nicht { glenmore-resource-object }.
glenmore-kind-used = Du hast schon { glenmore-resource-object } bezahlt. Alle Ressourcen müssen verschieden sein. Wähle eine andere.
glenmore-rest-unpayable = Wenn du { glenmore-resource-object } so bezahlst, reicht es nicht für den Rest. Bezahle anders oder verkaufe zuerst.
glenmore-cell-loses-member = Ohne das bezahlte Clanmitglied stünde keines mehr neben Loch Ness. Wähle einen anderen Zug.
glenmore-no-chieftain = Du hast keinen Chieftain. Gib stattdessen 1 Clanmitglied ab.
glenmore-cannot-stop = Du musst noch { $required ->
    [one] { $required } Ressource
   *[other] { $required } Ressourcen
} bezahlen, bevor du aufhören kannst.
glenmore-no-tile-there = Dort hast du kein Plättchen. Wähle eines deiner Plättchen.
glenmore-not-near = Du kannst { glenmore-laid-object } jetzt nicht aktivieren. Wähle das neue Plättchen oder einen seiner Nachbarn.
glenmore-already-activated = Du hast { glenmore-laid-object } in diesem Zug schon aktiviert. Wähle ein anderes Plättchen.
glenmore-never-activated = Du kannst { glenmore-laid-object } nicht aktivieren: Seen werden nicht aktiviert. Wähle ein anderes Plättchen.
glenmore-tile-full = Du kannst { glenmore-laid-object } nicht aktivieren: Dort { $cubes ->
    [one] liegt schon { $cubes } Ressource
   *[other] liegen schon { $cubes } Ressourcen
} (max. { $limit }). Verkaufe zuerst eine davon oder bezahle mit ihr.
glenmore-not-your-ness = Du hast die Karte Loch Ness nicht. Wähle einen anderen Zug.
glenmore-ness-used = Du hast Loch Ness in diesem Zug schon genutzt. Im nächsten Zug kannst du es wieder nutzen.
glenmore-ness-not-now = In dem Zug, in dem du Loch Oich anlegst, kannst du Loch Ness nicht nutzen. Du kannst auch ohne Loch Ness alle deine Plättchen aktivieren.
glenmore-no-member-there = { $kind ->
    [none] Dort hast du kein Plättchen, also auch kein Clanmitglied.
   *[other] Du kannst kein Clanmitglied { glenmore-laid-from } bewegen: Dort steht keines.
} Wähle ein anderes Plättchen.
glenmore-not-a-neighbour = Ein Clanmitglied kann nicht { glenmore-laid-from } { glenmore-other-to } ziehen: Diese Plättchen sind nicht benachbart. Wähle ein anderes.
glenmore-last-member = Dein letztes Clanmitglied muss bis zu deinem letzten Zug in deiner Auslage bleiben. Wähle etwas anderes oder beende deinen Zug.
