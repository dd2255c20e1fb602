import { expect, test } from 'vitest'
import { type Box, nearestAlong } from './nearest-stop.ts'

const stop = (name: string, left: number, top: number, width = 200, height = 100) => ({
  name,
  box: { left, top, right: left + width, bottom: top + height } satisfies Box,
})
const shelves = [
  stop('a1', 0, 0),
  stop('a2', 210, 0),
  stop('a3', 420, 0),
  stop('b1', 0, 160),
  stop('b2', 210, 160),
  stop('b3', 420, 160),
  stop('c1', 0, 320),
]
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 }
const at = (name: string) => shelves.find((one) => one.name === name)?.box ?? nowhere
const find = (from: string, way: 'up' | 'down', width = 1000) => nearestAlong(at(from), shelves, way, width)?.stop.name

test('down and up lead to the same column of the next line', () => {
  expect(find('a2', 'down')).toBe('b2')
  expect(find('b3', 'up')).toBe('a3')
})

test('a shorter line is not passed over for a farther one', () => {
  expect(find('b3', 'down')).toBe('c1')
  expect(find('c1', 'up')).toBe('b1')
})

test('beyond the first and the last line there is nothing', () => {
  expect(find('a1', 'up')).toBeUndefined()
  expect(find('c1', 'down')).toBeUndefined()
})

test('what has scrolled out of the window is passed over', () => {
  expect(find('a3', 'down', 400)).toBe('b2')
})
