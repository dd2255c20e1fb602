import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, text } from '../fields.ts'
import { longestStudyAnswer } from '../limits.ts'
import { publishedPageSchema } from '../paging.ts'
import { languageCode, slug } from './content.schemas.ts'
import { languageQuery, listQuery, pageViewQuery } from './reading-calls.ts'
import { richText } from './rich-text.ts'
import { questionCode, studyPageSchema, studySchema, studySeriesSchema } from './study.schemas.ts'

/** The specification's paths name no church: it is the host's. */
const ofHost = { method: 'GET', access: 'public', church: 'host' } as const

/** Latest first; of one series (`serie`, its slug), in its order. What members alone may read is told them alone. */
export const listStudies = defineEndpoint({
  ...ofHost,
  id: 'listStudies',
  path: '/estudo/',
  summary: 'What groups read together; nothing without MOD_CELULA',
  about: 'none',
  module: { flag: 'MOD_CELULA', whenOff: 'empty' },
  example: {},
  query: z.strictObject({ ...listQuery, serie: z.optional(slug) }),
  responses: { 200: publishedPageSchema(studySchema) },
})

/** NOT_FOUND before its publication and where the church lacks MOD_CELULA. Visitors of a church that keeps its studies for members get the title alone. */
export const getStudy = defineEndpoint({
  ...ofHost,
  id: 'getStudy',
  path: '/estudo/{id}',
  summary: 'A study to read, with its questions',
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
  summary: 'The series that studies belong to, in the order that the church gave them; none without MOD_CELULA',
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
  summary: 'Whether visitors may read what groups study, or members alone',
  about: 'none',
  example: {},
  keep: 'until-content-changes',
  responses: { 200: z.strictObject({ flagConteudoPublico: z.boolean() }) },
})

/**
 * Null where nothing is written, and for members who lead no group: what is for leaders is not hinted at. NOT_FOUND as
 * for the study.
 */
export const getStudyGuidance = defineEndpoint({
  id: 'getStudyGuidance',
  method: 'GET',
  path: '/estudo/{id}/orientacao',
  summary: 'What a study says to leaders and staff, and what members of a leader’s groups share of their answers',
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
      /** Of the members of the groups that the caller leads, by their given names. */
      compartilhadas: z.array(
        z.strictObject({ pergunta: questionCode, nome: text(120), texto: text(longestStudyAnswer) }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
})
