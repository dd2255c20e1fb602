import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, 'en', '0 kB'],
  [10, 'en', '1 kB'],
  [1_536, 'en', '2 kB'],
  [12 * 1024 ** 2, 'pt', '12 MB'],
  [1.44 * 1024 ** 3, 'pt', '1,4 GB'],
  [20 * 1024 ** 3, 'es', '20 GB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text)
})
