import { expect, test } from 'vitest'
import { nearPath } from './near-path.ts'

test.each([
  ['/devotionais', '/devotionals'],
  ['/doar', '/give'],
  ['/ora%C3%A7%C3%A3o/3', '/prayer'],
  ['/event-tickets', '/event'],
  ['/sobre-nos', '/about'],
  ['/podcsat', '/podcast'],
])('%s may have meant %s', (path, near) => {
  expect(nearPath(path)).toBe(near)
})

test.each(['/', '/wp-login.php', '/xyzzy', '/%E0%A4', `/${'a'.repeat(99)}`])('%s meant no page', (path) => {
  expect(nearPath(path)).toBeUndefined()
})
