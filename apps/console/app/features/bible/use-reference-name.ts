import { formatReference, parseOsis, referenceSeparator } from '@narthex/contract/bible/reference'
import { useLocale, useTranslations } from 'use-intl'

/** Writes OSIS references as the reader's language does: `João 3.16-18`. */
export function useReferenceName() {
  const t = useTranslations('bibleBooks.names')
  const separator = referenceSeparator(useLocale())
  return (osis: string) => {
    const reference = parseOsis(osis)
    return reference ? formatReference(reference, { separator, nameOf: (book) => t(book) }) : osis
  }
}
