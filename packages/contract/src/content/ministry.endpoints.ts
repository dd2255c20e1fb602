import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { publishedPageSchema } from '../paging.ts'
import { ministryPageSchema, ministrySchema, projectPageSchema } from './content.schemas.ts'
import { churchParams, listQuery, ofChurch, pageViewQuery } from './reading-calls.ts'

export const listMinistries = defineEndpoint({
  ...ofChurch,
  id: 'listMinistries',
  path: '/igreja/{slug}/ministerio/',
  summary: "A church's ministries, in its order",
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  query: z.strictObject(listQuery),
  responses: { 200: publishedPageSchema(ministrySchema) },
})

/** NOT_FOUND before its publication. */
export const getMinistry = defineEndpoint({
  ...ofChurch,
  id: 'getMinistry',
  path: '/igreja/{slug}/ministerio/{id}',
  summary: 'A ministry, with its projects',
  about: 'none',
  example: { params: { slug: 'videira', id: '1' } },
  params: z.strictObject({ ...churchParams, id: idText }),
  query: pageViewQuery,
  responses: { 200: ministryPageSchema },
  errors: ['NOT_FOUND'],
})

/** NOT_FOUND before its own or its ministry's publication, and below another ministry. */
export const getProject = defineEndpoint({
  ...ofChurch,
  id: 'getProject',
  path: '/igreja/{slug}/ministerio/{id}/projeto/{projetoId}',
  summary: 'A project of a ministry',
  about: 'none',
  example: { params: { slug: 'videira', id: '1', projetoId: '1' } },
  params: z.strictObject({ ...churchParams, id: idText, projetoId: idText }),
  query: pageViewQuery,
  responses: { 200: projectPageSchema },
  errors: ['NOT_FOUND'],
})
