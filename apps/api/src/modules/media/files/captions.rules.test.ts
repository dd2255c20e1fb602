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

it('SubRip is written as WebVTT, without what players would show of its styles', () => {
  const text = [
    '\ufeff1',
    '00:00:01,500 --> 00:00:04,000  X1:40 X2:600 Y1:20 Y2:50',
    '{\\an8}<font color="red">Sim</font>, {i}já{/i} & <b>2 < 3</b>',
    '- 2',
    '',
    '2',
    '0:00:05,5 --> 0:00:06',
    '',
    'Fim',
    '00:00:07,000 --> 00:00:08,000',
    '42',
    '',
  ]
  const written = [
    'WEBVTT',
    '',
    '00:00:01.500 --> 00:00:04.000',
    'Sim, <i>já</i> &amp; <b>2 &lt; 3</b>',
    '- 2',
    '',
    '00:00:05.500 --> 00:00:06.000',
    'Fim',
    '',
    '00:00:07.000 --> 00:00:08.000',
    '42',
    '',
  ]
  for (const end of ['\n', '\r\n', '\r']) expect(repairCaptions(text.join(end))).toBe(written.join('\n'))
})

it.each([
  ['MicroDVD', '{1}{25}Bom dia'],
  ['SubStation Alpha', '[Script Info]\nTitle: a\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Bom dia'],
  ['a cue that ends before it begins', '1\n00:00:04,000 --> 00:00:01,000\nBom dia'],
  ['no words', '1\n00:00:01,000 --> 00:00:04,000\n\n'],
])('%s is no captions', (_, text) => expect(repairCaptions(text)).toBeUndefined())
