import { expect, test } from 'vitest'
import { createEventTimes } from './event-times.rules.ts'

const now = new Date('2026-11-30T12:00:00Z')
const [start, end] = [new Date('2027-01-01T20:00:00Z'), new Date('2027-01-03T19:30:00Z')]
const times = (locale: 'pt' | 'en' | 'es') => createEventTimes(locale, 'America/Recife', now)

test('an event of several days names both days, without the year that is near', () => {
  expect(times('pt').span(start, end)).toBe('sexta, 1º de janeiro, 17h, a domingo, 3 de janeiro, 16h30')
  expect(times('en').span(start, end)).toBe('Friday, January 1, 5 PM, to Sunday, January 3, 4:30 PM')
  expect(times('es').span(start, end)).toBe('viernes, 1 de enero, 17:00, al domingo, 3 de enero, 16:30')
})

test('an event of one day names its day once', () => {
  expect(times('pt').span(start, new Date('2027-01-01T22:00:00Z'))).toBe('sexta, 1º de janeiro, 17h às 19h')
})

test('a day in almost a year is written with its year', () => {
  expect(times('pt').moment(new Date('2027-11-30T20:00:00Z'))).toBe('terça, 30 de novembro de 2027, 17h')
})
