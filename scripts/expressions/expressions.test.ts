import { expect, test } from 'vitest'
import { complaintsAbout } from './check.mjs'
import { expressionsIn } from './find.mjs'
import { isBounded } from './judge.mjs'

/** Takes time to the fourth power of the number of blanks. */
const polynomial = String.raw`^\s*\{\s*([\w-]+)\s*(?:[:\s]\s*(.*?))?\s*\}\s*$`
const nothing = { known: new Set<string>(), exceptions: {} }

const complaints = (source: string, judged: Parameters<typeof complaintsAbout>[1] = nothing) => {
  const found = expressionsIn('song.ts', source)
  return complaintsAbout(new Map(found.map((one) => [`/${one.pattern}/${one.flags}`, one])), judged)
}

test('finds expressions in literals and in calls of RegExp', () => {
  const source = 'const a = /a+/u\nnew RegExp("b+", "g")\nRegExp(`c+`)\nRegExp(name)'
  const found = expressionsIn('a.ts', source).map(({ pattern, flags, place }) => [pattern, flags, place])
  expect(found).toEqual([
    ['a+', 'u', 'a.ts:1'],
    ['b+', 'g', 'a.ts:2'],
    ['c+', '', 'a.ts:3'],
  ])
})

test('refuses an expression whose time grows faster than the text', () => {
  expect(complaints(`/${polynomial}/.exec(line)`)).toEqual([
    expect.stringMatching(/^song\.ts:1: .+ takes .+ polynomial/),
  ])
  expect(complaints('/(a+)+$/.test(text)')).toEqual([expect.stringContaining('exponential')])
  expect(complaints('/^[a-z]+:/.test(text)')).toEqual([])
})

test('accepts what is known to be safe, and what an exception explains', () => {
  const source = '/(a+)+$/.test(text)'
  expect(complaints(source, { ...nothing, known: new Set(['/(a+)+$/']) })).toEqual([])
  expect(complaints(source, { ...nothing, exceptions: { '/(a+)+$/': 'a text of 20 signs' } })).toEqual([])
})

test('refuses an unused exception', () => {
  expect(complaints('', { ...nothing, exceptions: { '/b+$/': 'gone' } })).toEqual([expect.stringContaining('/b+$/')])
})

test.each([
  ['^\\d{1,3}$', true],
  ['[*+]', true],
  ['\\*a?', true],
  ['^(?:a|b)?c', true],
  ['a+', false],
  ['[^"]*', false],
  ['a{2,}', false],
  ['(?:a{1,9}){1,9}', false],
])('tells whether %s repeats without end: %s', (pattern, bounded) => {
  expect(isBounded(pattern)).toBe(bounded)
})
