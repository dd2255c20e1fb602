/** A part of a line of an outline: plain text, or a word that the reader fills in. */
export interface OutlinePart {
  readonly tipo: 'TEXTO' | 'LACUNA'
  /** Null for a blank whose word is not shown yet. */
  readonly texto: string | null
}

const blank = /\[\[([^[\]\n]{1,80})\]\]/g

/**
 * A line as its author writes it, `Grace is a [[gift]]`, in parts. Brackets that make no blank are text.
 *
 * @param isShown whether the words of blanks are shown
 */
export function toOutlineParts(line: string, isShown: boolean): OutlinePart[] {
  const parts: OutlinePart[] = []
  let end = 0
  for (const found of line.matchAll(blank)) {
    if (found.index > end) parts.push({ tipo: 'TEXTO', texto: line.slice(end, found.index) })
    parts.push({ tipo: 'LACUNA', texto: isShown ? (found[1] ?? '').trim() : null })
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ tipo: 'TEXTO', texto: line.slice(end) })
  return parts
}

/** Whether there is anything to fill in. */
export const hasBlank = (line: string) => line.search(blank) >= 0
