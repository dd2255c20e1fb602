import type { RichBlock, RichInline, RichText } from '@narthex/contract/content/rich-text'
import type { Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'

/** A line of a text, and its Bible references by their places in it. */
interface Line {
  readonly text: string
  readonly passages: readonly { readonly from: number; readonly to: number; readonly passage: string }[]
}

/**
 * Shows the Bible references that the API found, where the lines of the editor still say the same. The writer's text stays
 * as it is, and so does what can be undone.
 */
export function showBibleReferences(editor: Editor, doc: RichText): void {
  const { state, view } = editor
  const lines = doc.content.flatMap(readLines)
  const { tr } = state
  let index = 0
  state.doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    if (readText(node).trim() === '') return false
    const line = lines[index++]
    const isSame = line?.text === readText(node)
    if (line && isSame) markLine(tr, state.schema, position + 1, node, line)
    return false
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

function markLine(
  tr: Editor['state']['tr'],
  schema: Schema,
  start: number,
  { content }: Node,
  { passages }: Line,
): void {
  const type = schema.marks.bible
  if (!type) return
  tr.removeMark(start, start + content.size, type)
  for (const { from, to, passage } of passages) tr.addMark(start + from, start + to, type.create({ passage }))
}

/** Each leaf that is no text counts as one letter, as it does in the positions of ProseMirror. */
const readText = (node: Node) => node.textBetween(0, node.content.size, undefined, '\n')

function readLines(block: RichBlock): Line[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content?.length ? [readLine(block.content)] : []
    case 'blockquote':
      return block.content.flatMap(readLines)
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(readLines))
    default:
      return []
  }
}

function readLine(content: readonly RichInline[]): Line {
  const passages: { from: number; to: number; passage: string }[] = []
  let text = ''
  for (const inline of content) {
    const from = text.length
    text += inline.type === 'text' ? inline.text : '\n'
    const mark = inline.type === 'text' ? inline.marks?.find(({ type }) => type === 'bible') : undefined
    if (mark?.type === 'bible') passages.push({ from, to: text.length, passage: mark.attrs.passage })
  }
  return { text, passages }
}
