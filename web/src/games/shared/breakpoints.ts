import { MediaQuery } from 'svelte/reactivity'

/**
 * How a window shows the table of Clans and Glory. Wide ones lay it west to east, and all of it is in the
 * window. Others turn it, west at the top, and it scrolls: low ones beside the hand and the buttons
 * (`split`), high ones above them.
 */
export const lying = new MediaQuery(
  [
    '(min-width: 960px) and (min-height: 560px) and (orientation: landscape)',
    '(min-width: 1200px) and (min-height: 560px)',
  ].join(),
)
export const split = new MediaQuery(
  [
    '(min-width: 560px) and (max-height: 559px)',
    '(min-width: 700px) and (max-width: 959px) and (max-height: 759px)',
  ].join(),
)

/** Cards in the hand are large enough for their names. */
export const roomy = new MediaQuery('(min-width: 700px) and (min-height: 560px)')

/**
 * Glen More: where there is no room for the ring it is unrolled; the style sheets of ring and table say the
 * same.
 */
export const unrolled = new MediaQuery('(max-width: 699px), (max-width: 1199px) and (max-height: 479px)')

/** There is room beside the table. */
export const wide = new MediaQuery('min-width: 1200px')
