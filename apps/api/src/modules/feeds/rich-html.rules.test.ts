import type { RichText } from '@narthex/contract/content/rich-text'
import { expect, test } from 'vitest'
import { renderHtml } from './rich-html.rules.ts'

const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const html = (...content: RichText['content']) => renderHtml(doc(...content), 'https://ponte.example')

test('a document is told as it stands, its addresses whole', () => {
  const text = (text: string) => ({ type: 'text', text }) as const
  expect(
    html(
      { type: 'heading', attrs: { level: 2 }, content: [text('Manhã')] },
      {
        type: 'paragraph',
        content: [
          text('Leia '),
          { type: 'text', text: 'João 3', marks: [{ type: 'bible', attrs: { passage: 'John.3' } }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'aqui', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/about' } }] },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('um')] }] }],
      },
      { type: 'image', attrs: { src: '/media/images/x.webp', alt: 'A "ponte"' } },
      { type: 'video', attrs: { url: 'https://vimeo.com/123456', title: 'O "culto"' } },
      { type: 'file', attrs: { href: '/media/files/x.pdf', title: '' } },
    ),
  ).toBe(
    '<h2>Manhã</h2><p>Leia <a href="https://ponte.example/bible?passage=John.3">João 3</a><br>' +
      '<a href="https://ponte.example/about"><strong>aqui</strong></a></p><ul><li><p>um</p></li></ul>' +
      '<p><img src="https://ponte.example/media/images/x.webp" alt="A &quot;ponte&quot;"></p>' +
      '<p><a href="https://vimeo.com/123456">O &quot;culto&quot;</a></p>' +
      '<p><a href="https://ponte.example/media/files/x.pdf">https://ponte.example/media/files/x.pdf</a></p>',
  )
})

test('what a church writes is text, whatever it looks like', () => {
  const written = html({ type: 'paragraph', content: [{ type: 'text', text: '<script>alert("1")</script> & ]]>' }] })
  expect(written).toBe('<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; ]]&gt;</p>')
})
