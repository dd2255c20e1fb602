import { consoleEntry } from './entry.ts'
import { consoleKeys, consoleSearch } from './search.ts'

/** The texts of the way in, and of what opens above the page: questions of the session, the search, the keys. */
export const messages = { consoleEntry, consoleKeys, consoleSearch }
