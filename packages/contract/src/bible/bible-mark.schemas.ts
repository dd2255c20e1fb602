import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { bibleMarksPerCall } from '../limits.ts'
import { bookId } from './bible.schemas.ts'
import { highlightColours, markTypes } from './mark-values.ts'
import { isPlace } from './reference.ts'

const fields = z.strictObject({
  livro: bookId,
  capitulo: z.int().check(z.gte(1), z.lte(150)),
  versiculo: z.int().check(z.gte(1), z.lte(200)),
  tipo: z.enum(markTypes),
  /** Colour of a highlight; null for a bookmark. */
  cor: z.nullable(z.enum(highlightColours)),
  /** When its member last set it or took it away, by the clock of their device. */
  alteradaEm: instant,
  /** False: taken away. It stays, so that other devices learn of it. */
  ativo: z.boolean(),
})

/** A mark in a verse. It belongs to the place, whatever the translation. */
export const bibleMarkSchema = fields
export type BibleMark = z.infer<typeof bibleMarkSchema>

/** A mark as it is sent, at a place that the Bible has. */
export const sentMarkSchema = fields.check(
  z.refine(
    ({ livro: book, capitulo: chapter, versiculo: verse }) => isPlace({ book, chapter, verse }),
    'Not a verse of the Bible',
  ),
  z.refine(
    ({ tipo, cor }) => (tipo === 'DESTAQUE') === (cor !== null),
    'A highlight has a colour, a bookmark has none',
  ),
)

export const sentMarksSchema = z.strictObject({
  marcas: z.array(sentMarkSchema).check(z.minLength(1), z.maxLength(bibleMarksPerCall)),
})

/** `versao` rises with each merge; sent as `desde`, the next call answers only what is newer. */
export const bibleMarksSchema = z.strictObject({
  versao: z.int().check(z.nonnegative()),
  marcas: z.array(bibleMarkSchema),
})
export type BibleMarks = z.infer<typeof bibleMarksSchema>
