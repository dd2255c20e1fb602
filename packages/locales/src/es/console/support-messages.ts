import type { messages as pt } from '../../pt/console/support-messages.ts'
import type { Translation } from '../../translation.ts'
import { consoleSupport } from './support.ts'

/** The texts of support access. */
export const messages = { consoleSupport } satisfies Translation<typeof pt>
