import { expect, it } from 'vitest'
import { repairCaptions } from './captions.rules.ts'

const file = (...lines: string[]) => ['WEBVTT', '', ...lines, ''].join('\n')

it.each<[what: string, text: string]>([
  ['a cue', file('00:01.000 --> 00:04.000', 'Bom dia')],
  ['hours, settings and a name', file('NOTE de teste', '', 'abertura', '1:00:01.000-->1:00:04.000 line:0', 'Bom dia')],
  ['line breaks of another system', file('00:01.000 --> 00:04.000', 'Bom dia').replaceAll('\n', '\r\n')],
  ['a wrong cue among others', file('00:01 --> 00:04', 'Oi', '', '00:05.000 --> 00:06.000', 'Bom dia')],
])('captions with %s stay as they are', (_, text) => expect(repairCaptions(text)).toBe(text))

it('moments with a comma are written with a point, and words keep theirs', () => {
  const text = file(
    '2',
    '00:00:01,500 --> 00:00:04,000 align:start',
    'Sim, --> 1,5',
    '',
    '00:05,000 --> 00:06.000',
    'E',
  )
  expect(repairCaptions(text)).toBe(
    file('2', '00:00:01.500 --> 00:00:04.000 align:start', 'Sim, --> 1,5', '', '00:05.000 --> 00:06.000', 'E'),
  )
})

it.each<[what: string, text: string]>([
  ['no cue at all', 'WEBVTT\n'],
  ['words without moments', file('Bom dia')],
  ['moments without fractions', file('00:00:01 --> 00:00:04', 'Bom dia')],
  ['an end before its beginning', file('00:00:04.000 --> 00:00:01.000', 'Bom dia')],
  ['no words', file('00:00:01.000 --> 00:00:04.000', '')],
  ['another arrow', file('00:00:01.000 -> 00:00:04.000', 'Bom dia')],
  ['minutes that no hour has', file('00:75:01.000 --> 00:76:04.000', 'Bom dia')],
])('captions with %s would show nothing', (_, text) => expect(repairCaptions(text)).toBeUndefined())
