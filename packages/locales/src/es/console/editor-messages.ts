import type { messages as pt } from '../../pt/console/editor-messages.ts'
import type { Translation } from '../../translation.ts'
import { consoleEditor, consoleHistory } from './editor.ts'
import { consoleImage } from './image-field.ts'
import { consoleNewsFields } from './news-fields.ts'
import { consolePreview } from './preview.ts'
import { consoleText } from './rich-text.ts'
import { consoleWidgets } from './widgets.ts'

/** The texts of the office that come with its first editor. */
export const messages = {
  consoleEditor,
  consoleHistory,
  consoleImage,
  consoleNewsFields,
  consolePreview,
  consoleText,
  consoleWidgets,
} satisfies Translation<typeof pt>
