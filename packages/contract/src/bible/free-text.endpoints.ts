import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { translationCode } from './bible.schemas.ts'

/** The free texts that the product knows where to fetch. */
export const freeTextCodes = ['blivre', 'rv1909', 'kjv'] as const
export type FreeTextCode = (typeof freeTextCodes)[number]

/** Reasons for which a text was not fetched. */
export const fetchFailures = [
  'SEM_RESPOSTA',
  'RECUSADA',
  'GRANDE_DEMAIS',
  'OUTRO_CONTEUDO',
  'ILEGIVEL',
  'OUTRA',
] as const
export type FetchFailure = (typeof fetchFailures)[number]

const count = z.int().check(z.nonnegative())

export const freeTextSchema = z.strictObject({
  codigo: z.enum(freeTextCodes),
  nome: z.string(),
  sigla: z.string(),
  idioma: z.string(),
  licenca: z.string(),
  /** `PRONTA`: the translation is there for all churches. */
  situacao: z.enum(['DISPONIVEL', 'PEDIDA', 'BAIXANDO', 'LENDO', 'PRONTA', 'FALHOU']),
  /** Bytes that have arrived, of `total` where the publisher says it. */
  bytes: count,
  total: z.nullable(count),
  falha: z.nullable(z.enum(fetchFailures)),
})
export type FreeText = z.infer<typeof freeTextSchema>

const ofOffice = { surface: 'office', church: 'host', about: 'none' } as const

export const listFreeTexts = defineEndpoint({
  ...ofOffice,
  access: { permission: 'content.write' },
  id: 'listFreeTexts',
  method: 'GET',
  path: '/escritorio/biblia/texto-livre/',
  summary: 'Free texts that can be fetched from their publishers; none where the operator has switched it off',
  example: {},
  responses: { 200: z.strictObject({ textos: z.array(freeTextSchema) }) },
})

/** One run serves all churches: while it goes on, and where the text is there, another call changes nothing. */
export const fetchFreeText = defineEndpoint({
  ...ofOffice,
  access: { permission: 'settings' },
  id: 'fetchFreeText',
  method: 'POST',
  path: '/escritorio/biblia/texto-livre/{codigo}/busca',
  summary: 'Fetches a free text for all churches; its progress is in the list',
  example: { params: { codigo: 'blivre' } },
  params: z.strictObject({ codigo: translationCode }),
  responses: { 200: freeTextSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
