import { formatReference, parseOsis, referenceSeparator } from '@narthex/contract/bible/reference'
import { useLocale, useTranslations } from 'use-intl'

/** Passages as the reader's language writes them: `Salmos 1–3`. */
export function usePassageText(): (osis: string) => string {
  const t = useTranslations('bibleBooks')
  const separator = referenceSeparator(useLocale())
  return (osis) => {
    const reference = parseOsis(osis)
    return reference ? formatReference(reference, { separator, nameOf: (book) => t(`names.${book}`) }) : osis
  }
}
