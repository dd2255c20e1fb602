import { expect, test } from 'vitest'
import { describeFilter, type Filter, isSet, withFilter } from './filter.ts'

const state: Filter = {
  kind: 'choices',
  id: 'state',
  label: 'State',
  options: [
    { value: 'A', label: 'Draft' },
    { value: 'B', label: 'Published' },
  ],
}

test('a filter is described in the order of its options, unknown values left out', () => {
  expect(describeFilter(state, ['B', 'gone', 'A'])).toBe('Draft, Published')
  expect(describeFilter(state)).toBe('')
})

test('days are described by the words of their owner', () => {
  const dates: Filter = { kind: 'dates', id: 'd', label: 'Day', describe: (from, until) => `${from}–${until}` }
  expect(describeFilter(dates, ['2026-05-01', ''])).toBe('2026-05-01–')
})

test('a filter without values is no part of the values', () => {
  expect(withFilter({ a: ['1'], b: ['2'] }, 'a', [])).toEqual({ b: ['2'] })
  expect(withFilter({ b: ['2'] }, 'a', ['', ''])).toEqual({ b: ['2'] })
  expect(withFilter({ b: ['2'] }, 'a', ['', '2026-05-01'])).toEqual({ a: ['', '2026-05-01'], b: ['2'] })
  expect([isSet(undefined), isSet([]), isSet(['', '']), isSet(['1'])]).toEqual([false, false, false, true])
})
