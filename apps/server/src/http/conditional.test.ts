import { expect, it } from 'vitest'
import { isNotModified } from './conditional.ts'

const etag = '"abc-br"'

it.each([[etag], [`W/${etag}`], [` ${etag} `], [`"other", ${etag}`], [`"a,b",W/${etag},"other"`], ['*'], [' * ']])(
  'a copy that If-None-Match names as %j is current',
  (header) => {
    expect(isNotModified(header, etag)).toBe(true)
  },
)

it.each([
  [undefined],
  [''],
  ['"abc"'],
  ['"xabc-br"'],
  ['abc-br'],
  ['"abc-br'],
  ['"*"'],
  ['"abc-gzip", W/"abc"'],
  ['"a"abc-br"b"'],
])('a copy that If-None-Match names as %j is not current', (header) => {
  expect(isNotModified(header, etag)).toBe(false)
})

it('a header of thousands of open quotes is read in linear time', () => {
  expect(isNotModified('"'.repeat(16_001), etag)).toBe(false)
})
