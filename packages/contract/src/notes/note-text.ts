/** The parts of a note's Yjs document: the title is a text, the body a tree (TipTap's). */
export const noteTitlePart = 'titulo'
export const noteTextPart = 'texto'

/** The part of a Yjs tree that has text. */
export interface NoteTree {
  readonly nodeName?: string
  toArray?(): readonly unknown[]
  toDelta?(): readonly { readonly insert?: unknown }[]
  getAttribute?(name: string): unknown
}

export const bullet = '• '
export const quoteMark = '> '

/** The text of a tree, line by line; items of lists and quotes have a prefix. */
export function noteLines(tree: NoteTree): string[] {
  return childrenOf(tree).flatMap(blockLines)
}

function blockLines(block: NoteTree): string[] {
  switch (block.nodeName) {
    case 'bulletList':
      return childrenOf(block).flatMap((item) => itemLines(item, bullet))
    case 'orderedList': {
      const first = Number(block.getAttribute?.('start') ?? 1) || 1
      return childrenOf(block).flatMap((item, index) => itemLines(item, `${first + index}. `))
    }
    case 'blockquote':
      return noteLines(block).map((line) => `${quoteMark}${line}`)
    case 'listItem':
      return noteLines(block)
    default:
      return inlineText(block).split('\n')
  }
}

/** The further lines of an item are indented below its first line. */
function itemLines(item: NoteTree, mark: string): string[] {
  const [first = '', ...more] = noteLines(item)
  return [`${mark}${first}`, ...more.map((line) => `  ${line}`)]
}

function inlineText(node: NoteTree): string {
  if (node.toDelta)
    return node.toDelta().reduce((text, { insert }) => text + (typeof insert === 'string' ? insert : ''), '')
  if (node.nodeName === 'hardBreak') return '\n'
  return childrenOf(node).map(inlineText).join('')
}

function childrenOf(tree: NoteTree): NoteTree[] {
  return (tree.toArray?.() ?? []).filter((child): child is NoteTree => typeof child === 'object' && child !== null)
}
