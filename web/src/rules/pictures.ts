// What can be drawn; each game's pieces are loaded with the first picture that needs them.
import type { Component } from 'svelte'

export interface DrawingProps {
  /** What stands in the text behind the name of the drawing. */
  readonly words: readonly string[]
}

type Load = () => Promise<{ default: Component<DrawingProps> }>

const DRAWINGS: Readonly<Record<string, Load>> = {
  'clans:cards': () => import('../games/clans/rules/Cards.svelte'),
  'clans:targes': () => import('../games/clans/rules/Targes.svelte'),
  'clans:slots': () => import('../games/clans/rules/Slots.svelte'),
  'clans:takes': () => import('../games/clans/rules/Takes.svelte'),
  'glenmore:goods': () => import('../games/glenmore/rules/Goods.svelte'),
  'glenmore:tiles': () => import('../games/glenmore/rules/Tiles.svelte'),
  'glenmore:ring': () => import('../games/glenmore/rules/Ring.svelte'),
  'glenmore:market': () => import('../games/glenmore/rules/Market.svelte'),
  'glenmore:land': () => import('../games/glenmore/rules/Land.svelte'),
}

/** What the pictures of a game share, once on the page: the cloths of the clans. */
const GROUNDS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  clans: () => import('../pieces/tartans/Tartans.svelte'),
}

export function groundOf(game: string): (() => Promise<{ default: Component }>) | undefined {
  return GROUNDS[game]
}

export function drawingOf(what: string): Load | undefined {
  return DRAWINGS[what]
}
