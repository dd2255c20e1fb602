/// <reference path="./pdf-libraries.d.ts" />
import createBidi from 'bidi-js'

const bidi = createBidi()
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

export interface DirectedPart {
  readonly text: string
  /** Read from the right: its words, and signs without a direction of their own, stand from the right, too. */
  readonly isFromRight: boolean
}

/** The parts of a line from the left to the right, by the Unicode bidirectional algorithm. Brackets are turned. */
export function orderParts(line: string): DirectedPart[] {
  if (!rightToLeft.test(line)) return [{ text: line, isFromRight: false }]
  const { levels } = bidi.getEmbeddingLevels(line)
  const parts: { text: string; level: number }[] = []
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0
    const last = parts.at(-1)
    const sign = line.charAt(at)
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign
    if (last && last.level === level) last.text += shown
    else parts.push({ text: shown, level })
  }
  return reorder(parts).map(({ text, level }) => ({ text, isFromRight: level % 2 === 1 }))
}

/** Rule L2: from the highest level down, parts of that level and higher ones are reversed. */
function reorder<P extends { readonly level: number }>(parts: readonly P[]): P[] {
  const ordered = [...parts]
  for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

/** Whether a text has letters that are read from the right. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)
