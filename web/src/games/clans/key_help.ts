import type { Words } from '../../app/i18n/words'

/** The keys of the table, each with what it does. */
export function keyHelp(words: Words): [key: string, does: string][] {
  return [
    [words.say('web-key-arrows'), words.say('web-clans-key-arrows')],
    ['Home, End', words.say('web-clans-key-ends')],
    ['Tab', words.say('web-clans-key-tab')],
    ['N, Shift+N', words.say('web-clans-key-next')],
    ['Enter', words.say('web-clans-key-enter')],
    ['S', words.say('web-clans-key-shield')],
    ['Esc', words.say('web-clans-key-escape')],
    ['?', words.say('web-clans-key-help')],
  ]
}
