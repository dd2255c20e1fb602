import * as z from 'zod/mini'
import { pdfDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, text } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'

const atOffice = { access: { permission: 'cards' }, surface: 'office', church: 'host', about: 'none' } as const

export const officeCardSchema = z.strictObject({
  idUsuario: id,
  nome: z.string(),
  numeroMembro: z.string(),
  cargo: z.nullable(z.string()),
  emitidaEm: instant,
  revogadaEm: z.nullable(instant),
})
export type OfficeCard = z.infer<typeof officeCardSchema>

export const cardStates = ['VALIDA', 'RECOLHIDA'] as const
export type CardState = (typeof cardStates)[number]

export const listOfficeCards = defineEndpoint({
  ...atOffice,
  id: 'listOfficeCards',
  method: 'GET',
  path: '/escritorio/carteirinha/',
  summary: 'The member cards of the church, the last issued first',
  example: { query: { situacao: 'VALIDA' } },
  query: z.strictObject({
    ...pageQuery(recordsPerPage.usual, recordsPerPage.largest),
    situacao: z.optional(z.enum(cardStates)),
    /** Beginning of a word of the name, or a whole member number. */
    term: z.optional(text(100)),
  }),
  responses: { 200: pageSchema(officeCardSchema) },
})

/** NOT_FOUND where none of these people has a valid card. */
export const printMemberCards = defineEndpoint({
  ...atOffice,
  ...pdfDownload,
  id: 'printMemberCards',
  method: 'GET',
  path: '/escritorio/carteirinha/folha',
  summary: 'The valid cards of some people to print, several a page, with lines to cut along',
  example: { query: { usuarios: '1,2' } },
  query: z.strictObject({
    /** Ids of people (`usuario.id`), with commas between them; a hundred at most. */
    usuarios: z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/)),
  }),
  errors: ['NOT_FOUND'],
})
