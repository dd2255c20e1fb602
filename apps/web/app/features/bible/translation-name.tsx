import { languageTag } from '@narthex/client/format/language-tag'
import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { useLocale } from 'use-intl'
import { isInLanguage, languageName } from './translations.ts'

type Named = Pick<Translation, 'nome' | 'sigla' | 'idioma'>

/** `full` has the abbreviation behind the name, `short` has it alone where the text is in the page's language. */
export type NameForm = 'full' | 'name' | 'short'

function partsOf({ nome, sigla, idioma }: Named, form: NameForm, locale: string) {
  const isOwn = isInLanguage({ idioma }, locale)
  const name = form === 'full' ? `${nome} (${sigla})` : form === 'short' && isOwn ? sigla : nome
  return { name, language: isOwn ? undefined : languageName(languageTag(idioma), locale) }
}

/** The name of the translation that a text is from, with its language where the page is in another one. */
export function TranslationName({ translation, form = 'full' }: { translation: Named; form?: NameForm }) {
  const { name, language } = partsOf(translation, form, useLocale())
  return (
    <>
      <span lang={languageTag(translation.idioma)}>{name}</span>
      {language && ` · ${language}`}
    </>
  )
}

/** Writes the same where only text can stand: `King James Version · inglês`. */
export function useTranslationName() {
  const locale = useLocale()
  return (translation: Named, form: NameForm = 'name') => {
    const { name, language } = partsOf(translation, form, locale)
    return language ? `${name} · ${language}` : name
  }
}
