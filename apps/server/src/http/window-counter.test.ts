import { expect, it } from 'vitest'
import { localCounter } from './window-counter.ts'

it('spending adds up until its window ends, for each key alone', () => {
  let now = 0
  const counter = localCounter(1000, () => now)
  expect(counter.add('a', 10)).toEqual({ spent: 10, endsInMs: 1000 })
  now = 400
  expect(counter.add('a', 1)).toEqual({ spent: 11, endsInMs: 600 })
  expect(counter.add('b', 1)).toEqual({ spent: 1, endsInMs: 1000 })
  now = 1000
  expect(counter.add('a', 1)).toEqual({ spent: 1, endsInMs: 1000 })
})
