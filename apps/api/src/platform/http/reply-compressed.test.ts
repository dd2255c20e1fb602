import { expect, it } from 'vitest'
import { chooseEncoding } from './reply-compressed.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a caller that accepts %j is answered in %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
