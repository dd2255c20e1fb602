import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'

/** The texts that come with screens: those of editing with the first editor, others with theirs. */
export type ScreenPart = 'editor' | 'media' | 'settings' | 'site' | 'reading' | 'songs' | 'home' | 'start' | 'welcome'

type Load = () => Promise<{ readonly messages: Partial<Spoken & SpokenConsole> }>

export const screenTexts: Record<Locale, Record<ScreenPart, Load>> = {
  pt: {
    editor: () => import('@narthex/locales/pt/console/editor-messages'),
    media: () => import('@narthex/locales/pt/console/media-messages'),
    settings: () => import('@narthex/locales/pt/console/settings-messages'),
    site: () => import('@narthex/locales/pt/console/site-messages'),
    reading: () => import('@narthex/locales/pt/console/reading-messages'),
    songs: () => import('@narthex/locales/pt/console/songs-messages'),
    home: () => import('@narthex/locales/pt/console/home-messages'),
    start: () => import('@narthex/locales/pt/console/start-messages'),
    welcome: () => import('@narthex/locales/pt/console/welcome-messages'),
  },
  en: {
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
    site: () => import('@narthex/locales/en/console/site-messages'),
    reading: () => import('@narthex/locales/en/console/reading-messages'),
    songs: () => import('@narthex/locales/en/console/songs-messages'),
    home: () => import('@narthex/locales/en/console/home-messages'),
    start: () => import('@narthex/locales/en/console/start-messages'),
    welcome: () => import('@narthex/locales/en/console/welcome-messages'),
  },
  es: {
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
    site: () => import('@narthex/locales/es/console/site-messages'),
    reading: () => import('@narthex/locales/es/console/reading-messages'),
    songs: () => import('@narthex/locales/es/console/songs-messages'),
    home: () => import('@narthex/locales/es/console/home-messages'),
    start: () => import('@narthex/locales/es/console/start-messages'),
    welcome: () => import('@narthex/locales/es/console/welcome-messages'),
  },
}
