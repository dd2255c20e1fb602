import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, text } from '../fields.ts'
import { longestSearch, versesFoundPerPage } from '../limits.ts'
import { pageQuery } from '../paging.ts'
import {
  bookId,
  bookSchema,
  chapterSchema,
  dailyVerseSchema,
  passagesSchema,
  translationCode,
  translationSchema,
  translationsSchema,
  versesFoundSchema,
} from './bible.schemas.ts'
import { passageList } from './passage-list.ts'

/* The Bible of the church at this host: translations that all churches share, and its own, as far as it offers them. */
const ofHost = { access: 'public', church: 'host', about: 'none' } as const
const traducao = translationCode
const chapterText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))

export const listTranslations = defineEndpoint({
  ...ofHost,
  id: 'listTranslations',
  method: 'GET',
  path: '/biblia/traducao/',
  summary: 'The translations that the church offers, in its order, and its default',
  example: {},
  responses: { 200: translationsSchema },
  keep: 'until-content-changes',
})

export const getChapter = defineEndpoint({
  ...ofHost,
  id: 'getChapter',
  method: 'GET',
  path: '/biblia/{traducao}/{livro}/{capitulo}',
  summary: 'A chapter of a translation; books are named by their OSIS ids',
  example: { params: { traducao: 'ensaio', livro: 'John', capitulo: '3' } },
  params: z.strictObject({ traducao, livro: bookId, capitulo: chapterText }),
  responses: { 200: chapterSchema },
  errors: ['NOT_FOUND'],
  keep: 'until-content-changes',
})

/** For devices that save a translation: with a `revisao` of the past it answers TRANSLATION_CHANGED. Travels compressed. */
export const getBook = defineEndpoint({
  ...ofHost,
  id: 'getBook',
  method: 'GET',
  path: '/biblia/{traducao}/livro/{livro}',
  summary: 'A whole book of a translation, to be kept on a device',
  example: { params: { traducao: 'ensaio', livro: 'John' } },
  params: z.strictObject({ traducao, livro: bookId }),
  query: z.strictObject({ revisao: z.optional(translationSchema.shape.revisao) }),
  responses: { 200: bookSchema },
  errors: ['NOT_FOUND', 'TRANSLATION_CHANGED'],
  isCompressed: true,
})

/** Verses that the translation puts together with others come whole. What it lacks is left out. */
export const getPassages = defineEndpoint({
  ...ofHost,
  id: 'getPassages',
  method: 'GET',
  path: '/biblia/{traducao}/passagem',
  summary: 'Passages by their OSIS references: at most five, of at most 200 verses together',
  example: { params: { traducao: 'ensaio' }, query: { referencia: 'John.3.16-John.3.18' } },
  params: z.strictObject({ traducao }),
  query: z.strictObject({ referencia: passageList }),
  responses: { 200: passagesSchema },
  errors: ['NOT_FOUND'],
})

/** Whole words, whatever their accents, in the order of the Bible. `contagem` counts all books, also those left out. */
export const searchBible = defineEndpoint({
  ...ofHost,
  id: 'searchBible',
  method: 'GET',
  path: '/biblia/{traducao}/busca',
  summary: 'The verses that have all of these words, or the phrase',
  example: { params: { traducao: 'ensaio' }, query: { termo: 'palavra' } },
  params: z.strictObject({ traducao }),
  query: z.strictObject({
    ...pageQuery(versesFoundPerPage.usual, versesFoundPerPage.largest),
    termo: text(longestSearch),
    frase: z._default(z.enum(['true', 'false']), 'false'),
    livro: z.optional(bookId),
    testamento: z.optional(z.enum(['AT', 'NT'])),
  }),
  responses: { 200: versesFoundSchema },
  errors: ['NOT_FOUND'],
})

/** The church's own choice for the day, else one of a cycle of the product's; the caller names its own day. */
export const getDailyVerse = defineEndpoint({
  ...ofHost,
  id: 'getDailyVerse',
  method: 'GET',
  path: '/biblia/versiculo-do-dia/',
  summary: "The verse of the day, in the church's default translation",
  example: { query: { data: '2026-06-14' } },
  query: z.strictObject({ data: date }),
  responses: { 200: dailyVerseSchema },
  keep: 'until-content-changes',
})
