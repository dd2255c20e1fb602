import { expect, test } from 'vitest'
import { wellFormedXml } from './xml.rules.ts'

test('signs that XML cannot hold are left out, all others stay', () => {
  expect(wellFormedXml('<a>\uFFFE\uFFFF\u0000\u000B\uD800fé\t\r\n🙏\uFFFD\uFDD0</a>')).toBe(
    '<a>fé\t\r\n🙏\uFFFD\uFDD0</a>',
  )
})
