import { fallbackLocale, type Locale, languageCookie, toLocale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'
import { create } from 'zustand'
import type { ScreenPart } from './screen-texts.ts'

type Texts = Partial<Spoken & SpokenConsole>
/** The texts of the frame and of lists, and those of forms, which come with the first of them. */
type FirstPart = 'frame' | 'entry'
type TextPart = FirstPart | ScreenPart

interface Language {
  readonly locale: Locale
  readonly texts: Texts
}

export const useLanguage = create<Language>()(() => ({
  locale: toLocale(document.documentElement.lang) ?? fallbackLocale,
  texts: {},
}))

type Load = () => Promise<{ readonly messages: Texts }>

const loaders: Record<Locale, Record<FirstPart, Load>> = {
  pt: {
    frame: () => import('@narthex/locales/pt/console/frame-messages'),
    entry: () => import('@narthex/locales/pt/console/entry-messages'),
  },
  en: {
    frame: () => import('@narthex/locales/en/console/frame-messages'),
    entry: () => import('@narthex/locales/en/console/entry-messages'),
  },
  es: {
    frame: () => import('@narthex/locales/es/console/frame-messages'),
    entry: () => import('@narthex/locales/es/console/entry-messages'),
  },
}

/** Where the texts of screens lie is loaded with the first of them: the frame does without it. */
async function loadPart(locale: Locale, part: TextPart): ReturnType<Load> {
  if (part === 'frame' || part === 'entry') return loaders[locale][part]()
  const { screenTexts } = await import('./screen-texts.ts')
  return screenTexts[locale][part]()
}

const wanted = new Set<TextPart>()

/** Loads texts of the reader's language; a language that is chosen later brings the same parts. */
export async function loadTexts(part: TextPart): Promise<void> {
  wanted.add(part)
  const { locale } = useLanguage.getState()
  const { messages } = await loadPart(locale, part)
  useLanguage.setState((before) => (before.locale === locale ? { texts: { ...before.texts, ...messages } } : before))
}

/** Changes the language in place: nothing that is open is lost. The server serves the next visit in it, too. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => loadPart(locale, part)))
  useLanguage.setState({ locale, texts: Object.assign({}, ...parts.map(({ messages }) => messages)) })
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = languageCookie(locale, location.protocol === 'https:')
}
