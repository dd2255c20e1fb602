import { useLocale } from 'use-intl'
import type { DateContext } from '../format/dates.ts'
import { useChurchSite } from '../page/use-site.ts'

/** The dates of a page, relative to the time of its render. It is rendered again when its days have other names. */
export function useDateContext(renderedAt: string): DateContext {
  return { locale: useLocale(), timeZone: useChurchSite().church.fusoHorario, now: new Date(renderedAt) }
}
