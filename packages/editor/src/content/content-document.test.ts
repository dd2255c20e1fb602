import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import { hostileLinks } from '@narthex/contract/testing/hostile-links'
import { richTree } from '@narthex/contract/testing/rich-tree'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameContent, openContent, readContent } from './content-document.ts'
import { contentExtensions } from './content-extensions.ts'

const schema = getSchema(contentExtensions())
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const node = (type: string, ...content: unknown[]) => ({ type, content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

/** A document as ProseMirror has it once it was opened. */
function openNode(value: unknown) {
  const opened = openContent(value)
  if ('refusal' in opened) throw new Error(opened.refusal)
  return schema.nodeFromJSON(opened.content)
}

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Pão')] },
  { type: 'heading', attrs: { level: 4 }, content: [text('de cada dia', { type: 'italic' })] },
  node('paragraph', text('Um ', { type: 'bold' }, { type: 'underline' }), { type: 'hardBreak' }, text('só')),
  node(
    'bulletList',
    node('listItem', node('paragraph', text('a')), node('bulletList', node('listItem', node('paragraph', text('b'))))),
  ),
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [node('listItem', { type: 'heading', attrs: { level: 3 }, content: [text('c')] })],
  },
  node('blockquote', node('paragraph', text('d', { type: 'link', attrs: { href: '/event' } }))),
  { type: 'horizontalRule' },
  { type: 'image', attrs: { src: 'https://site.example/a.png', alt: 'Um pão' } },
)

describe('a document of the API', () => {
  test('goes through the editor as it came', () => {
    const opened = openNode(everything)
    opened.check()
    expect(readContent(opened.toJSON())).toEqual(everything)
  })

  test('has its Bible references shown, and leaves them to the API', () => {
    const bible = { type: 'bible', attrs: { passage: 'Ps.23' } }
    const marked = doc(node('paragraph', text('Leia o '), text('Sl 23', bible)))
    const opened = openNode(marked)
    expect(opened.toJSON().content[0].content[1].marks).toEqual([bible])
    expect(readContent(opened.toJSON())).toEqual(doc(node('paragraph', text('Leia o Sl 23'))))
    expect(isSameContent(marked, readContent(opened.toJSON()))).toBe(true)
  })

  test('that is empty is a line to write in, and nothing again', () => {
    for (const value of [null, undefined, doc(), doc(node('paragraph'))]) {
      const opened = openNode(value)
      opened.check()
      expect(opened.childCount).toBe(1)
      expect(readContent(opened.toJSON())).toBeNull()
    }
  })
})

describe('a hostile document', () => {
  test.each(hostileLinks)('leads nowhere by %j', (href) => {
    const opened = openNode(
      doc(node('paragraph', text('a', { type: 'link', attrs: { href } })), { type: 'image', attrs: { src: href } }),
    )
    expect(JSON.stringify(opened.toJSON())).not.toMatch(/"link"|"image"/)
  })

  test('loses what the product does not know, and keeps its words', () => {
    const opened = openNode(
      doc(node('script', text('alert(1)')), node('iframe'), {
        type: 'paragraph',
        attrs: { onclick: 'a()', style: 'b' },
        content: [
          text('c', { type: 'textStyle', attrs: { style: 'd' } }, { type: 'bible', attrs: { passage: '"><script>' } }),
        ],
      }),
    )
    expect(opened.toJSON()).toEqual(doc(node('paragraph', text('alert(1)')), node('paragraph', text('c'))))
  })

  test.each([
    ['no document', 'text', 'NOT_A_DOCUMENT'],
    [
      'deeper than lists are',
      doc(
        Array.from({ length: 100_000 }).reduce<object>(
          (inner) => node('blockquote', inner),
          node('paragraph', text('a')),
        ),
      ),
      'TOO_LONG',
    ],
    ['longer than a book', doc(node('paragraph', text('a'.repeat(400_001)))), 'TOO_LONG'],
  ])('that is %s is not opened', (_, value, refusal) => {
    expect(openContent(value)).toEqual({ refusal })
  })
})

test('whatever came, what is opened is sound, and given back as the API keeps it', () => {
  fc.assert(
    fc.property(fc.array(richTree, { maxLength: 5 }), (content) => {
      const value = doc(...content)
      const opened = openNode(value)
      opened.check()
      expect({ doc: readContent(opened.toJSON()) }).toEqual(cleanRichText(value))
    }),
    { numRuns: 400 },
  )
})
