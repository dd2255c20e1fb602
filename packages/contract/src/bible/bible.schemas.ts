import * as z from 'zod/mini'
import { date, instant } from '../fields.ts'
import { pageSchema } from '../paging.ts'
import { bookIds } from './books.ts'

export const bookId = z.enum(bookIds)

const count = z.int().check(z.nonnegative())

/** Names a translation in addresses: `blivre`, `rv1909`, `kjv`. */
export const translationCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,19}$/))

/** How verses are numbered; `KJV` is the common table, `NRSV` adds 3 John 15 and Revelation 12:18. */
export const versifications = ['KJV', 'NRSV'] as const
export type Versification = (typeof versifications)[number]

export const translationSchema = z.strictObject({
  codigo: translationCode,
  nome: z.string(),
  /** Two to eight letters: `RV1909`. */
  sigla: z.string(),
  /** BCP 47: `pt`, `en`, `es`, or another. */
  idioma: z.string(),
  licenca: z.string(),
  /** The line that its licence asks to show below the text; null where none is needed. */
  atribuicao: z.nullable(z.string()),
  versificacao: z.enum(versifications),
  /** Changes with every import: addresses of whole books carry it, so that copies never go stale. */
  revisao: z.string(),
  /** The books that it has; a New Testament has 27. */
  livros: z.array(bookId),
  versiculos: count,
  /** Bytes of all its books as they travel (compressed): what saving it on a device takes. */
  tamanho: count,
  importadaEm: instant,
})
export type Translation = z.infer<typeof translationSchema>

/** A stretch of a verse's text, in UTF-16 units from `inicio` up to `fim`. */
export const spanSchema = z.strictObject({
  inicio: count,
  fim: count,
  /** Words of Jesus, words that translators added, and the divine name. */
  tipo: z.enum(['JESUS', 'ACRESCIMO', 'NOME']),
})
export type Span = z.infer<typeof spanSchema>

/** Fields that most verses lack are left out, since a book has thousands of them. */
export const verseSchema = z.strictObject({
  versiculo: count,
  /** The last verse of several that the translation puts into one. */
  ate: z.optional(count),
  texto: z.string(),
  /** Headings above it. */
  titulos: z.optional(z.array(z.string())),
  /** Begins a paragraph. */
  paragrafo: z.optional(z.literal(true)),
  trechos: z.optional(z.array(spanSchema)),
  /** Lines of poetry: where each begins, and how far it is indented (1, 2, 3). */
  linhas: z.optional(z.array(z.strictObject({ posicao: count, recuo: count }))),
  notas: z.optional(z.array(z.strictObject({ posicao: count, texto: z.string() }))),
})
export type Verse = z.infer<typeof verseSchema>

export const chapterSchema = z.strictObject({
  traducao: translationCode,
  livro: bookId,
  capitulo: z.int(),
  versiculos: z.array(verseSchema),
})
export type Chapter = z.infer<typeof chapterSchema>

/** A whole book, as devices keep it; chapters in order, the first at index 0. */
export const bookSchema = z.strictObject({
  traducao: translationCode,
  revisao: z.string(),
  livro: bookId,
  capitulos: z.array(z.array(verseSchema)),
})
export type Book = z.infer<typeof bookSchema>

/** Translations that the church offers. `padrao` is its choice; null where it made none: the reader's language decides. */
export const translationsSchema = z.strictObject({
  padrao: z.nullable(translationCode),
  traducoes: z.array(translationSchema),
})
export type Translations = z.infer<typeof translationsSchema>

/** A verse with its place. */
export const placedVerseSchema = z.strictObject({ livro: bookId, capitulo: z.int(), ...verseSchema.shape })
export type PlacedVerse = z.infer<typeof placedVerseSchema>

export const passageSchema = z.strictObject({
  /** OSIS, as it was asked for. */
  referencia: z.string(),
  versiculos: z.array(placedVerseSchema),
})

export const passagesSchema = z.strictObject({ traducao: translationCode, passagens: z.array(passageSchema) })
export type Passages = z.infer<typeof passagesSchema>

export const verseFoundSchema = z.strictObject({
  livro: bookId,
  capitulo: z.int(),
  versiculo: count,
  ate: z.optional(count),
  texto: z.string(),
  /** Where the words stand, in UTF-16 units: from, up to. */
  realces: z.array(z.tuple([count, count])),
})
export type VerseFound = z.infer<typeof verseFoundSchema>

export const versesFoundSchema = z.strictObject({
  ...pageSchema(verseFoundSchema).shape,
  contagem: z.array(z.strictObject({ livro: bookId, total: count })),
})
export type VersesFound = z.infer<typeof versesFoundSchema>

export const dailyVerseSchema = z.strictObject({
  data: date,
  /** OSIS. */
  referencia: z.string(),
  /** Whether the church chose it. */
  escolhido: z.boolean(),
  /** Null where the church offers no translation that has it. */
  traducao: z.nullable(translationCode),
  versiculos: z.array(placedVerseSchema),
})
export type DailyVerse = z.infer<typeof dailyVerseSchema>
