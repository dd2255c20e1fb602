import fc from 'fast-check'
import { hostileLinks } from './hostile-links.ts'

const address = fc.oneof(fc.constantFrom(...hostileLinks), fc.webUrl(), fc.anything())
const film = fc.oneof(
  address,
  fc.constantFrom(
    'https://youtu.be/aqz-KE-bpKQ?t=4',
    'vimeo.com/76979871',
    '/media/files/AbCdEfGhIjKlMnOpQrStUv.mp4',
    'a.m3u8',
  ),
)
const file = fc.oneof(
  address,
  fc.constantFrom('pdf', 'mp3', 'vtt', 'exe').map((ending) => `/media/files/AbCdEfGhIjKlMnOpQrStUv.${ending}`),
)
const mark = fc.record({
  type: fc.constantFrom('bold', 'italic', 'underline', 'link', 'bible', 'code'),
  attrs: fc.record({ href: address, passage: fc.anything() }),
})

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.anything(),
    fc.record({
      type: fc.constant('text'),
      text: fc.string({ unit: 'binary' }),
      marks: fc.array(fc.oneof(mark, fc.anything())),
    }),
    fc.record({
      type: fc.oneof(
        fc.constantFrom(
          'paragraph',
          'heading',
          'bulletList',
          'orderedList',
          'listItem',
          'blockquote',
          'horizontalRule',
          'hardBreak',
          'image',
          'video',
          'file',
          'table',
        ),
        fc.string(),
      ),
      attrs: fc.oneof(
        fc.anything(),
        fc.record({ src: address, alt: fc.anything(), level: fc.anything(), start: fc.anything() }),
        fc.record({ url: film, href: file, title: fc.anything() }),
      ),
      content: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}))

/** Trees of what the product knows of rich text, what it does not, and what is no node at all. */
export const richTree = tree
