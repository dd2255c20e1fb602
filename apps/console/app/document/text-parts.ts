import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'

export type Texts = Partial<Spoken & SpokenConsole>
/** The texts of the frame and of lists come first, others with the first screen that needs them: those of forms, of editing, of media, of settings, of the kinds that the site is made of. */
export type TextPart = 'frame' | 'entry' | 'editor' | 'media' | 'settings' | 'site'

const loaders: Record<Locale, Record<TextPart, () => Promise<{ readonly messages: Texts }>>> = {
  pt: {
    frame: () => import('@narthex/locales/pt/console/frame-messages'),
    entry: () => import('@narthex/locales/pt/console/entry-messages'),
    editor: () => import('@narthex/locales/pt/console/editor-messages'),
    media: () => import('@narthex/locales/pt/console/media-messages'),
    settings: () => import('@narthex/locales/pt/console/settings-messages'),
    site: () => import('@narthex/locales/pt/console/site-messages'),
  },
  en: {
    frame: () => import('@narthex/locales/en/console/frame-messages'),
    entry: () => import('@narthex/locales/en/console/entry-messages'),
    editor: () => import('@narthex/locales/en/console/editor-messages'),
    media: () => import('@narthex/locales/en/console/media-messages'),
    settings: () => import('@narthex/locales/en/console/settings-messages'),
    site: () => import('@narthex/locales/en/console/site-messages'),
  },
  es: {
    frame: () => import('@narthex/locales/es/console/frame-messages'),
    entry: () => import('@narthex/locales/es/console/entry-messages'),
    editor: () => import('@narthex/locales/es/console/editor-messages'),
    media: () => import('@narthex/locales/es/console/media-messages'),
    settings: () => import('@narthex/locales/es/console/settings-messages'),
    site: () => import('@narthex/locales/es/console/site-messages'),
  },
}

/** Reads texts of a language that the reader need not speak: of what a record says in several. */
export async function readTexts(part: TextPart, locale: Locale): Promise<Texts> {
  return (await loaders[locale][part]()).messages
}
