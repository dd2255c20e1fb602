import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, idText, nothingSchema } from '../fields.ts'
import { longestSearch, recordsPerPage } from '../limits.ts'
import { cursor, listQuery, listSchema } from '../paging.ts'
import {
  directoryChoiceSchema,
  directoryEntrySchema,
  listedMemberSchema,
  ownDirectorySchema,
} from './directory.schemas.ts'

const mine = { access: 'login', church: 'host', about: 'caller' } as const
const ofMember = z.strictObject({ id: idText })

/** Sorted by name, never counted. It is empty where there is none, and for those who may not read it. */
export const listDirectory = defineEndpoint({
  ...mine,
  id: 'listDirectory',
  method: 'GET',
  path: '/diretorio/',
  summary: 'Members of the church who let others find them, by name, with what they show',
  example: { query: { term: 'ana' } },
  query: z.strictObject({ term: z.optional(filled(longestSearch)), apos: z.optional(cursor) }),
  responses: { 200: z.strictObject({ itens: z.array(directoryEntrySchema), proximo: z.nullable(z.string()) }) },
  errors: ['TOO_MANY_REQUESTS'],
})

export const getOwnDirectory = defineEndpoint({
  ...mine,
  id: 'getOwnDirectory',
  method: 'GET',
  path: '/user/diretorio',
  summary: 'Whether the caller may read the directory of members, and what they show in it',
  example: {},
  responses: { 200: ownDirectorySchema },
})

/** Idempotent. A field that the church does not offer is not kept. */
export const setOwnDirectory = defineEndpoint({
  ...mine,
  id: 'setOwnDirectory',
  method: 'PUT',
  path: '/user/diretorio',
  summary: 'Chooses what the caller shows in the directory of members',
  example: { body: { flagFora: false, campos: ['TELEFONE'], publico: 'MEMBROS' } },
  body: directoryChoiceSchema,
  responses: { 200: ownDirectorySchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Idempotent. NOT_FOUND for those whom the caller does not see. */
export const blockInDirectory = defineEndpoint({
  ...mine,
  id: 'blockInDirectory',
  method: 'PUT',
  path: '/user/diretorio/bloqueio/{id}',
  summary: 'Hides the caller and another member from each other in the directory',
  example: { params: { id: '1' } },
  params: ofMember,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS'],
})

/** Idempotent. */
export const unblockInDirectory = defineEndpoint({
  ...mine,
  id: 'unblockInDirectory',
  method: 'DELETE',
  path: '/user/diretorio/bloqueio/{id}',
  summary: 'Takes back that another member was hidden',
  example: { params: { id: '1' } },
  params: ofMember,
  responses: { 200: nothingSchema },
})

export const listDirectoryMembers = defineEndpoint({
  id: 'listDirectoryMembers',
  method: 'GET',
  path: '/escritorio/diretorio/pessoa/',
  summary: 'Who is in the directory of members, by name, and which facts they show',
  access: { permission: 'people.read' },
  surface: 'office',
  church: 'host',
  about: 'none',
  example: {},
  query: z.strictObject(listQuery(recordsPerPage.usual, recordsPerPage.largest)),
  responses: { 200: listSchema(listedMemberSchema) },
})
