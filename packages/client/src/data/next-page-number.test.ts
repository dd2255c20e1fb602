import { expect, test } from 'vitest'
import { nextPageNumber } from './next-page-number.ts'

test('a page is followed by the next number while items are left', () => {
  expect(nextPageNumber({ page: 1, limit: 20, total: 21 })).toBe(2)
})

test('nothing follows a page that ends the list, and nothing an empty list', () => {
  expect(nextPageNumber({ page: 1, limit: 20, total: 20 })).toBeUndefined()
  expect(nextPageNumber({ page: 3, limit: 20, total: 41 })).toBeUndefined()
  expect(nextPageNumber({ page: 1, limit: 20, total: 0 })).toBeUndefined()
})
