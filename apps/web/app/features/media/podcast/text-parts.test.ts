import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? [])

it.each<[text: string, found: string[]]>([
  ['Nada aqui', []],
  ['Veja https://x.example/a?b=c#d.', ['https://x.example/a?b=c#d']],
  ['(https://x.example/a) e http://y.example!', ['https://x.example/a', 'http://y.example']],
  ['o site (https://x.example/Cais_(porto))', ['https://x.example/Cais_(porto)']],
  ['https://x.example/a,https://y.example', ['https://x.example/a,https://y.example']],
  ['javascript:alert(1) ftp://x.example https://', []],
  ['https://[::1', []],
])('in %j the addresses are %j', (text, found) => expect(links(text)).toEqual(found))

it('the parts put together are the text, and only addresses of the web are links', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://x.example',
    ')',
    '(',
    '.',
    ' ',
    'a',
    '"',
    '\n',
    '[',
    'javascript:',
    '//',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (written) => {
      const text = written.join('')
      const parts = textParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^\s"<>]+$/i)
    }),
  )
})
