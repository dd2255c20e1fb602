import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RichNode, type RichText, toPlainText } from '../content/rich-text.ts'
import { hostileLinks } from '../testing/hostile-links.ts'
import { richTree } from '../testing/rich-tree.ts'
import { cleanRichText, type RichTextRefusal } from './clean-rich-text.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const node = (type: string, ...content: unknown[]) => ({ type, content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => node('paragraph', ...content)
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

describe('a document that an editor sent', () => {
  it('stays as it is where the product knows all of it', () => {
    const known = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Pão')] },
      paragraph(text('Um '), text('dia', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }, text('só.')),
      node(
        'bulletList',
        node('listItem', paragraph(text('um')), node('bulletList', node('listItem', paragraph(text('a'))))),
      ),
      { type: 'orderedList', attrs: { start: 3 }, content: [node('listItem', paragraph(text('três')))] },
      node('blockquote', paragraph(text('Dito.', link('https://example.org/a')))),
      { type: 'horizontalRule' },
      { type: 'image', attrs: { src: '/media/images/a.webp', alt: 'Um pão' } },
      { type: 'video', attrs: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'O culto' } },
      { type: 'file', attrs: { href: '/media/files/AbCdEfGhIjKlMnOpQrStUv.pdf', title: 'Boletim' } },
    )
    expect(cleanRichText(known)).toEqual({ doc: known })
  })

  it.each<[what: string, given: unknown, kept: unknown]>([
    [
      'a wrapper nobody knows',
      doc(node('columns', node('column', paragraph(text('a'))), node('column', paragraph(text('b'))))),
      doc(paragraph(text('a')), paragraph(text('b'))),
    ],
    ['an inline nobody knows', doc(paragraph(text('a '), node('mention', text('Lia')))), doc(paragraph(text('a Lia')))],
    [
      'words outside of a paragraph',
      doc(text('a'), text('b'), { type: 'horizontalRule' }),
      doc(paragraph(text('ab')), { type: 'horizontalRule' }),
    ],
    [
      'a block within a paragraph',
      doc(paragraph(text('a'), paragraph(text('b')))),
      doc(paragraph(text('a')), paragraph(text('b'))),
    ],
    ['an item without its list', doc(node('listItem', paragraph(text('a')))), doc(paragraph(text('a')))],
    [
      'a list of paragraphs',
      doc(node('bulletList', paragraph(text('a')))),
      doc(node('bulletList', node('listItem', paragraph(text('a'))))),
    ],
    [
      'words that are none',
      doc(paragraph({ type: 'text', text: { toString: 1 } }, text('a'))),
      doc(paragraph(text('a'))),
    ],
    [
      'what a picture shows, told at more than length',
      doc({ type: 'image', attrs: { src: '/media/a.webp', alt: `a${'b'.repeat(900_000)}` } }),
      doc({ type: 'image', attrs: { src: '/media/a.webp', alt: `a${'b'.repeat(499)}` } }),
    ],
    [
      'a film at an address as people copy it',
      doc({ type: 'video', attrs: { url: ' youtu.be/aqz-KE-bpKQ?si=x ', title: ' O culto ', autoplay: true } }),
      doc({ type: 'video', attrs: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'O culto' } }),
    ],
    [
      'a film that is none, and a file of another site or kind',
      doc(
        { type: 'video', attrs: { url: 'javascript:alert(1)', title: 'a' } },
        { type: 'video', attrs: { url: 'https://example.org/a.m3u8', title: 'a' } },
        { type: 'file', attrs: { href: 'https://example.org/a.pdf', title: 'a' } },
        { type: 'file', attrs: { href: '/media/files/AbCdEfGhIjKlMnOpQrStUv.vtt', title: 'a' } },
        paragraph(text('b')),
      ),
      doc(paragraph(text('b'))),
    ],
    [
      'a mark nobody knows',
      doc(paragraph(text('a', { type: 'highlight', attrs: { color: 'red' } }))),
      doc(paragraph(text('a'))),
    ],
    [
      'the same mark twice',
      doc(paragraph(text('a', { type: 'bold' }, { type: 'bold' }))),
      doc(paragraph(text('a', { type: 'bold' }))),
    ],
    [
      'a passage marked by hand',
      doc(paragraph(text('a', { type: 'bible', attrs: { passage: '"><script>' } }))),
      doc(paragraph(text('a'))),
    ],
    [
      'attributes nobody knows',
      doc({ type: 'paragraph', attrs: { style: 'x', onclick: 'y' }, content: [text('a')] }),
      doc(paragraph(text('a'))),
    ],
    [
      'a title above the page’s own',
      doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a')] }),
    ],
    [
      'a title without a level',
      doc(node('heading', text('a'))),
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a')] }),
    ],
    [
      'empty paragraphs',
      doc(paragraph(), paragraph(text(' ')), paragraph({ type: 'hardBreak' }), paragraph(text('a'))),
      doc(paragraph(text('a'))),
    ],
    [
      'control characters and turned letters',
      doc(paragraph(text('a\u0000\u202eb\n\tc'))),
      doc(paragraph(text('ab c'))),
    ],
    [
      'a picture that is none',
      doc({ type: 'image', attrs: { src: 'data:text/html,x' } }, paragraph(text('a'))),
      doc(paragraph(text('a'))),
    ],
    [
      'nodes that are none',
      doc(null, 1, 'a', [], paragraph(text('a')), { type: 7, content: 'x' }),
      doc(paragraph(text('a'))),
    ],
  ])('loses of %s only what a page cannot show', (_, given, kept) => {
    expect(cleanRichText(given)).toEqual({ doc: kept })
  })

  it('is nothing where nothing is left to read', () => {
    expect(cleanRichText(doc(paragraph(text('  '))))).toEqual({ doc: null })
    expect(cleanRichText(doc())).toEqual({ doc: null })
  })

  it.each(hostileLinks)('leads to no script by %j', (href) => {
    const cleaned = cleanRichText(doc(paragraph(text('a', link(href))), { type: 'image', attrs: { src: href } }))
    expect(cleaned).toEqual({ doc: doc(paragraph(text('a'))) })
  })

  const nested = (depth: number) =>
    doc(Array.from({ length: depth }).reduce<object>((inner) => node('blockquote', inner), paragraph(text('a'))))
  it.each<[what: string, refusal: RichTextRefusal, given: unknown]>([
    ['nothing', 'NOT_A_DOCUMENT', undefined],
    ['a text', 'NOT_A_DOCUMENT', 'Olá'],
    ['a list', 'NOT_A_DOCUMENT', []],
    ['another node', 'NOT_A_DOCUMENT', paragraph(text('a'))],
    ['a document without content', 'NOT_A_DOCUMENT', { type: 'doc' }],
    ['more nodes than a book has', 'TOO_LONG', doc(...Array.from({ length: 20_001 }, () => paragraph()))],
    ['more words than a book has', 'TOO_LONG', doc(paragraph(text('a'.repeat(400_001))))],
    ['a hundred thousand levels', 'TOO_LONG', nested(100_000)],
  ])('is refused where it is %s', (_, refusal, given) => {
    expect(cleanRichText(given)).toEqual({ refusal })
  })

  it('takes lists in lists as deep as anybody writes them', () => {
    expect(cleanRichText(nested(20))).toEqual({ doc: nested(20) })
  })
})

