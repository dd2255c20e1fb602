import { useLocale } from 'use-intl'
import type { DateContext } from '../format/dates.ts'
import { useChurchSite } from '../page/use-site.ts'

/** How a page tells dates: as of the moment it was made. It is made anew when its days have other names. */
export function useDateContext(renderedAt: string): DateContext {
  return { locale: useLocale(), timeZone: useChurchSite().church.fusoHorario, now: new Date(renderedAt) }
}
