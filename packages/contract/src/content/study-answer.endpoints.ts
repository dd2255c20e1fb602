import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, text } from '../fields.ts'
import { longestStudyAnswer } from '../limits.ts'
import { versionOrNone } from '../versions.ts'
import { pageViewQuery } from './reading-calls.ts'
import { questionCode } from './study.schemas.ts'

const ofMember = { access: 'login', church: 'host', query: pageViewQuery } as const
const studyParams = { id: idText }

const answerSchema = z.strictObject({
  pergunta: questionCode,
  texto: text(longestStudyAnswer),
  /** Whether the leaders of the member's groups may read the answer. */
  flagCompartilhada: z.boolean(),
  /** Rises with every change; a change names the version that it was made on. */
  versao: z.int(),
})
export type StudyAnswer = z.infer<typeof answerSchema>

/** NOT_FOUND as for the study. */
export const listStudyAnswers = defineEndpoint({
  ...ofMember,
  id: 'listStudyAnswers',
  method: 'GET',
  path: '/estudo/{id}/resposta/',
  summary: "The caller's answers to the questions of a study",
  about: 'caller',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject(studyParams),
  responses: { 200: z.array(answerSchema) },
  errors: ['NOT_FOUND'],
})

/**
 * Idempotent. An empty answer removes the stored one, also for a question that the study no longer has.
 * CHANGED_MEANWHILE if the answer was changed since the given version; NOT_FOUND also for an unknown question.
 */
export const saveStudyAnswer = defineEndpoint({
  ...ofMember,
  id: 'saveStudyAnswer',
  method: 'PUT',
  path: '/estudo/{id}/resposta/{pergunta}',
  summary: "Saves the caller's answer to a question",
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
    /** 0 for a first answer. */
    versao: versionOrNone,
  }),
  responses: { 200: z.strictObject({ versao: z.int() }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})
