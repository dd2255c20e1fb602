import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, isoDuration, lengthText, parseSeconds, timedParts } from './recording-times.ts'

test.each([
  [0, '0:00', 'PT0H0M0S'],
  [5, '0:05', 'PT0H0M5S'],
  [754, '12:34', 'PT0H12M34S'],
  [3723, '1:02:03', 'PT1H2M3S'],
  [36_000, '10:00:00', 'PT10H0M0S'],
])('%i seconds are written %s, and %s for programs', (seconds, clock, iso) => {
  expect([clockText(seconds), isoDuration(seconds)]).toEqual([clock, iso])
})

test('a time that was written is read as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 172_800 }), (seconds) => {
      const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      for (const text of [clockText(seconds), String(seconds), `${seconds}s`, `${hours}h${minutes}m${rest}s`])
        expect(parseSeconds(text)).toBe(seconds)
    }),
  )
})

test.each([null, undefined, '', 'x', '1:2', '-5', '1.5', '1e3', '99:99', '999999', '99h', '١٢', '1:00:00:00'])(
  'no time is read in %j',
  (text) => {
    expect(parseSeconds(text)).toBeUndefined()
  },
)

test.each([
  ['0:00 Começo\n12:34 Leitura', ['0:00', '12:34']],
  ['A oração (1:02:03) e o fim.', ['1:02:03']],
  ['[5:30] [65:10]', ['5:30', '65:10']],
  ['João 3:16 e 1 Pedro 2:10', []],
  ['Jo. 3:16, Sl 23:1-6', []],
  ['3:16-18', []],
  ['a leitura vem em 1:05', ['1:05']],
  ['Repare em 0:10: os trilhos. Em 0:12', ['0:10']],
  ['versão 1:2', []],
  ['10:20:30:40', []],
  ['', []],
])('the times of %j are %j', (text, times) => {
  const parts = timedParts(text)
  expect(parts.filter(({ seconds }) => seconds !== undefined).map((part) => part.text)).toEqual(times)
})

test('nothing of a text is lost, whatever it is', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('1:02', '3:16', 'João 3:16', '\n', '12:34:56'))
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ')
      expect(
        timedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test.each([
  [20, '1 min'],
  [2700, '45 min'],
  [3600, '1 h'],
  [5530, '1 h 32 min'],
])('a recording of %i seconds is %s long', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
