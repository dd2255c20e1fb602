/** Words that docs and code do not use, with what to write instead: plain professional English can be searched. */
export const refusedWords = {
  whoever: 'name the person: the caller, the member, the client',
  whomever: 'name the person',
  whichever: 'the first that, any',
  meanwhile: 'in the meantime, or say what happened: someone else changed it',
  anew: 'again',
  nobody: 'no one, or name the person',
  somebody: 'someone, or name the person',
}

/** Titles of tests are sentences about people and may use these. */
export const wordsAllowedInTitles = new Set(['nobody', 'somebody'])

/** Names of constants that say nothing about the value. */
export const refusedConstants = new Set(['most', 'said', 'told', 'telling', 'one', 'thing'])

/** Texts of the demo churches are content in the voice of each church, not documentation. */
export const contentFolders = ['demo/src/churches/']
