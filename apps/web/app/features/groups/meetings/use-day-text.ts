import { asOpening, dateText, weekdayName } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import { useLocale } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'

/** The church's day, `YYYY-MM-DD`. */
export function useChurchDay(): string {
  return dateIn(useChurchSite().church.fusoHorario, new Date())
}

/** How a day of a meeting is written, which may be long past: `hoje`, `terça-feira, 28 de abr.`; by itself or within a sentence. */
export function useDayText(): (day: string, place?: 'within') => string {
  const locale = useLocale()
  const { fusoHorario } = useChurchSite().church
  return (day, place) => {
    // A field that is being typed in holds no day yet.
    if (Number.isNaN(Date.parse(day))) return ''
    const text = dateText(day, { locale, timeZone: fusoHorario, now: new Date() })
    const isDated = /\d/.test(text)
    const phrase = isDated ? `${weekdayName(new Date(day).getUTCDay(), locale)}, ${text}` : text
    return place ? phrase : asOpening(phrase)
  }
}
