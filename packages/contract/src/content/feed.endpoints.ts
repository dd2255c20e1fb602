import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { locales } from '../locale.ts'
import { churchParams, ofChurch } from './reading-calls.ts'

/** Depends on the clock: valid until `proximaPublicacao`. NOT_FOUND where the church lacks the kind's module. */
export const getFeed = defineEndpoint({
  ...ofChurch,
  id: 'getFeed',
  path: '/igreja/{slug}/feed/',
  summary: 'The latest items of one kind as an RSS feed, with full texts and absolute addresses',
  about: 'none',
  example: { params: { slug: 'videira' }, query: { tipo: 'NOTICIA', idioma: 'pt' } },
  params: z.strictObject(churchParams),
  query: z.strictObject({ tipo: z.enum(['DEVOCIONAL', 'NOTICIA']), idioma: z.enum(locales) }),
  responses: { 200: z.strictObject({ xml: z.string(), proximaPublicacao: z.nullable(instant) }) },
  errors: ['NOT_FOUND'],
})