describe('whatever came, a clean document', () => {
  const holds = (property: (clean: RichText) => void) =>
    fc.assert(
      fc.property(fc.array(richTree, { maxLength: 5 }), (content) => {
        const cleaned = cleanRichText(doc(...content))
        if ('doc' in cleaned && cleaned.doc) property(cleaned.doc)
      }),
      { numRuns: 400 },
    )

  it('stays as it is when it is cleaned again', () =>
    holds((clean) => expect(cleanRichText(clean)).toEqual({ doc: clean })))

  it('has only what the product knows, in its place', () =>
    holds((clean) => {
      for (const block of clean.content) expectKnown(block)
    }))

  it('has words, and travels as JSON', () =>
    holds((clean) => {
      expect(JSON.parse(JSON.stringify(clean))).toEqual(clean)
      expect(typeof toPlainText(clean)).toBe('string')
    }))
})

function expectKnown(block: RichNode): void {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      expect(Object.keys(block).filter((key) => !['type', 'attrs', 'content'].includes(key))).toEqual([])
      for (const inline of block.content ?? []) {
        expect(['text', 'hardBreak']).toContain(inline.type)
        if (inline.type !== 'text') continue
        expect(inline.text).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
        expect(inline.text).not.toBe('')
        for (const mark of inline.marks ?? []) {
          expect(['bold', 'italic', 'underline', 'link']).toContain(mark.type)
          if (mark.type === 'link') expect(mark.attrs.href).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/))/i)
        }
      }
      return
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
    case 'blockquote':
      expect(block.content.length).toBeGreaterThan(0)
      for (const inner of block.content) expectKnown(inner)
      return
    case 'image':
      expect(Object.keys(block.attrs)).toEqual(['src', 'alt'])
      expect(block.attrs.src).toMatch(/^(?:https?:|\/(?!\/))/i)
      return
    case 'video':
      expect(Object.keys(block.attrs)).toEqual(['url', 'title'])
      expect(block.attrs.url).toMatch(/^(?:https:|\/(?!\/))/i)
      return
    case 'file':
      expect(Object.keys(block.attrs)).toEqual(['href', 'title'])
      expect(block.attrs.href).toMatch(/^\/media\/files\/[\w-]+\.(?:pdf|mp3|m4a|ogg|wav)$/)
      return
    default:
      expect(block).toEqual({ type: 'horizontalRule' })
  }
}
