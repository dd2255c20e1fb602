import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { cleanFileName } from './file-names.rules.ts'

it.each([
  ['Sermão de domingo.pdf', 'Sermão de domingo.pdf'],
  ['boletim', 'boletim.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fakepath\\notas.docx', 'notas.pdf'],
  ['a"; filename="b.exe', 'a filename= b.pdf'],
  ['one\r\nset-cookie: x=1', 'one set-cookie x=1.pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
])('%j is saved as %j', (given, saved) => {
  expect(cleanFileName(given, 'pdf')).toBe(saved)
})

test('no name leads anywhere, breaks a header or grows without end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanFileName(given, 'mp3')
      expect(name).toMatch(/^[^/\\"\p{Cc}\p{Cf}.\s][^/\\"\p{Cc}\p{Cf}]*\.mp3$/u)
      expect([...name].length).toBeLessThanOrEqual(104)
    }),
  )
})
