/** The seat of the die, the bag and the deck. */
export const CHANCE = -1
