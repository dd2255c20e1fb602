import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, text } from '../fields.ts'
import { longestStudyAnswer } from '../limits.ts'
import { publishedPageSchema } from '../paging.ts'
import { languageCode, slug } from './content.schemas.ts'
import { languageQuery, listQuery, pageViewQuery } from './reading-calls.ts'
import { richText } from './rich-text.ts'
import { questionCode, studyPageSchema, studySchema, studySeriesSchema } from './study.schemas.ts'

/** The specification's paths have no church parameter. */
const ofHost = { method: 'GET', access: 'public', church: 'host' } as const

/** Latest first; with `serie` (a slug), in the order of the series. Restricted studies are complete for members only. */
export const listStudies = defineEndpoint({
  ...ofHost,
  id: 'listStudies',
  path: '/estudo/',
  summary: "A church's studies for groups; none without MOD_CELULA",
  about: 'none',
  module: { flag: 'MOD_CELULA', whenOff: 'empty' },
  example: {},
  query: z.strictObject({ ...listQuery, serie: z.optional(slug) }),
  responses: { 200: publishedPageSchema(studySchema) },
})

/**
 * NOT_FOUND before its publication and where the church lacks MOD_CELULA. If the church restricts its studies to members,
 * visitors get the title only.
 */
export const getStudy = defineEndpoint({
  ...ofHost,
  id: 'getStudy',
  path: '/estudo/{id}',
  summary: 'A study with its text and questions',
  about: 'none',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: pageViewQuery,
  responses: { 200: studyPageSchema },
  errors: ['NOT_FOUND'],
})

export const listStudySeries = defineEndpoint({
  ...ofHost,
  id: 'listStudySeries',
  path: '/estudo-serie/',
  summary: "The series of studies, in the church's order; none without MOD_CELULA",
  about: 'none',
  module: { flag: 'MOD_CELULA', whenOff: 'empty' },
  example: {},
  query: languageQuery,
  responses: { 200: z.array(studySeriesSchema) },
})

export const getStudySettings = defineEndpoint({
  ...ofHost,
  id: 'getStudySettings',
  path: '/configuracao-estudo',
  summary: 'Whether visitors may read the studies, or members only',
  about: 'none',
  example: {},
  keep: 'until-content-changes',
  responses: { 200: z.strictObject({ flagConteudoPublico: z.boolean() }) },
})

/**
 * Null without guidance, and for members who lead no group: they cannot tell whether there is any. NOT_FOUND as for the
 * study.
 */
export const getStudyGuidance = defineEndpoint({
  id: 'getStudyGuidance',
  method: 'GET',
  path: '/estudo/{id}/orientacao',
  summary: "A study's guidance for leaders and staff, and the answers that members share with their leaders",
  access: 'login',
  church: 'host',
  about: 'caller',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: pageViewQuery,
  responses: {
    200: z.strictObject({
      orientacao: z.nullable(z.strictObject({ corpo: richText, idioma: languageCode })),
      /** Answers of members of the caller's groups, with their given names. */
      compartilhadas: z.array(
        z.strictObject({ pergunta: questionCode, nome: text(120), texto: text(longestStudyAnswer) }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
})
