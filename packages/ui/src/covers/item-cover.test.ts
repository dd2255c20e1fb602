import { expect, test } from 'vitest'
import { itemCover } from './item-cover.ts'

test('an item has one cover, and items that follow each other have covers of different kinds', () => {
  expect(itemCover('NOTICIA', 7)).toEqual(itemCover('NOTICIA', 7))
  expect(itemCover('NOTICIA', 7).seed).not.toBe(itemCover('DEVOCIONAL', 7).seed)
  const kinds = [7, 8, 9, 10].map((id) => itemCover('NOTICIA', id).kind)
  expect(new Set(kinds).size).toBe(4)
})
