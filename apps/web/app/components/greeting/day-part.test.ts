import { expect, test } from 'vitest'
import { toDayPart } from './day-part.ts'

test('the morning begins at five, the afternoon at noon, the evening at six', () => {
  expect([4, 5, 11, 12, 17, 18, 0].map(toDayPart)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
