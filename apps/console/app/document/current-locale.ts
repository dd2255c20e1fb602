import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'

/** The language that the page is in, as its document says. */
export const currentLocale = (): Locale => toLocale(document.documentElement.lang) ?? fallbackLocale
