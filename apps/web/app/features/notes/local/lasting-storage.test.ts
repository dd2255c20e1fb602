import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoteStore } from './note-store.ts'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => vi.resetModules())

const holding = (notes: number) => ({ list: async () => Array(notes).fill({}) }) as unknown as NoteStore

test.each([
  [1, 1],
  [2, 0],
])('with %i notes on a device the browser is asked %i times to keep them', async (notes, times) => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { storage: { persist } })
  const { askToLast } = await import('./lasting-storage.ts')
  await askToLast(holding(notes))
  await askToLast(holding(notes))
  expect(persist).toHaveBeenCalledTimes(times)
})

test('a browser that knows nothing of it is not asked', async () => {
  vi.stubGlobal('navigator', {})
  const { askToLast } = await import('./lasting-storage.ts')
  await expect(askToLast(holding(1))).resolves.toBeUndefined()
})
