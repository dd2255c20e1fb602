import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBookmarks, marksInChapter, mergeMarks } from './mark-rows.ts'

const mark = (versiculo: number, second: number, part: Partial<BibleMark> = {}): BibleMark => ({
  livro: 'John',
  capitulo: 3,
  versiculo,
  tipo: 'DESTAQUE',
  cor: 'AMARELO',
  ativo: true,
  alteradaEm: new Date(Date.UTC(2026, 5, 1, 12, 0, second)).toISOString(),
  ...part,
})

test('the mark that was changed last wins, in whatever order and however often marks arrive', () => {
  const anyMark = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 50 }), fc.boolean())
    .map(([verse, second, ativo]) => mark(verse, second, { ativo, cor: second % 2 ? 'AZUL' : 'ROSA' }))
  fc.assert(
    fc.property(fc.uniqueArray(anyMark, { selector: ({ alteradaEm }) => alteradaEm }), (marks) => {
      const forth = mergeMarks({}, marks)
      expect(mergeMarks({}, [...marks.toReversed(), ...marks])).toEqual(forth)
    }),
  )
})

test('a chapter shows its own marks that were not taken away', () => {
  const rows = mergeMarks({}, [
    mark(1, 1),
    mark(1, 2, { tipo: 'FAVORITO', cor: null }),
    mark(2, 1),
    mark(2, 2, { ativo: false }),
    mark(3, 1, { capitulo: 4 }),
  ])
  expect(marksInChapter(rows, { book: 'John', chapter: 3 })).toEqual(
    new Map([[1, { isBookmarked: true, colour: 'AMARELO' }]]),
  )
  expect(listBookmarks(rows).map(({ versiculo }) => versiculo)).toEqual([1])
})
