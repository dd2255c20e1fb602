import { languageTag } from '@narthex/client/format/language-tag'
import type { Locale } from '@narthex/contract/locale'

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number
}

/** Week information of a locale: a method in some engines, a property in others, and missing in TypeScript's types. */
interface LocaleWithWeek {
  readonly getWeekInfo?: () => WeekInfo
  readonly weekInfo?: WeekInfo
}

/**
 * The day on which a reader's week begins; 0 is Sunday. Where they share the church's language, as its country has it.
 * Asked of the server alone: browsers do not agree.
 */
export function findWeekStart(locale: Locale, idioma: string): number {
  const tag = idioma.startsWith(locale) ? languageTag(idioma) : locale
  const known = new Intl.Locale(tag) as LocaleWithWeek
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 7 }).firstDay % 7
}
