import { beforeEach, expect, test, vi } from 'vitest'
import { keepWatched, watchedSeconds } from './watched.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('what was begun goes on where it was left, and each thing for itself', () => {
  keepWatched('mare/1', 754.9, 3600)
  keepWatched('mare/2', 60, 3600)
  expect([watchedSeconds('mare/1'), watchedSeconds('mare/2'), watchedSeconds('mare/3')]).toEqual([754, 60, undefined])
})

test('nothing is kept of the first seconds, nor of what was seen to its end', () => {
  keepWatched('mare/1', 9, 3600)
  expect(watchedSeconds('mare/1')).toBeUndefined()
  keepWatched('mare/1', 600, 3600)
  keepWatched('mare/1', 3420, 3600)
  expect(watchedSeconds('mare/1')).toBeUndefined()
  keepWatched('mare/1', 600, Number.NaN)
  expect(watchedSeconds('mare/1')).toBe(600)
})

test('the latest hundred are remembered', () => {
  for (let number = 1; number <= 130; number++) keepWatched(`v/${number}`, 20, 100)
  keepWatched('v/31', 30, 100)
  keepWatched('v/131', 20, 100)
  expect([watchedSeconds('v/31'), watchedSeconds('v/32'), watchedSeconds('v/33')]).toEqual([30, undefined, 20])
})

test.each(['{', '7', 'null', '[]', '{"v":"x"}', '{"v":-1}', '{"v":null}'])('%s from elsewhere is nothing', (text) => {
  kept.set('watched', text)
  expect(watchedSeconds('v')).toBeUndefined()
  keepWatched('v', 20, 100)
  expect(watchedSeconds('v')).toBe(20)
})

test('a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full')
    },
  })
  keepWatched('v', 20, 100)
  expect(watchedSeconds('v')).toBeUndefined()
})
