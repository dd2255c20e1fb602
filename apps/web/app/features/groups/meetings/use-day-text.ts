import { asOpening, dateText, weekdayName } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import { useLocale } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'

/** The church's day, `YYYY-MM-DD`. */
export function useChurchDay(): string {
  return dateIn(useChurchSite().church.fusoHorario, new Date())
}

/** Formats the day of a meeting, also a past one: `hoje`, `terça-feira, 28 de abr.`; alone or within a sentence. */
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
