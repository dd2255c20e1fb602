/** Returns the width of a text at a font size, in pixels. */
export type MeasureText = (text: string, size: number) => number

export interface Box {
  readonly width: number
  readonly height: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

const sizes = [84, 76, 68, 60, 54, 48, 43, 38, 34, 30] as const
export const lineHeight = 1.38

/** Breaks a text into lines at the largest size at which it fits; one that fits at no size is cut, with an ellipsis. */
export function fitText(text: string, box: Box, measure: MeasureText): FittedText {
  for (const size of sizes) {
    const lines = breakLines(text, box.width, (part) => measure(part, size))
    if (lines.length * size * lineHeight <= box.height) return { size, lines }
  }
  const smallest = sizes[sizes.length - 1] ?? 30
  const room = Math.max(1, Math.floor(box.height / (smallest * lineHeight)))
  const lines = breakLines(text, box.width, (part) => measure(part, smallest)).slice(0, room)
  const last = lines.at(-1) ?? ''
  return {
    size: smallest,
    lines: [...lines.slice(0, -1), `${last.slice(0, Math.max(0, last.lastIndexOf(' '))) || last}…`],
  }
}

function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
