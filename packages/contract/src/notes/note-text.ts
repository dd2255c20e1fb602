/** The names that a note's parts have in its Yjs document: its title is a text, what is written a tree (TipTap's). */
export const noteTitlePart = 'titulo'
export const noteTextPart = 'texto'

/** As much of a Yjs tree as its words need; whatever else stands in one has none. */
export interface NoteTree {
  readonly nodeName?: string
  toArray?(): readonly unknown[]
  toDelta?(): readonly { readonly insert?: unknown }[]
  getAttribute?(name: string): unknown
}

export const bullet = '• '
export const quoteMark = '> '

/** What is written in a tree, line by line: items of lists and quotes by what stands before them, all else plainly. */
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

/** What belongs to an item besides its first line stands below it, set in. */
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
