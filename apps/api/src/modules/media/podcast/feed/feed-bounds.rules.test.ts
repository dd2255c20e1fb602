import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadFeedError } from './feed.errors.ts'
import { boundFeed, maxItems } from './feed-bounds.rules.ts'

const feed = (inside: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${inside}</channel></rss>`
const itemsIn = (xml: string) => xml.match(/<item>/g)?.length ?? 0

describe('a feed within bounds', () => {
  it('stays as it is', () => {
    const xml = feed(`<!-- a > b --><item><title><![CDATA[<!DOCTYPE <item>]]></title><a b="x>y" c='<'/></item>`)
    expect(boundFeed(xml)).toBe(xml)
  })

  it('is cut after so many items, and stays whole', () => {
    const xml = boundFeed(feed('<item><title>x</title></item>'.repeat(maxItems + 3)))
    expect(itemsIn(xml)).toBe(maxItems)
    expect(xml.endsWith('</item></channel></rss>')).toBe(true)
  })

  it('counts what is an item of the channel, and nothing that is only called so', () => {
    const xml = feed(`<x>${'<item></item>'.repeat(600)}</x>${'<items></items>'.repeat(600)}`)
    expect(boundFeed(xml)).toBe(xml)
  })
})

describe('a feed that is refused', () => {
  it.each<[what: string, xml: string]>([
    ['a document type', `<!DOCTYPE rss><rss/>`],
    ['a document type in small letters', `<?xml version="1.0"?> <!doctype rss><rss/>`],
    ['an entity', feed('<!ENTITY a "b">')],
    ['a document type behind a comment', `<!----><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss/>`],
    ['a comment without an end', feed('<!-- ')],
    ['text without an end', feed('<![CDATA[')],
    ['a value without an end', feed('<a b="')],
    ['a tag that is cut off', '<rss><channel'],
    ['depth', feed('<a>'.repeat(100_000))],
    ['a tag without end', feed(`<a ${'b="" '.repeat(10_000)}/>`)],
    ['breadth', feed('<a/>'.repeat(100_000))],
  ])('has %s', (_, xml) => expect(() => boundFeed(xml)).toThrow(BadFeedError))

  it('whatever stands there, the answer is a feed or a refusal, and comes in one pass', () => {
    const parts = [
      '<',
      '>',
      '/',
      '!',
      '--',
      '"',
      "'",
      '[CDATA[',
      ']]>',
      '?',
      'item',
      'rss',
      ' ',
      '<!DOCTYPE',
      '<a>',
      '</a>',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (written) => {
        try {
          expect(written.join('')).toContain(boundFeed(written.join('')).slice(0, 5))
        } catch (error) {
          expect(error).toBeInstanceOf(BadFeedError)
        }
      }),
    )
  })
})
