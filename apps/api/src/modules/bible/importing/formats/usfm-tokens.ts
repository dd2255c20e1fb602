import { isCharacterStyle, isParagraphMarker } from './paragraph-markers.ts'

/** A marker with the text behind it; without a name: the text at the beginning, or behind a backslash that is no marker's. */
export interface Token {
  readonly name: string
  readonly isEnd: boolean
  readonly content: string
  readonly isAtLineStart: boolean
  /** The next marker of this name in the paragraph ends it; of a sidebar: its end stands before the next one. */
  readonly isClosed: boolean
  /** An empty one, whose text says something of it: `\zmark |x="1"\*`. */
  readonly isMilestone: boolean
}

const marker = /^(\+?(?:z[\w-]*|[a-z]+\d*(?:-(?:[se]\b|\d+))?))(\*?)/i

export const isPlace = (name: string) => name === 'id' || name === 'c'
const isKnown = (name: string) => name === 'v' || isPlace(name) || isParagraphMarker(name) || isCharacterStyle(name)

/** Splits the text of a file, or of a chapter, at its markers. */
export function readTokens(text: string): Token[] {
  const pieces = clearRemarks(text).split('\\')
  const paths = findPaths(pieces)
  const tokens: Token[] = []
  /** Whether the next marker of a name is an end; a paragraph forgets them. */
  const ahead = new Map<string, boolean>()
  let isSidebarEnded = false
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index] ?? ''
    const [whole = '', raw = '', star] = index === 0 || paths.has(index) ? [] : findMarker(piece)
    const name = raw.replace('+', '')
    const isEnd = star === '*'
    tokens.push({
      name: raw,
      isEnd,
      content: whole ? piece.slice(whole.length) : paths.has(index) ? `\\${piece}` : piece.replace(/^\*/, ''),
      isAtLineStart: /\n[ \t]*$/.test((pieces[index - 1] ?? '\n').slice(-80)),
      isClosed: name === 'esb' ? isSidebarEnded : ahead.get(name) === true,
      isMilestone: !isEnd && (/-[se]$/.test(raw) || pieces[index + 1]?.startsWith('*') === true),
    })
    if (isParagraphMarker(name) || isPlace(name)) ahead.clear()
    else if (name && name !== 'v') ahead.set(name, isEnd)
    if (name === 'esbe') isSidebarEnded = true
    else if (name === 'esb' || isPlace(name)) isSidebarEnded = false
  }
  return tokens.reverse()
}

/** A marker that is glued to the word behind it, which begins with a capital, ends before that. */
function findMarker(piece: string): readonly string[] {
  const found = marker.exec(piece) ?? []
  const [short = ''] = /^[a-z]{1,5}\d?(?=[A-Z])/.exec(found[1] ?? '') ?? []
  return short && !isKnown(found[1] ?? '') && isKnown(short) ? [short, short, ''] : found
}

/** A remark ends with its line, whatever markers stand in it. Numbers that are glued to their markers are parted. */
const clearRemarks = (text: string) =>
  text.replace(/^([ \t]*\\rem)\b[^\r\n]*/gm, '$1').replace(/\\([cv])(?=\d)/g, '\\$1 ')

/** The pieces that are parts of a file's path, such as `C:\folder\name`. */
function findPaths(pieces: readonly string[]): ReadonlySet<number> {
  const paths = new Set<number>()
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]?.slice(-40) ?? ''
    const isWithin = /(?:^|[^\p{L}\p{N}])[A-Za-z]:$/u.test(before) || (paths.has(index - 1) && !/\s/.test(before))
    if (isWithin && !isKnown(marker.exec(piece)?.[1] ?? '')) paths.add(index)
  }
  return paths
}
