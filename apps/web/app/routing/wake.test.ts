import { expect, test } from 'vitest'
import { pageOfWakePath, wakePath } from './wake.ts'

test.each([
  ['/', '/_.wake'],
  ['/devotionals', '/devotionals.wake'],
  ['/devotionals/', '/devotionals/_.wake'],
  ['/user/notes/1', '/user/notes/1.wake'],
])('%s hydrates with what %s answers', (page, address) => {
  expect(wakePath(page)).toBe(address)
  expect(pageOfWakePath(address)).toBe(page)
})

test('other addresses are no wake addresses', () => {
  expect(pageOfWakePath('/devotionals')).toBeUndefined()
  expect(pageOfWakePath('/devotionals.data')).toBeUndefined()
})
