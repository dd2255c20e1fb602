import { weekdayName } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import type { Locale } from '@narthex/contract/locale'
import type { Messages } from '@narthex/locales/catalogue'
import type { useTranslations } from 'use-intl'

type Texts = ReturnType<typeof useTranslations<'schedule'>>

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const frequencies: Readonly<Record<string, 'daily' | 'weekly' | 'monthly' | 'yearly'>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
} satisfies Record<string, keyof Messages['schedule']>

/** `2º sábado`, `2nd Saturday`, `2.º sábado`: Portuguese days are he or she, Spanish ones all he. */
const nthDay: Record<Locale, (n: number, weekday: number, name: string) => string> = {
  pt: (n, weekday, name) => {
    const isHe = weekday === 0 || weekday === 6
    return n < 0 ? `${isHe ? 'último' : 'última'} ${name}` : `${n}${isHe ? 'º' : 'ª'} ${name}`
  },
  en: (n, _, name) => (n < 0 ? `last ${name}` : `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} ${name}`),
  es: (n, _, name) => (n < 0 ? `último ${name}` : `${n}.${n === 1 || n === 3 ? 'er' : 'º'} ${name}`),
}

/** A rule of the calendar as people say it: `Todo mês: 2º sábado, até 5 de dezembro de 2026`. */
export function recurrenceText(rule: string, t: Texts, locale: Locale): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]))
  const frequency = t(frequencies[parts.get('FREQ') ?? ''] ?? 'weekly', { count: Number(parts.get('INTERVAL') ?? 1) })
  const days = daysText(parts, t, locale)
  const sentence = days ? t('ruleOn', { rule: frequency, days }) : frequency
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '') ?? []
  return year ? t('ruleUntil', { rule: sentence, end: longDate(`${year}-${month}-${day}`, locale) }) : sentence
}

function daysText(parts: ReadonlyMap<string, string>, t: Texts, locale: Locale): string {
  if (parts.has('BYSETPOS')) {
    return parts.get('BYDAY') === 'MO,TU,WE,TH,FR' && parts.get('BYSETPOS') === '-1' ? t('workDay') : ''
  }
  const monthDays = (parts.get('BYMONTHDAY')?.split(',') ?? []).map((day) =>
    day === '-1' ? t('lastMonthDay') : t('monthDay', { day }),
  )
  const days = (parts.get('BYDAY')?.split(',') ?? []).map((day) => {
    const weekday = weekdays.indexOf(day.slice(-2))
    const name = weekdayName(weekday, locale)
    const nth = Number(day.slice(0, -2))
    // From the end only the last is said as one would.
    return nth === 0 || nth < -1 ? name : nthDay[locale](nth, weekday, name)
  })
  return [...monthDays, ...days].join(', ')
}
