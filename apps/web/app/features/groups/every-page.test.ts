import { describe, expect, it } from 'vitest'
import { everyPage } from './every-page.ts'

const paged = (pages: readonly (readonly number[])[], total: number) => {
  const asked: string[] = []
  const load = async (page: string) => {
    asked.push(page)
    return { itens: pages[Number(page) - 1] ?? [], total }
  }
  return { asked, all: () => everyPage(load, (id) => id) }
}

describe('every page of a list', () => {
  it('is read until all of it is there, and no further', async () => {
    const { all, asked } = paged([[1, 2], [3, 4], [5], [6]], 5)
    expect(await all()).toEqual([1, 2, 3, 4, 5])
    expect(asked).toEqual(['1', '2', '3'])
  })

  it('is one call for a short list, and for none', async () => {
    for (const list of [[], [1]]) {
      const { all, asked } = paged([list], list.length)
      expect(await all()).toEqual(list)
      expect(asked).toEqual(['1'])
    }
  })

  it('has what moved between two pages once, and ends where the list has grown shorter', async () => {
    expect(
      await paged(
        [
          [1, 2],
          [2, 3],
        ],
        4,
      ).all(),
    ).toEqual([1, 2, 3])
    expect(await paged([[1, 2]], 4).all()).toEqual([1, 2])
  })
})
