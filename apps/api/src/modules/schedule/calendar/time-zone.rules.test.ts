import { expect, it } from 'vitest'
import { zoneLines } from './time-zone.rules.ts'

it('a zone without summer time has one offset, from the beginning', () => {
  expect(zoneLines('America/Recife', 2025, 2036)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Recife',
    'X-LIC-LOCATION:America/Recife',
    'BEGIN:STANDARD',
    'DTSTART:20250101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'TZNAME:-03',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

it('what the clocks do every year is a rule without end', () => {
  const lines = zoneLines('America/New_York', 2025, 2036)
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU')
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU')
  expect(lines).toContain('DTSTART:20250309T020000')
  expect(lines).toContain('DTSTART:20251102T020000')
  expect(zoneLines('Europe/Madrid', 2025, 2036)).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')
})

it('what they did until some year, or do by no rule, is told day by day', () => {
  const past = zoneLines('America/Sao_Paulo', 2017, 2036)
  expect(past.filter((line) => line.startsWith('RRULE'))).toEqual([])
  expect(past).toContain('DTSTART:20171015T000000')
  expect(past).toContain('DTSTART:20181104T000000')
  const ramadan = zoneLines('Africa/Casablanca', 2019, 2025)
  expect(ramadan.filter((line) => line.startsWith('RRULE'))).toEqual([])
  expect(ramadan.filter((line) => line.startsWith('DTSTART')).length).toBeGreaterThan(12)
})
