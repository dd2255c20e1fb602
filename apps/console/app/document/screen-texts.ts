import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'

/** The texts that come with screens: those of editing with the first editor, others with theirs. */
export type ScreenPart = 'desk' | 'editor' | 'media' | 'settings' | 'site' | 'home' | 'start' | 'welcome'

type Load = () => Promise<{ readonly messages: Partial<Spoken & SpokenConsole> }>

export const screenTexts: Record<Locale, Record<ScreenPart, Load>> = {
  pt: {
    desk: () => import('@narthex/locales/pt/console/desk-messages'),
    editor: () => import('@narthex/locales/pt/console/editor-messages'),
    media: () => import('@narthex/locales/pt/console/media-messages'),
    settings: () => import('@narthex/locales/pt/console/settings-messages'),
    site: () => import('@narthex/locales/pt/console/site-messages'),
    home: () => import('@narthex/locales/pt/console/home-messages'),
    start: () => import('@narthex/locales/pt/console/start-messages'),
    welcome: () => import('@narthex/locales/pt/console/welcome-messages'),
  },
  en: {
    desk: () => import('@narthex/locales/en/console/desk-messages'),
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
    site: () => import('@narthex/locales/en/console/site-messages'),
    home: () => import('@narthex/locales/en/console/home-messages'),
    start: () => import('@narthex/locales/en/console/start-messages'),
    welcome: () => import('@narthex/locales/en/console/welcome-messages'),
  },
  es: {
    desk: () => import('@narthex/locales/es/console/desk-messages'),
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
    site: () => import('@narthex/locales/es/console/site-messages'),
    home: () => import('@narthex/locales/es/console/home-messages'),
    start: () => import('@narthex/locales/es/console/start-messages'),
    welcome: () => import('@narthex/locales/es/console/welcome-messages'),
  },
}
