import * as z from 'zod/mini'
import { recordChangeSchema } from '../audit/history.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, text } from '../fields.ts'
import { changesPerPage, customAnswersBodyBytes } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { customFieldAuthors, customFieldKinds, customFieldReaders } from '../users/custom-field-words.ts'

/** A custom field as staff who see its answers know it. */
export const knownFieldSchema = z.strictObject({
  id,
  titulo: z.string(),
  ajuda: z.nullable(z.string()),
  tipo: z.enum(customFieldKinds),
  opcoes: z.array(z.string()),
  visao: z.enum(customFieldReaders),
  autoria: z.enum(customFieldAuthors),
  /** The caller may answer it for a person. */
  flagAltera: z.boolean(),
})
export type KnownField = z.infer<typeof knownFieldSchema>

const answer = z.strictObject({ idCampo: id, valor: z.string() })
export type PersonAnswer = z.infer<typeof answer>

const ofOffice = {
  surface: 'office',
  church: 'host',
  about: 'none',
  access: { permission: 'people.read', within: 'CONGREGACAO' },
} as const
const ofPerson = z.strictObject({ id: idText })
const example = { params: { id: '1' } } as const

export const listKnownFields = defineEndpoint({
  ...ofOffice,
  id: 'listKnownFields',
  method: 'GET',
  path: '/escritorio/campo-de-pessoa/',
  summary: 'The custom fields whose answers the caller may see',
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(knownFieldSchema) }) },
})

export const listPersonAnswers = defineEndpoint({
  ...ofOffice,
  id: 'listPersonAnswers',
  method: 'GET',
  path: '/escritorio/usuario/{id}/resposta/',
  summary: 'Custom fields that the caller may see, with the answers of a person that all readers of people see',
  example,
  params: ofPerson,
  responses: { 200: z.strictObject({ campos: z.array(knownFieldSchema), respostas: z.array(answer) }) },
  errors: ['NOT_FOUND'],
})

/** Audited: who read whose answers. */
export const readReservedAnswers = defineEndpoint({
  ...ofOffice,
  id: 'readReservedAnswers',
  method: 'POST',
  path: '/escritorio/usuario/{id}/resposta/reservada',
  summary: 'The answers of a person that not all readers of people see, and writes down that they were read',
  example,
  params: ofPerson,
  responses: { 200: z.strictObject({ respostas: z.array(answer) }) },
  errors: ['NOT_FOUND'],
})

/**
 * Changes only the answers that it names; null removes one. `antes` is the answer that the caller saw: where another one stands
 * by now, nothing is saved, and CHANGED_MEANWHILE tells it at `body.respostas.N.antes`.
 */
export const setPersonAnswers = defineEndpoint({
  ...ofOffice,
  id: 'setPersonAnswers',
  method: 'PUT',
  path: '/escritorio/usuario/{id}/resposta/',
  summary: 'Saves answers of a person to custom fields',
  example: { ...example, body: { respostas: [] } },
  params: ofPerson,
  bodyBytes: customAnswersBodyBytes,
  body: z.strictObject({
    respostas: z
      .array(z.strictObject({ idCampo: id, antes: z.nullable(text(2000)), valor: z.nullable(text(2000)) }))
      .check(
        z.maxLength(100),
        z.refine((all) => new Set(all.map(({ idCampo }) => idCampo)).size === all.length, 'A field appears twice'),
      ),
  }),
  responses: { 200: z.strictObject({ respostas: z.array(answer) }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const listPersonAnswerChanges = defineEndpoint({
  ...ofOffice,
  id: 'listPersonAnswerChanges',
  method: 'GET',
  path: '/escritorio/usuario/{id}/resposta/{idCampo}/mudanca/',
  summary:
    'Changes that the office made to an answer of a person, the newest first; of reserved ones without their words',
  example: { params: { id: '1', idCampo: '1' } },
  params: z.strictObject({ id: idText, idCampo: idText }),
  query: z.strictObject(listQuery(changesPerPage.usual, changesPerPage.largest)),
  responses: { 200: listSchema(recordChangeSchema) },
  errors: ['NOT_FOUND'],
})
