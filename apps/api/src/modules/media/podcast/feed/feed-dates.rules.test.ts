import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFeedDate } from './feed-dates.rules.ts'

it.each<[written: string, moment: string]>([
  ['Sat, 07 Nov 2026 19:30:00 GMT', '2026-11-07T19:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 -0300', '2026-11-07T22:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 +05:30', '2026-11-07T14:00:00Z'],
  ['Sat Nov  7 19:30:00 2026', '2026-11-07T19:30:00Z'],
  ['20261107', '2026-11-07T00:00:00Z'],
  ['20261107T193000Z', '2026-11-07T19:30:00Z'],
  ['1794079800', '2026-11-07T19:30:00Z'],
  ['1794079800000', '2026-11-07T19:30:00Z'],
  ['2026年11月7日 19:30', '2026-11-07T19:30:00Z'],
  ['07 Nov 2026 19:30 BRT', '2026-11-07T22:30:00Z'],
  ['07 Nov 2026 19:30:00 BRST', '2026-11-07T21:30:00Z'],
  ['Sat, 7 Nov 26 19:30:00 ART', '2026-11-07T22:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 CLST', '2026-11-07T22:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 COT', '2026-11-08T00:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 CEST', '2026-11-07T17:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 EDT', '2026-11-07T23:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 -0300 (EST)', '2026-11-07T22:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 GMT-3', '2026-11-07T22:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 UTC+02:00', '2026-11-07T17:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 Z', '2026-11-07T19:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00 XYZT', '2026-11-07T19:30:00Z'],
  ['Sat, 07 Nov 2026 19:30:00', '2026-11-07T19:30:00Z'],
  ['Sáb, 05 Set 2026 08:00:00 -0300', '2026-09-05T11:00:00Z'],
  ['dom., 1 fev. 2026 08:00:00 -0300', '2026-02-01T11:00:00Z'],
  ['Ter, 10 Mar 2026 08:00:00 -0300', '2026-03-10T11:00:00Z'],
  ['mar, 14 abr 2026 08:00:00 -0400', '2026-04-14T12:00:00Z'],
  ['mié, 02 dic 2026 08:00:00 -0500', '2026-12-02T13:00:00Z'],
  ['Mercredi, 05 août 2026 08:00:00 +0200', '2026-08-05T06:00:00Z'],
  ['Do, 07 Mai 2026 08:00:00 +0200', '2026-05-07T06:00:00Z'],
  ['domingo, 12 de outubro de 2025 às 19h30', '2025-10-12T19:30:00Z'],
  ['12 de enero del 2026 7:05 PM', '2026-01-12T19:05:00Z'],
  ['November 7th, 2026 12:15 am', '2026-11-07T00:15:00Z'],
  ['Sat Nov 07 2026 19:30:00 GMT-0300 (Horário Padrão de Brasília)', '2026-11-07T22:30:00Z'],
  ['19:30, 07 Nov 2026', '2026-11-07T19:30:00Z'],
  ['07-Nov-2026 19:30:00', '2026-11-07T19:30:00Z'],
  ['2026-11-07T19:30:00-03:00', '2026-11-07T22:30:00Z'],
  ['2026-11-07 19:30:00.123 +0000', '2026-11-07T19:30:00Z'],
  ['2026-11-07', '2026-11-07T00:00:00Z'],
  ['28/11/2026 19:30', '2026-11-28T19:30:00Z'],
  ['Sat, 07 Nov 2026', '2026-11-07T00:00:00Z'],
  ['Sat, 07 Nov 2026 24:00:00 GMT', '2026-11-08T00:00:00Z'],
  ['Sat, 31 Dec 2016 23:59:60 GMT', '2016-12-31T23:59:59Z'],
])('the date %j of a feed is %s', (written, moment) => {
  expect(readFeedDate(written)?.toISOString()).toBe(new Date(moment).toISOString())
})

it.each([
  '',
  'some day',
  'episode 4',
  '31 Feb 2026 10:00:00 GMT',
  '07 Nov',
  'Sat, 07 Nov 2026 29:00:00',
  'May',
  '2026',
])('%j is no date of a feed', (written) => expect(readFeedDate(written)).toBeUndefined())

it('a date as JavaScript writes it for mails is read as it was, and any text is a date or none', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(readFeedDate(moment.toUTCString())?.getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000)
    }),
  )
  const parts = ['7', '07', '2026', 'nov', 'mar', ':', '/', '-', '10:30', ' ', ',', 'BRT', '+0300', 'de']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (written) => {
      const date = readFeedDate(written.join(''))
      if (date) expect(Number.isNaN(date.getTime())).toBe(false)
    }),
  )
})
