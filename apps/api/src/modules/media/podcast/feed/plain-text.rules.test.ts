import { text } from '@narthex/contract/fields'
import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it, vi } from 'vitest'
import { htmlToLine, htmlToText, maxHtmlCharacters } from './plain-text.rules.ts'

vi.mock('sanitize-html', async (original) => ({
  default: vi.fn((await original<{ default: typeof sanitizeHtml }>()).default),
}))

describe('what a feed says in HTML', () => {
  it.each<[html: string, said: string]>([
    ['Olá, mundo', 'Olá, mundo'],
    ['<p>Um</p><p>Dois<br>e meio</p>', 'Um\n\nDois\ne meio'],
    ['<ul><li>pão</li><li>peixe</li></ul>', '• pão\n• peixe'],
    ['Veja <a href="https://x.example/?a=1&amp;b=2">o site</a>.', 'Veja o site (https://x.example/?a=1&b=2).'],
    ['<a href="https://x.example/">https://x.example/</a>', 'https://x.example/'],
    ['<a href="javascript:alert(1)">Clique</a>', 'Clique'],
    ['<script>alert(1)</script><style>a{}</style>ok', 'ok'],
    ['1 &lt; 2 &amp; 3 &ccedil;&atilde;o&nbsp;x', '1 < 2 & 3 ção x'],
    ['<img src=x onerror=alert(1)>a\u0000b\u202ec', 'abc'],
    ['linha um\r\nlinha dois', 'linha um\nlinha dois'],
    ['', ''],
  ])('%j is read as %j', (html, said) => expect(htmlToText(html, 1000)).toBe(said))

  it('is one line where a line is wanted', () => {
    expect(htmlToLine('<b>Um</b>\n título &amp; meio', 300)).toBe('Um título & meio')
  })

  it('is text that a database and the contract take, whatever it was, and no longer than asked', () => {
    const parts = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<p>', '</a>', '<a href="', '&#x1F600;', '&#0;', '&lt;')),
    )
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 50 }), (written, longest) => {
        expect(text(longest).safeParse(htmlToText(written.join(''), longest)).success).toBe(true)
      }),
    )
  })

  it.each(['<', '<a', '<a href="', '&', '<p>', '<div><b>', '</p>', '<a href="x">'])(
    'reads the beginning only of %j again and again',
    (sign) => {
      const beginning = sign.repeat(Math.ceil(maxHtmlCharacters / sign.length)).slice(0, maxHtmlCharacters)
      const parser = vi.mocked(sanitizeHtml)
      parser.mockClear()
      htmlToText(`${beginning}${sign.repeat(2_000_000 / sign.length)}`, 8000)
      expect(parser.mock.calls.map(([html]) => html)).toEqual([beginning])
    },
  )
})
