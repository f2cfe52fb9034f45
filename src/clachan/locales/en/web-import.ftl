# A record that is refused, in the browser

web-import-entry = Log entry { $entry }: { $sentence }
web-import-foreign = This is not a Clachan game file. Choose one that was saved with “{ web-export }”; its name ends in .json.
web-import-empty = The file is empty. Save the match again and choose the new file.
web-import-cut-off = The file is cut off: its end is missing. Copy it again, or save the match once more.
web-import-encoded = Another program has rewritten this file. Choose the original, just as Clachan saved it.
web-import-newer = The file comes from a newer version of Clachan. Bring this one up to date, or open the file where it was saved.
web-import-older = The match was played by older rules, which this version of Clachan no longer knows.
web-import-part = The file was saved while the match was still running, so it holds only what one player saw. Save it once more when the match is over.
web-import-changed = The file was changed: its result does not follow from its moves. Choose the original.
web-import-seal = The file was changed: the seal of its shuffle does not fit the match. Choose the original.
web-import-damaged = The file is damaged. Choose the original, or save the match once more.
web-import-damaged-at = The file is damaged: step { $entry } of the match cannot have happened like that. Choose the original, or save the match once more.
web-import-too-long = This match is too long for a table.
web-import-details = Details
