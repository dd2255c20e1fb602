import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { SpokenConsole } from '@narthex/locales/console-catalogue'
import type { ScreenPart } from './screen-texts.ts'

export type Texts = Partial<Spoken & SpokenConsole>
/** The texts of the frame and of lists, and those of forms, which come with the first of them. */
type FirstPart = 'frame' | 'entry'
export type TextPart = FirstPart | ScreenPart

const loaders: Record<Locale, Record<FirstPart, () => Promise<{ readonly messages: Texts }>>> = {
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

/**
 * Reads texts of a language, also of one that the reader does not speak: of what a record says in several. Where the texts of
 * screens lie is loaded with the first of them: the frame does without it.
 */
export async function readTexts(part: TextPart, locale: Locale): Promise<Texts> {
  if (part === 'frame' || part === 'entry') return (await loaders[locale][part]()).messages
  const { screenTexts } = await import('./screen-texts.ts')
  return (await screenTexts[locale][part]()).messages
}
