import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './text-parts.ts'

test('web addresses become links, without the punctuation after them', () => {
  expect(splitLinks('Veja (https://example.org/a?b=1), e https://example.com!')).toEqual([
    { text: 'Veja (' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
    { text: '), e ' },
    { text: 'https://example.com', href: 'https://example.com/' },
    { text: '!' },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.org@evil.example',
  'https://user:pw@evil.example/',
  'http://localhost/',
  'ftp://example.org',
])('%s is no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text }])
})

test('no text is lost or changed, and every link is http or https', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.webUrl())).map((parts) => parts.join(' ')),
      (text) => {
        const parts = splitLinks(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//)
      },
    ),
  )
})
