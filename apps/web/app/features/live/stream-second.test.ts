import { expect, test } from 'vitest'
import { broadcastSecond, fileSecond } from './stream-second.ts'

const startedAt = '2026-03-08T13:00:00.000Z'
const at = (seconds: number) => Date.parse(startedAt) + seconds * 1000

test('everyone is at the same second, counted from the start', () => {
  expect(broadcastSecond(startedAt, at(75))).toBe(75)
  expect(broadcastSecond(startedAt, at(-1))).toBeUndefined()
  expect(broadcastSecond(null, at(75))).toBeUndefined()
})

test('a file that repeats begins again, and one that does not is over', () => {
  const file = { duracaoSegundos: 60, flagRepete: true }
  expect(fileSecond(file, startedAt, at(59))).toBe(59)
  expect(fileSecond(file, startedAt, at(60))).toBe(0)
  expect(fileSecond(file, startedAt, at(150))).toBe(30)
  expect(fileSecond({ ...file, flagRepete: false }, startedAt, at(60))).toBeUndefined()
})

test('a file of unknown length goes on', () => {
  expect(fileSecond({ duracaoSegundos: null, flagRepete: true }, startedAt, at(9000))).toBe(9000)
})
