import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { plainText } from '../text/chapter-blocks.ts'

const marks = { pt: ['“', '”'], en: ['“', '”'], es: ['«', '»'] } as const

/** Verses as they are copied and shared: in the quotation marks of the reader's language, with their reference. */
export function quoteVerses(verses: readonly Verse[], reference: string, locale: string): string {
  const [open, close] = marks[locale as keyof typeof marks] ?? marks.en
  return `${open}${plainText(verses)}${close}\n${reference}`
}
