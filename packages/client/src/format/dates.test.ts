import { clockText } from '@narthex/contract/clock-text'
import type { Locale } from '@narthex/contract/locale'
import { expect, test } from 'vitest'
import { asOpening, dateText, toDateBadge, weekdayName, whenText } from './dates.ts'
import { remainingText } from './remaining-text.ts'

const now = new Date('2026-11-16T15:00:00Z')
const dates = (locale: Locale) => ({ locale, timeZone: 'America/Recife', now })
const locales = ['pt', 'en', 'es'] as const

test('a time is written as people of each language write it', () => {
  expect(locales.map((locale) => clockText('19:00', locale))).toEqual(['19h', '7 PM', '19:00'])
  expect(locales.map((locale) => clockText('09:30', locale))).toEqual(['9h30', '9:30 AM', '9:30'])
  expect(clockText('00:15', 'en')).toBe('12:15 AM')
})

test('today, tomorrow and yesterday go by the church’s calendar', () => {
  // Already the 17th in UTC, still the 16th in Recife.
  expect(whenText(new Date('2026-11-17T02:00:00Z'), dates('pt'))).toBe('hoje, 23h')
  expect(whenText(new Date('2026-11-17T22:00:00Z'), dates('es'))).toBe('mañana, 19:00')
  expect(dateText('2026-11-15', dates('en'))).toBe('yesterday')
})

test('the coming seven days go by their names, later ones by their date', () => {
  expect(locales.map((locale) => dateText('2026-11-22', dates(locale)))).toEqual(['domingo', 'Sunday', 'domingo'])
  expect(locales.map((locale) => dateText('2026-11-24', dates(locale)))).toEqual([
    'ter., 24 de nov.',
    'Tue, Nov 24',
    'mar, 24 nov',
  ])
})

test('what is past needs no weekday, and another year is named', () => {
  expect(dateText('2026-11-09', dates('pt'))).toBe('9 de nov.')
  expect(dateText('2027-01-03', dates('en'))).toBe('Sun, Jan 3, 2027')
})

test('a badge has the day and the month on the church’s calendar', () => {
  expect(toDateBadge(new Date('2026-12-01T01:00:00Z'), dates('pt'))).toEqual({ day: '30', month: 'nov' })
})

test('weekdays count from Sunday, and a line may begin with one', () => {
  expect(asOpening(weekdayName(0, 'es'))).toBe('Domingo')
  expect(weekdayName(6, 'en')).toBe('Saturday')
})

test('what remains is told in hours and minutes, at last in seconds, and never below zero', () => {
  expect(remainingText(11_520_000)).toBe('3 h 12 min')
  expect(remainingText(3_600_000)).toBe('1 h')
  // Begun minutes count, as on a clock whose hand has not passed yet.
  expect(remainingText(11_515_000)).toBe('3 h 12 min')
  expect(remainingText(725_000)).toBe('12:05')
  expect(remainingText(-1)).toBe('0:00')
})
