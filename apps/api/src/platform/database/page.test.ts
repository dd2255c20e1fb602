import { describe, expect, it, vi } from 'vitest'
import { mapPage, readPage } from './page.ts'

describe('a page of a list', () => {
  it('reads the rows behind those of the pages before it', async () => {
    const list = vi.fn(async () => ['f', 'g'])
    expect(await readPage({ page: 2, limit: 5 }, 7, list)).toEqual({ itens: ['f', 'g'], total: 7, page: 2, limit: 5 })
    expect(list).toHaveBeenCalledExactlyOnceWith({ limit: 5, offset: 5 })
  })

  it('is empty past the end, with the total and without a statement', async () => {
    const list = vi.fn(async () => [])
    expect(await readPage({ page: 2, limit: 5 }, 5, list)).toEqual({ itens: [], total: 5, page: 2, limit: 5 })
    expect(list).not.toHaveBeenCalled()
  })

  it('keeps its place and its total when its items are converted', () => {
    expect(mapPage({ itens: [1, 2], total: 9, page: 3, limit: 2 }, String)).toEqual({
      itens: ['1', '2'],
      total: 9,
      page: 3,
      limit: 2,
    })
  })
})
