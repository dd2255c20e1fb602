import { expect, test } from 'vitest'
import { chooseShown, countSelected, isSelected, keepForFilter, nothingSelected, selectMatching } from './selection.ts'

const shown = ['a', 'b', 'c']

test('rows that are not shown stay selected as shown ones change', () => {
  const first = chooseShown(nothingSelected, shown, new Set(['a', 'b']))
  const later = chooseShown(first, ['d', 'e'], new Set(['e']))
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => isSelected(later, id))).toEqual(['a', 'b', 'e'])
  expect(countSelected(later)).toBe(3)
})

test('all that match holds rows that were never loaded, but the exceptions', () => {
  const all = selectMatching('situacao=RASCUNHO', 312)
  expect(countSelected(all)).toBe(312)
  expect(isSelected(all, 'never loaded')).toBe(true)
  const fewer = chooseShown(all, shown, new Set(['a', 'c']))
  expect(fewer).toEqual({ kind: 'matching', filter: 'situacao=RASCUNHO', seen: 312, except: new Set(['b']) })
  expect(countSelected(fewer)).toBe(311)
  expect(countSelected(chooseShown(fewer, shown, new Set(shown)))).toBe(312)
})

test('all that match under one filter selects nothing under another', () => {
  const all = selectMatching('situacao=RASCUNHO', 312)
  expect(keepForFilter(all, 'situacao=RASCUNHO')).toBe(all)
  expect(keepForFilter(all, '')).toBe(nothingSelected)
  const some = chooseShown(nothingSelected, shown, new Set(['a']))
  expect(keepForFilter(some, '')).toBe(some)
})

test('with every match taken out again nothing is selected', () => {
  expect(chooseShown(selectMatching('', 3), shown, new Set())).toBe(nothingSelected)
})
