import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineAtRest } from './line.ts'

let come: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        come = onEntries
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin(): Promise<() => boolean> {
  let isAtRest = false
  void lineAtRest().then(() => {
    isAtRest = true
  })
  return () => isAtRest
}

test('a line is at rest when no file came for two seconds', async () => {
  const isAtRest = await begin()
  await vi.advanceTimersByTimeAsync(1900)
  come()
  await vi.advanceTimersByTimeAsync(1900)
  expect(isAtRest()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isAtRest()).toBe(true)
})

test('a page that always asks is not waited for longer than twenty seconds', async () => {
  const isAtRest = await begin()
  for (let second = 1; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    come()
  }
  expect(isAtRest()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isAtRest()).toBe(true)
})
