import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'

/** The texts that come with screens: those of editing with the first editor, others with theirs. */
export type ScreenPart =
  | 'editor'
  | 'import'
  | 'media'
  | 'settings'
  | 'site'
  | 'reading'
  | 'bible'
  | 'classes'
  | 'people'
  | 'care'
  | 'privacyRequests'
  | 'factors'
  | 'audit'
  | 'songs'
  | 'podcast'
  | 'groups'
  | 'home'
  | 'start'
  | 'welcome'
  | 'support'
  | 'export'
  | 'operator'
  | 'login'

type Load = () => Promise<{ readonly messages: Partial<Spoken & SpokenConsole> }>

export const screenTexts: Record<Locale, Record<ScreenPart, Load>> = {
  pt: {
    editor: () => import('@narthex/locales/pt/console/editor-messages'),
    import: () => import('@narthex/locales/pt/console/import-messages'),
    media: () => import('@narthex/locales/pt/console/media-messages'),
    settings: () => import('@narthex/locales/pt/console/settings-messages'),
    site: () => import('@narthex/locales/pt/console/site-messages'),
    reading: () => import('@narthex/locales/pt/console/reading-messages'),
    bible: () => import('@narthex/locales/pt/console/bible-messages'),
    classes: () => import('@narthex/locales/pt/console/classes-messages'),
    people: () => import('@narthex/locales/pt/console/people-messages'),
    care: () => import('@narthex/locales/pt/console/care-messages'),
    privacyRequests: () => import('@narthex/locales/pt/console/privacy-requests-messages'),
    factors: () => import('@narthex/locales/pt/console/factors-messages'),
    audit: () => import('@narthex/locales/pt/console/audit-messages'),
    songs: () => import('@narthex/locales/pt/console/songs-messages'),
    podcast: () => import('@narthex/locales/pt/console/podcast-messages'),
    groups: () => import('@narthex/locales/pt/console/groups-messages'),
    home: () => import('@narthex/locales/pt/console/home-messages'),
    operator: () => import('@narthex/locales/pt/console/operator-messages'),
    start: () => import('@narthex/locales/pt/console/start-messages'),
    welcome: () => import('@narthex/locales/pt/console/welcome-messages'),
    support: () => import('@narthex/locales/pt/console/support-messages'),
    export: () => import('@narthex/locales/pt/console/export-messages'),
    login: () => import('@narthex/locales/pt/console/login-messages'),
  },
  en: {
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    import: () => import('@narthex/locales/en/console/import-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
    site: () => import('@narthex/locales/en/console/site-messages'),
    reading: () => import('@narthex/locales/en/console/reading-messages'),
    bible: () => import('@narthex/locales/en/console/bible-messages'),
    classes: () => import('@narthex/locales/en/console/classes-messages'),
    people: () => import('@narthex/locales/en/console/people-messages'),
    care: () => import('@narthex/locales/en/console/care-messages'),
    privacyRequests: () => import('@narthex/locales/en/console/privacy-requests-messages'),
    factors: () => import('@narthex/locales/en/console/factors-messages'),
    audit: () => import('@narthex/locales/en/console/audit-messages'),
    songs: () => import('@narthex/locales/en/console/songs-messages'),
    podcast: () => import('@narthex/locales/en/console/podcast-messages'),
    groups: () => import('@narthex/locales/en/console/groups-messages'),
    home: () => import('@narthex/locales/en/console/home-messages'),
    operator: () => import('@narthex/locales/en/console/operator-messages'),
    start: () => import('@narthex/locales/en/console/start-messages'),
    welcome: () => import('@narthex/locales/en/console/welcome-messages'),
    support: () => import('@narthex/locales/en/console/support-messages'),
    export: () => import('@narthex/locales/en/console/export-messages'),
    login: () => import('@narthex/locales/en/console/login-messages'),
  },
  es: {
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    import: () => import('@narthex/locales/es/console/import-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
    site: () => import('@narthex/locales/es/console/site-messages'),
    reading: () => import('@narthex/locales/es/console/reading-messages'),
    bible: () => import('@narthex/locales/es/console/bible-messages'),
    classes: () => import('@narthex/locales/es/console/classes-messages'),
    people: () => import('@narthex/locales/es/console/people-messages'),
    care: () => import('@narthex/locales/es/console/care-messages'),
    privacyRequests: () => import('@narthex/locales/es/console/privacy-requests-messages'),
    factors: () => import('@narthex/locales/es/console/factors-messages'),
    audit: () => import('@narthex/locales/es/console/audit-messages'),
    songs: () => import('@narthex/locales/es/console/songs-messages'),
    podcast: () => import('@narthex/locales/es/console/podcast-messages'),
    groups: () => import('@narthex/locales/es/console/groups-messages'),
    home: () => import('@narthex/locales/es/console/home-messages'),
    operator: () => import('@narthex/locales/es/console/operator-messages'),
    start: () => import('@narthex/locales/es/console/start-messages'),
    welcome: () => import('@narthex/locales/es/console/welcome-messages'),
    support: () => import('@narthex/locales/es/console/support-messages'),
    export: () => import('@narthex/locales/es/console/export-messages'),
    login: () => import('@narthex/locales/es/console/login-messages'),
  },
}
