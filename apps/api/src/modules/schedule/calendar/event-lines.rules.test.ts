import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { describe, expect, it } from 'vitest'
import { occurrencesIn, type Series } from '../series.rules.ts'
import { calendarReaders } from '../testing/calendar-readers.ts'
import { plainSeries } from '../testing/plain-series.ts'
import { eventLines } from './event-lines.rules.ts'
import { icsFile } from './ics-text.rules.ts'
import { zoneLines } from './time-zone.rules.ts'

const zones = [
  // Of the demo's churches.
  'America/Recife',
  'America/New_York',
  'Europe/Madrid',
  // South of the equator, by half an hour, at midnight, around Ramadan, with a winter below zero, and none at all.
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
]

function fileOf(all: readonly Series[], timeZone: string): string {
  const owner = { timeZone, uidHost: 'farol.narthex.test', origin: 'http://farol.narthex.test', place: 'Igreja' }
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Narthex//Test//EN',
    ...zoneLines(timeZone, 2017, 2036),
    ...all.flatMap((series) => eventLines(series, owner)),
    'END:VCALENDAR',
  ])
}

const moved = { data: '2026-11-03', para: { data: '2026-11-05', horario: '18:00', duracaoMinutos: 60, local: 'Praia' } }
const weekly = plainSeries({
  data: '2026-01-06',
  regra: 'FREQ=WEEKLY;BYDAY=TU',
  excecoes: [{ data: '2026-11-10', para: null }, { data: '2026-04-07', para: null }, moved],
})
const series: Record<string, Series[]> = {
  'every week, with exceptions': [weekly],
  'early on Sundays': [plainSeries({ data: '2026-01-04', horario: '08:00', regra: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU' })],
  'on the second Saturday of a month': [plainSeries({ data: '2026-01-10', regra: 'FREQ=MONTHLY;BYDAY=2SA' })],
  'on the last day of a month': [plainSeries({ data: '2026-01-31', regra: 'FREQ=MONTHLY;BYMONTHDAY=-1' })],
  'up to a day': [plainSeries({ data: '2026-01-06', horario: '23:30', regra: 'FREQ=WEEKLY;UNTIL=20261124' })],
  'once, in the hour that comes twice': [
    plainSeries(
      { data: '', regra: '' },
      { when: { inicio: new Date('2026-11-01T06:30:00Z'), fim: new Date('2026-11-01T07:30:00Z') } },
    ),
  ],
}

describe.each(Object.entries(calendarReaders))('%s reads', (_, read) => {
  describe.each(zones)('in %s', (timeZone) => {
    it.each(Object.keys(series))('what is held %s at the instants at which we tell it', (name) => {
      const all = series[name] ?? []
      for (const from of ['2026-03-01', '2026-09-15', '2030-03-01']) {
        const to = dateAfter(from, 75)
        const [start, end] = [instantAt(from, '00:00', timeZone), instantAt(to, '23:59', timeZone)]
        const own = occurrencesIn(all, { from, to }, timeZone)
        expect(read(fileOf(all, timeZone), start, end)).toEqual(own.map(({ dataInicio }) => dataInicio).sort())
      }
    })
  })
})

it('a thing that changed says so, and a time that was moved names the one that it stands for', () => {
  const lines = eventLines(
    { ...weekly, versao: 3 },
    { timeZone: 'America/Recife', uidHost: 'a.b', origin: 'http://a.b', place: null },
  )
  expect(lines.filter((line) => line === 'SEQUENCE:3')).toHaveLength(2)
  expect(lines).toContain('RECURRENCE-ID;TZID=America/Recife:20261103T193000')
  expect(lines).toContain('EXDATE;TZID=America/Recife:20261110T193000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU')
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:agenda-1@a.b', 'UID:agenda-1@a.b'])
})
