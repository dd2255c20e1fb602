import type { RichText } from '@narthex/contract/content/rich-text'
import type { Locale } from '@narthex/contract/locale'
import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPassages, withBibleMarks } from './bible-marks.service.ts'

const bold = { type: 'bold' } as const
const bible = (passage: string) => ({ type: 'bible', attrs: { passage } })
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const line = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] }) as RichText

describe('places in the Bible', () => {
  it.each<[Locale, written: string, found: string | null]>([
    ['pt', 'João 3.16', 'John.3.16'],
    ['pt', 'Em João 15.4-5 e 1 Coríntios 13, lemos', 'John.15.4-John.15.5,1Cor.13'],
    ['pt', 'Filipenses 4,6', 'Phil.4.6'],
    ['pt', 'Mateus 5, 6 e 7', 'Matt.5,Matt.6,Matt.7'],
    ['pt', 'Judas 3', 'Jude.1.3'],
    ['pt', 'Sl 23.1; Is 40.31', 'Ps.23.1,Isa.40.31'],
    ['en', 'see Ps. 23:1-3 and John 3:16', 'Ps.23.1-Ps.23.3,John.3.16'],
    ['en', 'Romans 8:1-4, 28; 12:1', 'Rom.8.1-Rom.8.4,Rom.8.28,Rom.12.1'],
    ['en', 'Is. 40', 'Isa.40'],
    ['es', 'Juan 3:16 y Hechos 2,42-47', 'John.3.16,Acts.2.42-Acts.2.47'],
    ['es', 'Salmos 42 y 43', 'Ps.42,Ps.43'],
  ])('are found in %s in %j', async (language, written, found) => {
    expect(await findPassages(written, language)).toBe(found)
  })

  it.each<[Locale, written: string]>([
    ['pt', 'Os 12 discípulos subiram o monte.'],
    ['pt', 'O Ato 1 da peça começa às 19h.'],
    ['pt', 'Marcos 3 vezes bateu à porta.'],
    ['pt', 'Ester 40 anos depois, com Rute Albuquerque e Amós.'],
    ['pt', 'Na 3 ela contou dos 12 aos 15.'],
    ['pt', 'João 99.1'],
    ['en', 'So 5 of us came. I am 40 years old, he is 5 and they are 3.'],
    ['en', 'Am 3 people enough? Is 5 fine?'],
    ['en', 'Mark 5 people in red; Act 1 begins; song 3 of the set.'],
    ['es', 'Es 5 de mayo. La 3 sale. Ha 2 días.'],
    ['es', 'Marcos 40 años después; dan 5 euros y sal 5 gramos.'],
  ])('are not taken in %s out of %j', async (language, written) => {
    expect(await findPassages(written, language)).toBeNull()
  })

  it('are none in a language that the product does not speak, and none of no line', async () => {
    expect(await findPassages('Jean 3.16', 'fr')).toBeNull()
    expect(await findPassages(null, 'pt')).toBeNull()
    expect(await withBibleMarks(line(text('Jean 3.16')), 'fr')).toEqual(line(text('Jean 3.16')))
  })
})

describe('a document', () => {
  it('has its places marked where they stand, whatever else is marked there', async () => {
    const given = line(text('Leia Jo'), text('ão 3.16', bold), text(' hoje.'))
    expect(await withBibleMarks(given, 'pt')).toEqual(
      line(text('Leia '), text('Jo', bible('John.3.16')), text('ão 3.16', bold, bible('John.3.16')), text(' hoje.')),
    )
  })

  it('has them marked in titles, quotes and lists too', async () => {
    const found = line(text('Sl 23', bible('Ps.23'))).content
    const holding = (content: object[]) => ({
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 2 },
          content: [text('Sl 23', ...(content === found ? [bible('Ps.23')] : []))],
        },
        { type: 'blockquote', content },
        { type: 'orderedList', content: [{ type: 'listItem', content }] },
      ],
    })
    expect(await withBibleMarks(holding(line(text('Sl 23')).content as object[]) as RichText, 'pt')).toEqual(
      holding(found as object[]),
    )
  })

  it('keeps a link as it is, and takes no part of one for a place', async () => {
    const linked = text('João 3.16', { type: 'link', attrs: { href: '/about' } })
    expect(await withBibleMarks(line(linked), 'pt')).toEqual(line(linked))
    const half = line(text('João '), text('3.16', { type: 'link', attrs: { href: '/about' } }))
    expect(await withBibleMarks(half, 'pt')).toEqual(half)
  })

  it('says the same however often it is written, and loses no letter', async () => {
    const words = fc.oneof(
      fc.constantFrom('João 3.16', ' e ', 'Sl 23', '; 4.2', ', 12 vezes', ' ', '1 Co 13'),
      fc.string(),
    )
    const marks = fc.subarray([bold, { type: 'italic' }, { type: 'link', attrs: { href: '/about' } }])
    const given = fc.array(fc.record({ type: fc.constant('text'), text: words, marks }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(given, async (content) => {
        const cleaned = cleanRichText(line(...content))
        if ('refusal' in cleaned || !cleaned.doc) return
        const marked = await withBibleMarks(cleaned.doc, 'pt')
        expect(cleanRichText(marked)).toEqual(cleaned)
        expect(await withBibleMarks(cleaned.doc, 'pt')).toEqual(marked)
      }),
      { numRuns: 200 },
    )
  })
})
