import { formatReference, parseOsis, type Reference, referenceSeparator } from '@narthex/contract/bible/reference'
import { useLocale, useTranslations } from 'use-intl'

/** Writes references as the reader's language does: `João 3.16-18`; one in OSIS is read first. */
export function useReferenceName() {
  const t = useTranslations('bibleBooks.names')
  const separator = referenceSeparator(useLocale())
  return (reference: Reference | string) => {
    const read = typeof reference === 'string' ? parseOsis(reference) : reference
    return read ? formatReference(read, { separator, nameOf: (book) => t(book) }) : String(reference)
  }
}
