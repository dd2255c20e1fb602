import type { messages as pt } from '../../pt/console/entry-messages.ts'
import type { Translation } from '../../translation.ts'
import { secondStep } from '../second-step.ts'
import { validation } from '../validation.ts'
import { consoleEntry } from './entry.ts'
import { consoleKeys, consoleSearch } from './search.ts'

/** The texts of what is filled in, and of what opens above the page: the way in, every form, the search, the keys. */
export const messages = { consoleEntry, consoleKeys, consoleSearch, secondStep, validation } satisfies Translation<
  typeof pt
>
