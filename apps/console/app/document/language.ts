import { fallbackLocale, type Locale, languageCookie, toLocale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'
import { create } from 'zustand'

type Texts = Partial<Spoken & SpokenConsole>
/** The texts of the frame and of lists come first, those of forms with the first form, those of editing with the first editor, others with their screens. */
type TextPart = 'frame' | 'entry' | 'editor' | 'media' | 'settings' | 'home' | 'start' | 'welcome'

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
    home: () => import('@narthex/locales/pt/console/home-messages'),
    start: () => import('@narthex/locales/pt/console/start-messages'),
    welcome: () => import('@narthex/locales/pt/console/welcome-messages'),
  },
  en: {
    frame: () => import('@narthex/locales/en/console/frame-messages'),
    entry: () => import('@narthex/locales/en/console/entry-messages'),
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
    home: () => import('@narthex/locales/en/console/home-messages'),
    start: () => import('@narthex/locales/en/console/start-messages'),
    welcome: () => import('@narthex/locales/en/console/welcome-messages'),
  },
  es: {
    frame: () => import('@narthex/locales/es/console/frame-messages'),
    entry: () => import('@narthex/locales/es/console/entry-messages'),
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
    home: () => import('@narthex/locales/es/console/home-messages'),
    start: () => import('@narthex/locales/es/console/start-messages'),
    welcome: () => import('@narthex/locales/es/console/welcome-messages'),
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
