import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyConsoleResource } from '../console-resource.ts'
import {
  isNarrowed,
  readListState,
  toFilterKey,
  toQuery,
  usualColumns,
  usualOrder,
  writeListState,
} from './list-state.ts'

const kind = {
  list: {
    columns: [
      { name: 'titulo', cell: () => null },
      { name: 'autor', cell: () => null, isExtra: true },
    ],
    filters: [{ name: 'situacao', values: ['RASCUNHO', 'PUBLICADO'], texts: 'consoleStates' }],
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    hasSearch: true,
  },
} satisfies Pick<AnyConsoleResource, 'list'>
const read = (query: string) => readListState(new URLSearchParams(query), kind)

test('a list without a query is in its usual order, and says nothing in its address', () => {
  expect(read('')).toEqual({ term: '', filters: {}, order: '-dataPublicacao', columns: undefined })
  expect(writeListState(read(''), kind).toString()).toBe('')
  expect(isNarrowed(read(''))).toBe(false)
})

test('what an address names that the kind does not have is left out', () => {
  expect(read('situacao=OUTRA&sort=senha&columns=titulo,senha&igreja=3')).toEqual({
    term: '',
    filters: {},
    order: usualOrder(kind),
    columns: ['titulo'],
  })
  expect(read('sort=__proto__').order).toBe('-dataPublicacao')
})

test('every state comes back from its address', () => {
  const states = fc.record({
    term: fc.string({ maxLength: 100 }),
    filters: fc.oneof(fc.constant({}), fc.record({ situacao: fc.constantFrom('RASCUNHO', 'PUBLICADO') })),
    order: fc.constantFrom('titulo', '-titulo', 'dataPublicacao', '-dataPublicacao'),
    columns: fc.constantFrom(undefined, ['titulo'], ['titulo', 'autor']),
  })
  fc.assert(
    fc.property(states, (state) => {
      expect(readListState(new URLSearchParams(writeListState(state, kind).toString()), kind)).toEqual(state)
    }),
  )
})

test('the API is asked for what the state says, without a search of nothing but spaces', () => {
  expect(toQuery(read('q=++a+&situacao=RASCUNHO&sort=titulo'))).toEqual({
    term: 'a',
    situacao: 'RASCUNHO',
    ordem: 'titulo',
  })
  expect(toQuery(read('q=++'))).toEqual({ ordem: '-dataPublicacao' })
})

test('a selection of all that match is said of search and filters, whatever the order and the columns', () => {
  expect(toFilterKey(read('q=a&situacao=RASCUNHO&sort=titulo'))).toBe(toFilterKey(read('situacao=RASCUNHO&q=a+')))
  expect(toFilterKey(read('q=a'))).not.toBe(toFilterKey(read('q=b')))
})

test('columns that are extra are shown to who wants them', () => {
  expect(usualColumns(kind)).toEqual(['titulo'])
})
