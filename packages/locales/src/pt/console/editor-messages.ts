import { consoleEditor, consoleHistory, consoleText } from './editor.ts'
import { consoleNewsFields } from './news-fields.ts'

/** The texts of the office that come with its first editor. */
export const messages = { consoleEditor, consoleHistory, consoleNewsFields, consoleText }
