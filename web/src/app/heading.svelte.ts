/** What the top bar knows of the page below it: the game at the table, else nothing. */
class Heading {
  game = $state('')
}

export const heading = new Heading()
