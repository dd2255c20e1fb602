import { consoleEditor, consoleHistory } from './editor.ts'
import { consoleNewsFields } from './news-fields.ts'
import { consoleText } from './rich-text.ts'

/** The texts of the office that come with its first editor. */
export const messages = { consoleEditor, consoleHistory, consoleNewsFields, consoleText }
