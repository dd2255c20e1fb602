import { describe, expect, it } from 'vitest'
import { findOffences } from './find.mjs'

const wordsIn = (source: string, path = 'apps/api/src/a.ts') => findOffences(path, source).map(({ word }) => word)

describe('the language check', () => {
  it.each([
    ['/** Whoever calls waits. */', ['Whoever']],
    ['// Read it anew.', ['anew']],
    [`/${'**'} What is read. */`, ['What']],
    [`/${'**'}\n * The same for groups.\n */`, ['The same']],
    ["throw new Error('This was changed meanwhile')", ['meanwhile']],
    ['const text = `whichever`', ['whichever']],
    ["const hosts = new Map([['a', 'nobody']])", ['nobody']],
    ['export function facesOf() {}', ['facesOf']],
    ['export async function rowOf() {}', ['rowOf']],
    ['export const placeOf = () => 1', ['placeOf']],
    ['const most = 3', ['most']],
    ['export const told = 1', ['told']],
    ['for (const one of []) void one', ['one']],
  ])('refuses %s', (source, words) => {
    expect(wordsIn(source)).toEqual(words)
  })

  it.each([
    ["it('tells nobody', () => {})"],
    ["describe.each([1])('somebody with %s', () => {})"],
    ['test.skipIf(true)(`nobody is asked`, () => {})'],
    ['function partsOf() {}'],
    ['export const sizeOf: Record<string, number> = {}'],
    ['let one = 1'],
    ['const oneMinute = 60_000'],
    ['const almost = 1'],
    ['/** In-memory store. */'],
    ['/** Whole numbers. */'],
    ['// What is read.'],
  ])('lets %s pass', (source) => {
    expect(wordsIn(source)).toEqual([])
  })

  it('refuses the archaic words in titles of tests too', () => {
    expect(wordsIn("it('whoever asks', () => {})")).toEqual(['whoever'])
  })

  it('reads documents, but not the code in them', () => {
    expect(wordsIn('Ask whoever.\n\n```sh\nwhoever\n```\n\nThe user `nobody`.', 'docs/a.md')).toEqual(['whoever'])
  })

  it('leaves the texts of the demo churches alone, and reads the comments beside them', () => {
    const source = "/** For nobody. */\nexport const verse = 'Whoever comes to me'"
    expect(wordsIn(source, 'demo/src/churches/sorrel.ts')).toEqual(['nobody'])
  })

  it('says where the word stands and what to write', () => {
    expect(findOffences('apps/api/src/a.ts', '\n// anew')).toEqual([
      { path: 'apps/api/src/a.ts', line: 2, word: 'anew', advice: 'again' },
    ])
  })
})
