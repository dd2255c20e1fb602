import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useTranslations } from 'use-intl'
import { useEditorValue } from '../core/use-editor-value.ts'
import { countWords } from './word-count.ts'

/** How many words the text has. It is read where it stands and never announced: each key would change it. */
export function CountLine({ editor }: { readonly editor: Editor }) {
  const t = useTranslations('consoleText')
  const count = useEditorValue(editor, ({ state }) => countIn(state.doc))
  return <p className="content-count">{t('words', { count })}</p>
}

/** A document never changes: the cursor moves without counting. */
const counts = new WeakMap<Node, number>()

function countIn(doc: Node): number {
  const count = counts.get(doc) ?? countWords(doc.textBetween(0, doc.content.size, '\n', '\n'))
  counts.set(doc, count)
  return count
}
