import { type Locale, languageCookie } from '@narthex/contract/locale'
import { create } from 'zustand'
import { currentLocale } from './current-locale.ts'
import { readTexts, type TextPart, type Texts } from './text-parts.ts'

interface Language {
  readonly locale: Locale
  readonly texts: Texts
}

export const useLanguage = create<Language>()(() => ({
  locale: currentLocale(),
  texts: {},
}))

const wanted = new Set<TextPart>()

/** Loads texts of the reader's language; a language that is chosen later brings the same parts. */
export async function loadTexts(part: TextPart): Promise<void> {
  wanted.add(part)
  const { locale } = useLanguage.getState()
  const messages = await readTexts(part, locale)
  useLanguage.setState((before) => (before.locale === locale ? { texts: { ...before.texts, ...messages } } : before))
}

/** Changes the language in place: nothing that is open is lost. The server serves the next visit in it, too. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => readTexts(part, locale)))
  useLanguage.setState({ locale, texts: Object.assign({}, ...parts) })
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = languageCookie(locale, location.protocol === 'https:')
}
