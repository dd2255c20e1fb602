import { useLocale } from 'use-intl'
import type { Telling } from '../format/dates.ts'
import { useChurchSite } from '../page/use-site.ts'

/** How a page tells dates: as of the moment it was made. It is made anew when its days have other names. */
export function useTellingAt(renderedAt: string): Telling {
  return { locale: useLocale(), timeZone: useChurchSite().church.fusoHorario, now: new Date(renderedAt) }
}
