import { fallbackLocale, type Locale, languageCookie, toLocale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'
import { create } from 'zustand'

type Texts = Partial<Spoken & SpokenConsole>
/** The texts of the frame and of lists come first, others with the first screen that needs them: those of forms, of editing, of media, of settings. */
type TextPart = 'frame' | 'entry' | 'editor' | 'media' | 'settings'

interface Language {
  readonly locale: Locale
  readonly texts: Texts
}

export const useLanguage = create<Language>()(() => ({
  locale: toLocale(document.documentElement.lang) ?? fallbackLocale,
  texts: {},
}))

const loaders: Record<Locale, Record<TextPart, () => Promise<{ readonly messages: Texts }>>> = {
  pt: {
    frame: () => import('@narthex/locales/pt/console/frame-messages'),
    entry: () => import('@narthex/locales/pt/console/entry-messages'),
    editor: () => import('@narthex/locales/pt/console/editor-messages'),
    media: () => import('@narthex/locales/pt/console/media-messages'),
    settings: () => import('@narthex/locales/pt/console/settings-messages'),
  },
  en: {
    frame: () => import('@narthex/locales/en/console/frame-messages'),
    entry: () => import('@narthex/locales/en/console/entry-messages'),
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
  },
  es: {
    frame: () => import('@narthex/locales/es/console/frame-messages'),
    entry: () => import('@narthex/locales/es/console/entry-messages'),
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
  },
}

const wanted = new Set<TextPart>()

/** Loads texts of the reader's language; a language that is chosen later brings the same parts. */
export async function loadTexts(part: TextPart): Promise<void> {
  wanted.add(part)
  const { locale } = useLanguage.getState()
  const { messages } = await loaders[locale][part]()
  useLanguage.setState((before) => (before.locale === locale ? { texts: { ...before.texts, ...messages } } : before))
}

/** Changes the language in place: nothing that is open is lost. The server serves the next visit in it, too. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => loaders[locale][part]()))
  useLanguage.setState({ locale, texts: Object.assign({}, ...parts.map(({ messages }) => messages)) })
  document.documentElement.lang = locale
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = languageCookie(locale, location.protocol === 'https:')
}
