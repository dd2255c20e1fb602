import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  colour,
  date,
  filled,
  latitudeText,
  link,
  longitudeText,
  pageNumber,
  pageSize,
  reference,
  time,
} from './fields.ts'
import { atStrength } from './testing/strength.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('a link', () => {
  it.each([
    'https://igreja.example',
    'http://igreja.example:8080/a?b=c#d',
    'HTTPS://igreja.example',
    'mailto:contato@igreja.example',
    'tel:+55 (11) 5555-0100',
    '/',
    '/about',
    '/media/1/banner.jpg?v=2',
  ])('may be %s', (text) => {
    expect(accepts(link, text)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://igreja.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https://igreja.example/a b',
    'https://igreja.example/\n',
    'https://',
    'igreja.example',
    'about',
    '?a=b',
    '#a',
    '',
    `/${'a'.repeat(2048)}`,
  ])('may not be %j', (text) => {
    expect(accepts(link, text)).toBe(false)
  })

  it('never leads to a script or, as a path, to another site, whatever is written', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'/\\:?#.@ \t\n', 'javascript', 'data', 'https', 'evil.example', 'a'),
    })
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: 'binary' }), fc.webUrl()),
        fc.constantFrom('', '/'),
        (rest, first) => {
          const written = first + rest
          if (!accepts(link, written)) return
          const { protocol, origin } = new URL(written, 'https://igreja.example')
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
          if (written.startsWith('/')) expect(origin).toBe('https://igreja.example')
        },
      ),
      { numRuns: atStrength({ deep: 5000, full: 1000 }) },
    )
  })
})

describe('a number in a query', () => {
  it.each([
    ['0', 0],
    ['-23.5505', -23.5505],
    ['90', 90],
    ['-90.0', -90],
  ])('%s is read', (text, number) => {
    expect(z.parse(latitudeText, text)).toBe(number)
  })

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '+1',
    '1e1',
    '1e309',
    '0x1',
    '.5',
    '1.',
    '1,5',
    'NaN',
    'Infinity',
    '-',
    '90.1',
    '-90.1',
    '١',
    '1'.repeat(400),
    ['1'],
    1,
  ])('%j is refused', (value) => {
    expect(accepts(latitudeText, value)).toBe(false)
  })

  it('has the bounds of what it says', () => {
    expect(accepts(longitudeText, '180')).toBe(true)
    expect(accepts(longitudeText, '180.1')).toBe(false)
    for (const page of ['0', '-1', '1.5', '100001']) expect(accepts(pageNumber, page)).toBe(false)
    expect(z.parse(pageNumber, '100000')).toBe(100_000)
    for (const limit of ['0', '101']) expect(accepts(pageSize(100), limit)).toBe(false)
    expect(z.parse(pageSize(100), '100')).toBe(100)
  })
})

describe('a day', () => {
  it.each(['2026-01-31', '2024-02-29', '0001-01-01'])('may be %s', (text) => {
    expect(accepts(date, text)).toBe(true)
  })
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '31/01/2026', '2026-01-31T00:00:00Z', '2026-01-31\n', '', 20260131])(
    'may not be %j',
    (value) => {
      expect(accepts(date, value)).toBe(false)
    },
  )
})

describe('a time of day', () => {
  it.each(['00:00', '09:05', '19:30', '23:59'])('may be %s', (text) => {
    expect(accepts(time, text)).toBe(true)
  })
  it.each(['24:00', '9:00', '12:60', '1200', '12:00:00', '12h', '12:00\n', '１２:00', ''])('may not be %j', (value) => {
    expect(accepts(time, value)).toBe(false)
  })
})

it('a text that must be filled loses the white space around it, and is none without a sign', () => {
  expect(z.parse(filled(5), ' a b ')).toBe('a b')
  for (const empty of ['', '  ', '\n\t', '\u00a0']) expect(accepts(filled(5), empty), JSON.stringify(empty)).toBe(false)
  expect(accepts(filled(5), 'abcdef')).toBe(false)
})

describe('a reference', () => {
  it.each(['1', 'videira', 'igreja-da-paz', '7b0f4b6e-4c39-4a57-9d5e-2f7f0c1a9a01', 'IGREJA_1'])(
    'may be %s',
    (text) => {
      expect(accepts(reference, text)).toBe(true)
    },
  )
  it.each(['', '\0', 'videira\0', 'videira\n', '\u007f', 'a'.repeat(101), 1, ['videira'], null])(
    'may not be %j',
    (value) => {
      expect(accepts(reference, value)).toBe(false)
    },
  )
})

it.each([
  ['#224488', true],
  ['#AABBCC', true],
  ['224488', false],
  ['#22448', false],
  ['#2244889', false],
  ['#22448g', false],
  ['red;}body{display:none', false],
])('the colour %s is accepted: %s', (text, isColour) => {
  expect(accepts(colour, text)).toBe(isColour)
})
