import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import { dayMs } from '@narthex/contract/durations'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'

/** Words between the ends of a span, within a day and across days. */
const joints: Readonly<Record<Locale, { readonly times: string; readonly days: string }>> = {
  pt: { times: ' às ', days: ', a ' },
  en: { times: ' to ', days: ', to ' },
  es: { times: ' a ', days: ', al ' },
}

/** Days after which a date without its year could be taken for an earlier one. */
const maxDaysWithoutYear = 300

/** Writes times on the church's clocks as people say them: `sexta, 1º de janeiro, 17h, a domingo, 3 de janeiro, 16h`. */
export function createEventTimes(locale: Locale, timeZone: string, now: Date) {
  const near = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const far = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone })
  const isNear = (instant: Date) => instant.getTime() - now.getTime() < maxDaysWithoutYear * dayMs
  const day = (instant: Date) =>
    withOrdinalFirst((isNear(instant) ? near : far).format(instant), locale).replace('-feira', '')
  const clock = (instant: Date) => clockText(wallClock(instant, timeZone).slice(11, 16), locale)
  const moment = (instant: Date) => `${day(instant)}, ${clock(instant)}`
  return {
    moment,
    span: (start: Date, end: Date): string =>
      day(start) === day(end)
        ? `${moment(start)}${joints[locale].times}${clock(end)}`
        : `${moment(start)}${joints[locale].days}${moment(end)}`,
  }
}
