import * as z from 'zod/mini'
import { zipDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'

/* Exports of the whole church: an owner asks for one, and may fetch it for a day. */

const owners = {
  access: { permission: 'church.export' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const
const named = z.strictObject({ id: idText })
const example = { params: { id: '1' } }

export const churchExportStates = ['EM_CURSO', 'PRONTA', 'FALHOU', 'ENCERRADA'] as const

export const churchExportSchema = z.strictObject({
  id,
  /** ENCERRADA: its day is over, or it was removed before. */
  situacao: z.enum(churchExportStates),
  /** Per cent. */
  progresso: z.int(),
  pedidaEm: instant,
  /** Null where they have left the church. */
  pedidaPor: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
  /** Only who asked may fetch it. */
  flagMinha: z.boolean(),
  /** Moment until which it may be fetched; null until it is ready. */
  expiraEm: z.nullable(instant),
  bytes: z.nullable(z.int()),
  linhas: z.nullable(z.int()),
  arquivos: z.nullable(z.int()),
})
export type ChurchExport = z.output<typeof churchExportSchema>

export const listChurchExports = defineEndpoint({
  id: 'listChurchExports',
  method: 'GET',
  path: '/escritorio/exportacao/',
  summary: 'Exports of the whole church, the last asked for first',
  ...owners,
  example: {},
  query: z.strictObject(listQuery(20, 100)),
  responses: { 200: listSchema(churchExportSchema) },
})

/** Mails all owners. The same person's next call answers the export that is under way; CONFLICT where it is another person's. */
export const askChurchExport = defineEndpoint({
  id: 'askChurchExport',
  method: 'POST',
  path: '/escritorio/exportacao/',
  summary: 'Asks for an export of all that the church keeps, without secrets',
  ...owners,
  proof: 'fresh',
  example: {},
  responses: { 201: churchExportSchema },
  errors: ['CONFLICT'],
})

/** Answers a ZIP file with a file of JSON lines for each table, the files, and a manifest. NOT_FOUND for all but who asked, and once its day is over. */
export const fetchChurchExport = defineEndpoint({
  id: 'fetchChurchExport',
  method: 'GET',
  path: '/escritorio/exportacao/{id}/arquivo',
  summary: 'The file of an export, for who asked for it',
  ...owners,
  example,
  params: named,
  ...zipDownload,
  errors: ['NOT_FOUND'],
})

/** Removes its file. Idempotent. */
export const endChurchExport = defineEndpoint({
  id: 'endChurchExport',
  method: 'DELETE',
  path: '/escritorio/exportacao/{id}',
  summary: 'Ends an export before its day is over',
  ...owners,
  example,
  params: named,
  responses: { 200: churchExportSchema },
  errors: ['NOT_FOUND'],
})
