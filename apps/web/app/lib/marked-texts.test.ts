import { expect, test } from 'vitest'
import { withoutMark } from './marked-texts.ts'

const mark = '3f2c'
const own = (text: string, more = '') => `<script nonce="${mark}"${more}>${text}</script>`

test('the scripts and styles with the mark are the page’s own, byte for byte, and the mark is gone', () => {
  const page = `${own('a()')}<p>Hi</p>${own('\nb("é")\n', ' type="module"')}<style nonce="${mark}">p{}</style>`
  expect(withoutMark(page, mark)).toEqual({
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
    expect(withoutMark(`${own('a()')}${markup}`, mark).inline, markup).toEqual({ scripts: ['a()'], styles: [] })
})

test('files are not inline, though they carry the mark', () => {
  const { inline } = withoutMark(`<script nonce="${mark}" src="/assets/a.js"></script>`, mark)
  expect(inline).toEqual({ scripts: [], styles: [] })
})
