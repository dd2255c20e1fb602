import { expect, test } from 'vitest'
import { findClearPlace } from './clear-place.ts'

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right })
const message = box(680, 784, 12, 378)

test('a message stays where nothing is in its way', () => {
  expect(findClearPlace(message, [], 800)).toBe(16)
  expect(findClearPlace(message, [box(0, 64), box(700, 760, 400, 900)], 800)).toBe(16)
})

test('it stands above what is in its way, and above what lies there', () => {
  expect(findClearPlace(message, [box(736, 800)], 800)).toBe(72)
  expect(findClearPlace(message, [box(736, 800), box(600, 664)], 800)).toBe(208)
  expect(findClearPlace(message, [box(792, 800)], 800)).toBe(16)
})

test('it goes no higher than two thirds of the window', () => {
  expect(findClearPlace(message, [box(300, 800)], 800)).toBe(16)
})
