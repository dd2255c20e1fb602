import { expect, test } from 'vitest'
import { toFileName } from './file-name.ts'

test.each([
  ['Fé e graça', 'Fé e graça'],
  ['../../etc/passwd', 'etc passwd'],
  ['a:b*c?"d"<e>|f', 'a b c d e f'],
  ['\u202egnp.exe', 'gnp exe'],
  [' . ', 'notes'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}🙏`, 'x'.repeat(79)],
])('a note called %j is the file %j', (title, name) => {
  expect(toFileName(title)).toBe(name)
})
