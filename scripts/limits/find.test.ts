import { expect, test } from 'vitest'
import { findLongLimits } from './find.mjs'

const find = (source: string) => findLongLimits('a.test.ts', source)

test.each([
  ["test('a', { timeout: 60_001 }, () => {})"],
  ["test('a', () => {}, 90_000)"],
  ["test.each([1])('a', { timeout: 120_000 }, () => {})"],
  ["describe('a', { timeout: 1000 + kills * 10_000 }, () => {})"],
  ['test.setTimeout(300_000)'],
  ["test.describe.configure({ mode: 'default', timeout: 120_000 })"],
  ['beforeAll(async () => {}, 180_000)'],
])('a long or computed limit is found: %s', (source) => {
  expect(find(`const kills = 1\n${source}`)).toEqual([2])
})

test.each([
  ["test('a', { timeout: 60_000 }, () => {})"],
  ['beforeAll(async () => {}, 30_000)'],
  ["test('a', async () => { await expect.poll(look, { timeout: 90_000 }).toBe(1) })"],
  ["test('a', () => {})"],
])('what ends within a minute passes, and what a test waits for ends with the test: %s', (source) => {
  expect(find(source)).toEqual([])
})
