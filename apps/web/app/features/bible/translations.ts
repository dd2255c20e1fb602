import type { Translation, Translations } from '@narthex/contract/bible/bible.schemas'

/** The main part of a language tag: `pt` of `pt-br`. */
const languageIn = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? ''

export const isInLanguage = ({ idioma }: Pick<Translation, 'idioma'>, language: string): boolean =>
  languageIn(idioma) === languageIn(language)

/** The translation to open: the church's choice, else one in the reader's language, the church's, or English. */
export function findDefault(
  { padrao, traducoes }: Translations,
  languages: readonly string[],
): Translation | undefined {
  const chosen = traducoes.find(({ codigo }) => codigo === padrao)
  if (chosen) return chosen
  for (const language of [...languages, 'en']) {
    const found = traducoes.find((translation) => isInLanguage(translation, language))
    if (found) return found
  }
  return traducoes[0]
}

/** `español`, `Portuguese`: a language's name in the reader's. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Sorts translations: those in the reader's language first, the others in the church's order. */
export function sortForReader(translations: readonly Translation[], locale: string): Translation[] {
  return translations.toSorted((one, other) => Number(isInLanguage(other, locale)) - Number(isInLanguage(one, locale)))
}

/** Translations by their language, the reader's first. */
export function groupByLanguage(translations: readonly Translation[], locale: string): [string, Translation[]][] {
  const groups = Map.groupBy(translations, ({ idioma }) => languageIn(idioma))
  return [...groups].toSorted(([one], [other]) => Number(other === locale) - Number(one === locale))
}
