import { expect, test } from 'vitest'
import { joinPages } from './join-pages.ts'

const keyOf = ({ id }: { id: number }) => id

test('an item that moved to the next page is listed once, where it was first, as it is now', () => {
  const pages = [
    {
      itens: [
        { id: 1, name: 'Ana' },
        { id: 2, name: 'Bia' },
      ],
    },
    {
      itens: [
        { id: 2, name: 'Beatriz' },
        { id: 3, name: 'Caio' },
      ],
    },
  ]
  expect(joinPages(pages, keyOf)).toEqual([
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Beatriz' },
    { id: 3, name: 'Caio' },
  ])
})

test('no pages have no items', () => {
  expect(joinPages([], keyOf)).toEqual([])
})
