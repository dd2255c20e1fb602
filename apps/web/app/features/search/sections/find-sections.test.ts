import { expect, test } from 'vitest'
import { findSections, type Section, splitSection } from './find-sections.ts'
import { sectionWords } from './section-words.ts'

/** Pages under their Portuguese name, as a church without a menu of its own would have them. */
const sections: Section[] = Object.entries(sectionWords).map(([to, words]) => ({
  to,
  label: words.pt.split(',')[0] ?? '',
  names: Object.values(words).flatMap((names) => names.split(',')),
}))
const first = (typed: string) => findSections(sections, typed)[0]?.to

test.each([
  ['devocionais', '/devotionals'],
  ['devocionau', '/devotionals'],
  ['contribuir', '/give'],
  ['dar', '/give'],
  ['giving', '/give'],
  ['ofrenda', '/give'],
  ['dízimo', '/give'],
  ['DIZIMOS', '/give'],
  ['louvor', '/praises'],
  ['songs', '/praises'],
  ['alabanza', '/praises'],
  ['onde fica a igreja', '/about'],
  ['quero dar oferta', '/give'],
  ['celulas', '/groups'],
  ['samll groups', '/groups'],
  ['esqueci a senha', '/access'],
  ['escuela dominical', '/ebds'],
  ['biblai', '/bible'],
  ['pedido de oração', '/prayer'],
])('“%s” leads to %s', (typed, path) => {
  expect(first(typed)).toBe(path)
})

test.each(['', 'x', 'fumaça na praia', 'xyzzy', 'casa amarela', '?!', 'louvor chegada'])(
  '“%s” names no section',
  (typed) => {
    expect(findSections(sections, typed)).toEqual([])
  },
)

test('a section that is off is not found, by whatever name', () => {
  const without = sections.filter(({ to }) => to !== '/give')
  for (const typed of ['dízimo', 'dízimu', 'tithe']) expect(findSections(without, typed)).toEqual([])
})

test('slips of the keys count only where no section is named without them', () => {
  const near = [
    { to: '/a', label: 'Hinos', names: ['hinos'] },
    { to: '/b', label: 'Sinos', names: ['hilos'] },
  ]
  expect(findSections(near, 'hinos').map(({ to }) => to)).toEqual(['/a'])
  expect(findSections(near, 'hiños').map(({ to }) => to)).toEqual(['/a'])
})

test('a question may name a section and what is looked for in it', () => {
  expect(splitSection(sections, 'louvor chegada')).toMatchObject({ section: { to: '/praises' }, rest: 'chegada' })
  expect(splitSection(sections, 'louvor')).toBeUndefined()
  expect(splitSection(sections, 'fumaça praia')).toBeUndefined()
})
