import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { version } from '../versions.ts'
import { distinctForm, mergeForm } from './merging.form.ts'
import { mergeFields, mergeHindrances, mergePartNames } from './merging-words.ts'
import { likenesses, personAccesses, personSituations } from './person-words.ts'

const ofMerging = {
  surface: 'office',
  church: 'host',
  about: 'none',
  access: { permission: 'people.merge' },
} as const

const candidateSchema = z.strictObject({
  id,
  versao: version,
  nome: z.string(),
  sobrenome: z.string(),
  situacao: z.enum(personSituations),
  acesso: z.enum(personAccesses),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  dataNascimento: z.nullable(z.string()),
  dataCadastro: instant,
})
export type MergeCandidate = z.output<typeof candidateSchema>

const duplicatesSchema = z.strictObject({
  itens: z.array(
    z.strictObject({
      semelhanca: z.enum(likenesses),
      /** The telephone, the address, or the day of birth that they share. */
      valor: z.string(),
      pessoas: z.array(candidateSchema),
    }),
  ),
  proximo: z.nullable(z.string()),
})
export type Duplicates = z.output<typeof duplicatesSchema>

/** People of whom staff have said that they are different are left out. */
export const listDuplicates = defineEndpoint({
  ...ofMerging,
  id: 'listDuplicates',
  method: 'GET',
  path: '/escritorio/uniao/semelhantes',
  summary: 'People who may be the same: with one telephone, one e-mail address, or one name and day of birth',
  example: {},
  query: z.strictObject({
    /** `proximo` of the page before. */
    apos: z.optional(z.string().check(z.maxLength(500))),
  }),
  responses: { 200: duplicatesSchema },
})

/** Idempotent. */
export const setDistinctPeople = defineEndpoint({
  ...ofMerging,
  id: 'setDistinctPeople',
  method: 'POST',
  path: '/escritorio/uniao/distintas',
  summary: 'Keeps that people who look alike are different ones, or takes it back',
  example: { body: { pessoas: [1, 2], flagDistintas: true } },
  body: distinctForm,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const mergePreviewSchema = z.strictObject({
  fica: candidateSchema,
  sai: candidateSchema,
  /** Whether the other one may stay instead: not where only one of them has a login. */
  flagTrocavel: z.boolean(),
  /** The fields in which they differ. Documents are named for `people.documents` alone, without their numbers. */
  campos: z.array(z.strictObject({ campo: z.enum(mergeFields), fica: value, sai: value })),
  /** How much each of them has, of what the caller may read. */
  contagens: z.array(z.strictObject({ parte: z.enum(mergePartNames), fica: z.int(), sai: z.int() })),
  impedimentos: z.array(z.enum(mergeHindrances)),
})
export type MergePreview = z.output<typeof mergePreviewSchema>

/** The first of the two stays, unless the other one alone has a login. */
export const previewMerge = defineEndpoint({
  ...ofMerging,
  id: 'previewMerge',
  method: 'GET',
  path: '/escritorio/uniao/previa/{id}/{idOutro}',
  summary: 'Two people beside each other: in which fields they differ, and what a merge would move',
  example: { params: { id: '1', idOutro: '2' } },
  params: z.strictObject({ id: idText, idOutro: idText }),
  responses: { 200: mergePreviewSchema },
  errors: ['NOT_FOUND', 'PERSON_MERGED'],
})

const mergeSchema = z.strictObject({
  id,
  /** The person who has all of it now. */
  idUsuario: id,
  outro: z.strictObject({ id, nome: z.string(), sobrenome: z.string() }),
  feitaEm: instant,
  /** Until then it can be undone. */
  ate: instant,
})
export type Merge = z.output<typeof mergeSchema>

/**
 * One transaction: what names the one names the other from then on; the row that goes is closed and leads to the one that stays,
 * as do its ids in other systems. Sent twice it is one merge.
 */
export const mergePeople = defineEndpoint({
  ...ofMerging,
  id: 'mergePeople',
  method: 'POST',
  path: '/escritorio/uniao/',
  summary: 'Makes one person of two',
  example: { body: { idUsuario: 1, versao: 1, idOutro: 2, versaoOutro: 1, campos: { telefone: 'SAI' } } },
  body: mergeForm,
  responses: { 200: mergeSchema },
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'CHANGED_MEANWHILE',
    'PERSON_MERGED',
    'LOGIN_HAS_TO_STAY',
    'BOTH_LOG_IN',
    'OWN_PERSON',
    'TWO_SUBSCRIPTIONS',
    'LAST_ADMIN',
  ],
})

export const listMerges = defineEndpoint({
  ...ofMerging,
  id: 'listMerges',
  method: 'GET',
  path: '/escritorio/usuario/{id}/uniao',
  summary: 'The merges of a person that can still be undone, the newest first',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: z.strictObject({ itens: z.array(mergeSchema) }) },
  errors: ['NOT_FOUND'],
})

/** Rows that were added since stay with the person who stayed. Sent twice it is undone once. */
export const undoMerge = defineEndpoint({
  ...ofMerging,
  id: 'undoMerge',
  method: 'POST',
  path: '/escritorio/uniao/{id}/desfazer',
  summary: 'Makes two people again of one, within 30 days',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: {
    200: z.strictObject({
      idUsuario: id,
      idOutro: id,
      voltaram: z.int(),
      /** Rows that stay where they are: they were removed or given to someone else since. */
      ficaram: z.int(),
    }),
  },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CANNOT_BE_UNDONE', 'PERSON_MERGED', 'BOTH_LOG_IN'],
})
