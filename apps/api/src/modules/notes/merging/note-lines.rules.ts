import { bullet, noteLines, quoteMark } from '@narthex/contract/notes/note-text'
import * as Y from 'yjs'

/** A run of lines that belong together: all alike, by what they begin with. */
interface Run {
  readonly kind: 'paragraph' | 'bulletList' | 'orderedList' | 'blockquote'
  readonly lines: string[]
  /** The number of a list's first item. */
  readonly start?: number
}

/**
 * Replaces the text of a tree; `noteLines` is the inverse. Unchanged blocks at the beginning and end are not touched, so that
 * their formatting and concurrent edits from other devices survive.
 */
export function writeLines(tree: Y.XmlFragment, text: string): void {
  const now = tree.toArray().map((block) => noteLines({ toArray: () => [block] }).join('\n'))
  const wanted = runsOf(text)
  const wantedTexts = wanted.map(toText)
  const maxShared = Math.min(now.length, wantedTexts.length)
  let first = 0
  while (first < maxShared && now[first] === wantedTexts[first]) first++
  let last = 0
  while (last < maxShared - first && now.at(-1 - last) === wantedTexts.at(-1 - last)) last++
  tree.delete(first, now.length - first - last)
  tree.insert(first, wanted.slice(first, wanted.length - last).map(blockOf))
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const line of text.split('\n')) {
    const read = readLine(line)
    const before = runs.at(-1)
    if (before && before.kind === read.kind && read.kind !== 'paragraph' && follows(before, read.number)) {
      before.lines.push(read.rest)
    } else {
      const start = read.number === undefined ? {} : { start: read.number }
      runs.push({ kind: read.kind, lines: [read.rest], ...start })
    }
  }
  return runs
}

const follows = ({ start, lines }: Run, number: number | undefined) =>
  number === undefined || number === (start ?? 1) + lines.length

function readLine(line: string): { kind: Run['kind']; rest: string; number?: number } {
  if (line.startsWith(bullet)) return { kind: 'bulletList', rest: line.slice(bullet.length) }
  if (line.startsWith(quoteMark)) return { kind: 'blockquote', rest: line.slice(quoteMark.length) }
  const numbered = /^([1-9]\d{0,5})\. /.exec(line)
  if (numbered) return { kind: 'orderedList', rest: line.slice(numbered[0].length), number: Number(numbered[1]) }
  return { kind: 'paragraph', rest: line }
}

function toText({ kind, lines, start = 1 }: Run): string {
  if (kind === 'paragraph') return lines.join('\n')
  const mark = (index: number) =>
    kind === 'orderedList' ? `${start + index}. ` : kind === 'bulletList' ? bullet : quoteMark
  return lines.map((line, index) => `${mark(index)}${line}`).join('\n')
}

function blockOf({ kind, lines, start = 1 }: Run): Y.XmlElement {
  if (kind === 'paragraph') return paragraph(lines[0] ?? '')
  const block = new Y.XmlElement(kind)
  const asItem = kind === 'blockquote' ? paragraph : (line: string) => holding('listItem', paragraph(line))
  // A number, as the editor's own are: the library's type knows texts alone.
  if (kind === 'orderedList') block.setAttribute('start', start as unknown as string)
  block.insert(0, lines.map(asItem))
  return block
}

function paragraph(text: string): Y.XmlElement {
  return holding('paragraph', ...(text ? [new Y.XmlText(text)] : []))
}

function holding(name: string, ...children: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement {
  const element = new Y.XmlElement(name)
  element.insert(0, children)
  return element
}
