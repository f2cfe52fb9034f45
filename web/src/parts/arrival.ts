// Whoever goes on to another page by keyboard or ear goes on there at its beginning, not at that of the whole site.
import { place } from '../route.svelte'
import { afterFrame } from './turns'

/** For the main part of each page; whoever is somewhere on it already stays there. */
export function arrival(main: HTMLElement): (() => void) | undefined {
  if (!place.hasMoved) return undefined
  return afterFrame(() => document.activeElement === document.body && main.focus({ preventScroll: true }))
}
