import type { Verse } from '@narthex/contract/bible/bible.schemas'

/** A heading with the paragraph below it, or a paragraph alone. */
export interface ChapterBlock {
  readonly headings: readonly string[]
  readonly verses: readonly Verse[]
}

/** Puts verses into paragraphs: a heading begins one too. */
export function toBlocks(verses: readonly Verse[]): ChapterBlock[] {
  const blocks: { headings: readonly string[]; verses: Verse[] }[] = []
  for (const verse of verses) {
    const { titulos = [], paragrafo } = verse
    const block = blocks.at(-1)
    if (block && !paragrafo && titulos.length === 0) block.verses.push(verse)
    else blocks.push({ headings: titulos, verses: [verse] })
  }
  return blocks
}

/** Checks whether the verses have paragraph marks; in some translations a chapter would be a single block of text. */
export function hasParagraphs(verses: readonly Verse[]): boolean {
  return verses.slice(1).some(({ paragrafo }) => paragrafo)
}

/** The text of verses in one line, as it is copied and shared. */
export function plainText(verses: readonly Verse[]): string {
  return verses.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).join(' ')
}
