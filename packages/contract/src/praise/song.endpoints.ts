import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference, text } from '../fields.ts'
import { longestSearch, songsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { songSchema, songSummarySchema } from './song.schemas.ts'

export const getSong = defineEndpoint({
  id: 'getSong',
  method: 'GET',
  path: '/louvor/{id}/',
  summary: 'A song of the church of this host, with its chords, its words and its scores',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { params: { id: '1' } },
  keep: 'until-content-changes',
  params: z.strictObject({ id: idText }),
  responses: { 200: songSchema },
  errors: ['NOT_FOUND'],
})

/** Never cached, because `q` is free text. Songs without content are left out. */
export const listSongs = defineEndpoint({
  id: 'listSongs',
  method: 'GET',
  path: '/igreja/{slug}/louvor/',
  summary: 'The songs of a church, by their titles',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({
    ...pageQuery(songsPerPage.usual, songsPerPage.largest),
    /** Word prefixes in title, author and lyrics; accents are ignored. */
    q: z.optional(text(longestSearch)),
    tema: z.optional(text(120)),
    tom: z.optional(text(20)),
    grupo: z.optional(text(120)),
    /** The first letter of the title without its accent, or `0` for titles that begin with no letter. */
    letra: z.optional(z.string().check(z.regex(/^[a-z0]$/))),
  }),
  responses: { 200: pageSchema(songSummarySchema) },
})

const counted = z.array(z.strictObject({ valor: z.string(), total: z.int() }))

export const getSongIndex = defineEndpoint({
  id: 'getSongIndex',
  method: 'GET',
  path: '/igreja/{slug}/louvor/indice/',
  summary: "The filter values of a church's songs: themes, keys, collections and first letters",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  keep: 'until-content-changes',
  params: z.strictObject({ slug: reference }),
  responses: { 200: z.strictObject({ temas: counted, tons: counted, grupos: counted, letras: counted }) },
})
