import type { VerseWriter } from './verse-writer.ts'

/** Spaces between blocks, such as items and cells, which stand apart whatever white space there is. */
export interface BlockGaps {
  /** Says that a block begins or ends here. */
  mark(): void
  /** Writes the space that is due. */
  open(): void
  addText(text: string): void
  forget(): void
}

export function createBlockGaps(writer: VerseWriter): BlockGaps {
  /** A block has begun or ended since the last words. */
  let isDue = false
  const gaps: BlockGaps = {
    mark() {
      isDue = true
    },
    forget() {
      isDue = false
    },
    open() {
      if (isDue) writer.addText(' ')
      isDue = false
    },
    addText(text) {
      // A sign that closes stays where it is.
      if (/^[\p{L}\p{N}\p{Pi}\p{Ps}¿¡]/u.test(text)) gaps.open()
      else if (text.trim() !== '') isDue = false
      writer.addText(text)
    },
  }
  return gaps
}
