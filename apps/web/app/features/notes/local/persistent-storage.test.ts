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
  const { persistStorage } = await import('./persistent-storage.ts')
  await persistStorage(holding(notes))
  await persistStorage(holding(notes))
  expect(persist).toHaveBeenCalledTimes(times)
})

test('a browser that knows nothing of it is not asked', async () => {
  vi.stubGlobal('navigator', {})
  const { persistStorage } = await import('./persistent-storage.ts')
  await expect(persistStorage(holding(1))).resolves.toBeUndefined()
})
