import * as z from 'zod/mini'
import { fileDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { registrationCode } from './ticket.schemas.ts'
import { waitingStates } from './ticket-states.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const placeParams = z.strictObject({ id: idText, codigo: registrationCode })
const placeExample = { params: { id: '1', codigo: exampleCode } }
const nullableText = z.nullable(z.string())

/** Entries of a waiting list on a page (ours). */
export const waitingPerPage = { usual: 50, largest: 200 } as const

/** Someone on a waiting list, as staff see them. */
export const officeWaitingSchema = z.strictObject({
  codigo: registrationCode,
  situacao: z.enum(waitingStates),
  idIngresso: id,
  ingresso: z.string(),
  quantidade: z.int(),
  nome: z.string(),
  email: nullableText,
  telefone: nullableText,
  dataCadastro: instant,
  /** Moment until which the offered seats are held. */
  ofertaAte: z.nullable(instant),
})
export type OfficeWaiting = z.infer<typeof officeWaitingSchema>

/** Lists people who wait or were offered seats, oldest first, or those in another requested state. */
export const listWaiting = defineEndpoint({
  ...reader,
  id: 'listWaiting',
  method: 'GET',
  path: '/evento/{id}/equipe/espera/',
  summary: 'The waiting list of an event',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({
    ...listQuery(waitingPerPage.usual, waitingPerPage.largest),
    situacao: z.optional(z.enum(waitingStates)),
    idIngresso: z.optional(idText),
  }),
  responses: { 200: listSchema(officeWaitingSchema) },
  errors: ['NOT_FOUND'],
})

/**
 * Offers seats to one who waits, before those who came first: EVT_REG_001 where too few are free, EVT_REG_020 while the
 * ticket is not on sale, CONFLICT for one who does not wait any more.
 */
export const offerWaiting = defineEndpoint({
  ...writer,
  id: 'offerWaiting',
  method: 'POST',
  path: '/evento/{id}/equipe/espera/{codigo}/oferta',
  summary: 'Offers seats to someone on the waiting list',
  example: placeExample,
  params: placeParams,
  responses: { 200: z.strictObject({ ofertaAte: instant }) },
  errors: ['NOT_FOUND', 'CONFLICT', 'EVT_REG_001', 'EVT_REG_020'],
})

/** Seats that were offered go to the next. */
export const removeWaiting = defineEndpoint({
  ...writer,
  id: 'removeWaiting',
  method: 'DELETE',
  path: '/evento/{id}/equipe/espera/{codigo}',
  summary: 'Takes someone off the waiting list',
  example: placeExample,
  params: placeParams,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Audited. */
export const downloadAnswerFile = defineEndpoint({
  ...reader,
  ...fileDownload,
  id: 'downloadAnswerFile',
  method: 'GET',
  path: '/evento/{id}/equipe/arquivo/{arquivo}',
  summary: 'A file that answers a question of a ticket',
  example: { params: { id: '1', arquivo: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: z.strictObject({ id: idText, arquivo: z.uuid() }),
  errors: ['NOT_FOUND'],
})
