import { expect, test } from 'vitest'
import { ratioReading, requireMeasured, singleReading } from './readings.ts'

test('a line of one value has its median and its least', () => {
  expect(singleReading('start', 's', [3, 1, 2], { atMost: 1.5 })).toEqual({
    what: 'start',
    unit: 's',
    ours: 2,
    median: 2,
    best: 1,
    goal: { atMost: 1.5 },
  })
})

test('a ratio is of ours over the reference in each round, without a goal where none is given', () => {
  expect(ratioReading('page 100', 'µs', { ours: [20, 60], reference: [10, 20] })).toEqual({
    what: 'page 100',
    unit: 'µs',
    ours: 40,
    reference: 15,
    median: 2.5,
    best: 2,
  })
})

test.each([
  ['ours', { ours: Number.NaN }],
  ['a ratio', { median: Number.POSITIVE_INFINITY }],
  ['the reference', { reference: Number.NaN }],
  ['the rate', { perSecond: { ours: 10, reference: Number.NaN } }],
])('a line whose value of %s is no number was not measured', (_, changed) => {
  const measured = singleReading('home', 's', [1])
  expect(() => requireMeasured([measured])).not.toThrow()
  expect(() => requireMeasured([measured, { ...measured, ...changed }])).toThrow('“home” has no value')
})
