import { consoleEditor, consoleHistory, consoleText } from './editor.ts'
import { consoleImage } from './image-field.ts'
import { consoleNewsFields } from './news-fields.ts'

/** The texts of the office that come with its first editor. */
export const messages = { consoleEditor, consoleHistory, consoleImage, consoleNewsFields, consoleText }
