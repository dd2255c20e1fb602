import { expect, test } from 'vitest'
import { findLongFunctions, maxLines } from './find.mjs'

/** Lines of a body, so that the function around it has `lines` lines. */
const body = (lines: number) => 'run()\n'.repeat(lines - 2)
const find = (source: string) => findLongFunctions('a.tsx', source)

test.each([
  ['a declaration', `function long() {\n${body(maxLines + 1)}}`, 'long'],
  ['an arrow function', `const long = () => {\n${body(maxLines + 1)}}`, 'long'],
  ['a method', `const a = { long() {\n${body(maxLines + 1)}} }`, 'long'],
  ['a method of a class', `class A { long() {\n${body(maxLines + 1)}} }`, 'long'],
  ['one without a name', `run(() => {\n${body(maxLines + 1)}})`, 'a function'],
])('%s over the limit is found, with its name and its length', (_, source, name) => {
  expect(find(source)).toEqual([{ name, line: 1, lines: maxLines + 1 }])
})

test('a function of the length that is allowed passes', () => {
  expect(find(`function whole() {\n${body(maxLines)}}`)).toEqual([])
})

test('a function within a long one is judged by its own length', () => {
  const source = `\nfunction outer() {\n  const inner = () => {\n${body(maxLines + 1)}}\n}`
  expect(find(source)).toEqual([
    { name: 'outer', line: 2, lines: maxLines + 3 },
    { name: 'inner', line: 3, lines: maxLines + 1 },
  ])
})
