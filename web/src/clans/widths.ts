import { MediaQuery } from 'svelte/reactivity'

/** Wide windows lay the table west to east; narrower ones turn it, west at the top. */
export const lying = new MediaQuery('min-width: 1200px')

/** Cards in the hand are large enough for their names. */
export const roomy = new MediaQuery('min-width: 700px')
