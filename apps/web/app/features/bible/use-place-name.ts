import { formatReference, referenceSeparator } from '@narthex/contract/bible/reference'
import { useLocale, useTranslations } from 'use-intl'
import type { ChapterPlace } from './reference/addresses.ts'
import type { VerseRange } from './reference/verse-list.ts'

/** Writes places as the reader's language does: `João 3`, `João 3.16-18`, `John 3:16,18`. */
export function usePlaceName() {
  const t = useTranslations('bibleBooks')
  const separator = referenceSeparator(useLocale())
  return (place: ChapterPlace, verses: readonly VerseRange[] = [], kind: 'names' | 'short' = 'names') => {
    const [first, ...more] = verses
    const from = { ...place, verse: first?.first }
    const to = { ...place, verse: first?.last }
    const written = formatReference({ from, to }, { separator, nameOf: (book) => t(`${kind}.${book}`) })
    return [written, ...more.map(({ first, last }) => (first === last ? first : `${first}-${last}`))].join(',')
  }
}
