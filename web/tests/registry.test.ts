// The games that the pages draw, and those that they do not.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coachOf } from '../src/games/coaches'
import { isDrawn, uiOf } from '../src/games/registry'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path))
// A game knows itself, and the generated types name every message.
const OWN = /^games\/(registry\.ts$|clans\/|glenmore\/)|^api\/protocol\.ts$/

describe('the registry of games', () => {
  it('is the only module that knows the names of the games', () => {
    const others = SOURCES.filter((path) => !OWN.test(path))
    expect(others.length).toBeGreaterThan(100)
    const naming = others.filter((path) =>
      /['"`](clans|glenmore)['"`]/.test(readFileSync(`src/${path}`, 'utf-8')),
    )
    expect(naming).toEqual([])
  })

  it.each(['tricks', 'constructor'])('shows %s, a game without an entry, as text', (game) => {
    expect(isDrawn(game)).toBe(false)
    const { play, replay, sounds } = uiOf(game)
    expect([play, replay, coachOf(game), sounds]).toEqual([undefined, undefined, undefined, undefined])
  })
})
