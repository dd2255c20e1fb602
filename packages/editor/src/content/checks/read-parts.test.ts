import { richTree } from '@narthex/contract/testing/rich-tree'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openContent } from '../content-document.ts'
import { contentExtensions } from '../content-extensions.ts'
import { readParts } from './read-parts.ts'
import { findFaults } from './text-faults.ts'

const schema = getSchema(contentExtensions())
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const to = (href: string) => ({ type: 'link', attrs: { href } })
const open = (value: unknown) => {
  const opened = openContent(value)
  if ('refusal' in opened) throw new Error(opened.refusal)
  return schema.nodeFromJSON(opened.content)
}

describe('the parts of a document', () => {
  const doc = open({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [text('Pão')] },
      {
        type: 'blockquote',
        content: [
          {
            type: 'paragraph',
            content: [
              text('Veja '),
              text('a ', to('/event')),
              text('festa', { type: 'bold' }, to('/event')),
              text('.'),
            ],
          },
        ],
      },
      { type: 'image', attrs: { src: '/media/a.webp', alt: '', decorative: true } },
      { type: 'image', attrs: { src: '/media/b.webp', alt: 'Um pão' } },
    ],
  })

  test('are headings, links as one whatever their looks, and images', () => {
    expect(readParts(doc)).toEqual([
      { kind: 'heading', at: 1, level: 3, text: 'Pão' },
      { kind: 'link', at: 12, end: 19, href: '/event', isAllowed: true, text: 'a festa' },
      { kind: 'image', at: 22, alt: '', isDecorative: true },
      { kind: 'image', at: 23, alt: 'Um pão', isDecorative: false },
    ])
  })

  test('stand where they are said to stand', () => {
    for (const part of readParts(doc)) {
      if (part.kind === 'image') expect(doc.nodeAt(part.at)?.type.name).toBe('image')
      else expect(doc.textBetween(part.at, part.at + part.text.length)).toBe(part.text)
    }
  })

  test('are found in any document, within it', () => {
    fc.assert(
      fc.property(richTree, (tree) => {
        const opened = openContent(tree)
        if ('refusal' in opened) return
        const any = schema.nodeFromJSON(opened.content)
        for (const { part } of findFaults(readParts(any))) expect(any.resolve(part.at).pos).toBe(part.at)
      }),
    )
  })
})
