import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, text } from '../fields.ts'
import { longestStudyAnswer } from '../limits.ts'
import { pageViewQuery } from './reading-calls.ts'
import { questionCode } from './study.schemas.ts'

const ofMember = { access: 'login', church: 'host', query: pageViewQuery } as const
const studyParams = { id: idText }

const answerSchema = z.strictObject({
  pergunta: questionCode,
  texto: text(longestStudyAnswer),
  /** Whoever leads a group of theirs may read it. */
  flagCompartilhada: z.boolean(),
  /** Rises with every change; a change names the one it was made upon. */
  versao: z.int(),
})
export type StudyAnswer = z.infer<typeof answerSchema>

/** NOT_FOUND as for the study. */
export const listStudyAnswers = defineEndpoint({
  ...ofMember,
  id: 'listStudyAnswers',
  method: 'GET',
  path: '/estudo/{id}/resposta/',
  summary: 'What the member answered to the questions of a study',
  about: 'caller',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject(studyParams),
  responses: { 200: z.array(answerSchema) },
  errors: ['NOT_FOUND'],
})

/**
 * May be sent again: what is kept already is answered as it is. An empty answer takes it away, also one to
 * a question that is asked no more. CHANGED_MEANWHILE for one that was made upon another version; NOT_FOUND also for a question
 * that the study does not ask.
 */
export const saveStudyAnswer = defineEndpoint({
  ...ofMember,
  id: 'saveStudyAnswer',
  method: 'PUT',
  path: '/estudo/{id}/resposta/{pergunta}',
  summary: 'Keeps what the member answers to a question',
  about: 'caller',
  module: 'MOD_CELULA',
  example: {
    params: { id: '1', pergunta: 'p1' },
    body: { texto: 'Perdoar primeiro.', flagCompartilhada: false, versao: 0 },
  },
  params: z.strictObject({ ...studyParams, pergunta: questionCode }),
  body: z.strictObject({
    texto: text(longestStudyAnswer),
    flagCompartilhada: z.boolean(),
    /** 0 where there was none. */
    versao: z.int().check(z.gte(0), z.lte(2_000_000_000)),
  }),
  responses: { 200: z.strictObject({ versao: z.int() }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
