import type { messages as pt } from '../../pt/console/export-messages.ts'
import type { Translation } from '../../translation.ts'
import { consoleExport } from './export.ts'

/** The texts of exports of the whole church. */
export const messages = { consoleExport } satisfies Translation<typeof pt>
