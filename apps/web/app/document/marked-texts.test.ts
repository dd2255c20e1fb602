import { expect, test } from 'vitest'
import { joinDocument } from './document-parts.ts'
import { withoutMark } from './marked-texts.ts'

const mark = '3f2c'
const own = (text: string, more = '') => `<script nonce="${mark}"${more}>${text}</script>`

/** Each part of the document is looked through. */
function read(html: string) {
  const { document, inline } = withoutMark({ head: html, body: '<p>body</p>', end: html }, mark)
  const half = joinDocument(document).split('<p>body</p>')
  expect(half[0]).toBe(half[1])
  return { html: half[0], inline: { scripts: firstHalf(inline.scripts), styles: firstHalf(inline.styles) } }
}

const firstHalf = (texts: readonly string[]) => texts.slice(0, texts.length / 2)

test('the scripts and styles with the mark are the page’s own, byte for byte, and the mark is gone', () => {
  const page = `${own('a()')}<p>Hi</p>${own('\nb("é")\n', ' type="module"')}<style nonce="${mark}">p{}</style>`
  expect(read(page)).toEqual({
    html: '<script>a()</script><p>Hi</p><script type="module">\nb("é")\n</script><style>p{}</style>',
    inline: { scripts: ['a()', '\nb("é")\n'], styles: ['p{}'] },
  })
})

test('markup that slipped in is not among them, whatever it says of itself', () => {
  const slipped = [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="3f2d">steal()</script>',
    '<style>p{background:url(//evil.example)}</style>',
    '<p title="<script>">steal()</p>',
  ]
  for (const markup of slipped)
    expect(read(`${own('a()')}${markup}`).inline, markup).toEqual({ scripts: ['a()'], styles: [] })
})

test('files are not inline, though they carry the mark', () => {
  const { inline } = read(`<script nonce="${mark}" src="/assets/a.js"></script>`)
  expect(inline).toEqual({ scripts: [], styles: [] })
})
