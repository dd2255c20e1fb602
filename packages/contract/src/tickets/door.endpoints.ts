import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, nothingSchema } from '../fields.ts'
import {
  doorCursor,
  doorkeeperSchema,
  doorLimits,
  doorSaleSchema,
  doorSchema,
  doorTicketSchema,
  entryCountSchema,
  listedDoorSchema,
  newScansSchema,
  scanAnswerSchema,
} from './door.schemas.ts'

const module = 'MOD_EVENTO'
const params = z.strictObject({ id: idText })
const example = { params: { id: '1' } }
/** People at the door of an event: staff with `door.scan`, and members granted for it until some hours after its end. */
const atDoor = {
  access: 'login',
  church: 'host',
  module,
  params,
  about: { event: 'id', of: 'door', or: 'door.scan' },
} as const
const byStaff = {
  access: { permission: 'events.write', within: 'EVENTO' },
  church: 'host',
  about: 'none',
  module,
} as const

/** Soonest first. */
export const listMyDoors = defineEndpoint({
  access: 'login',
  church: 'host',
  about: { member: 'userId' },
  module,
  id: 'listMyDoors',
  method: 'GET',
  path: '/usuario/{userId}/portaria/',
  summary: 'The events at whose doors the caller may stand',
  example: { params: { userId: '1' } },
  params: z.strictObject({ userId: idText }),
  responses: { 200: z.array(listedDoorSchema) },
})

/** Gives an event without lists its first one. */
export const getDoor = defineEndpoint({
  ...atDoor,
  id: 'getDoor',
  method: 'GET',
  path: '/evento/{id}/portaria/',
  summary: 'What a door needs to know of its event, also without a connection',
  example,
  responses: { 200: doorSchema },
  errors: ['NOT_FOUND'],
})

/** Lists changed tickets, or all without `desde`. The next call sends `cursor`, at once if `flagMais`. Some repeat. */
export const listDoorTickets = defineEndpoint({
  ...atDoor,
  id: 'listDoorTickets',
  method: 'GET',
  path: '/evento/{id}/portaria/ingressos/',
  summary: 'The tickets of an event with their readings, as they changed',
  example,
  query: z.strictObject({ desde: z.optional(doorCursor) }),
  responses: {
    200: z.strictObject({ ingressos: z.array(doorTicketSchema), cursor: doorCursor, flagMais: z.boolean() }),
  },
  errors: ['NOT_FOUND'],
})

/** Searches by parts of the holder's name, or by the ticket's whole code. */
export const searchDoorTickets = defineEndpoint({
  ...atDoor,
  id: 'searchDoorTickets',
  method: 'GET',
  path: '/evento/{id}/portaria/busca/',
  summary: 'Finds tickets by the names of their holders',
  example: { ...example, query: { q: 'Davi' } },
  query: z.strictObject({ q: filled(100) }),
  responses: { 200: z.array(doorTicketSchema) },
  errors: ['NOT_FOUND'],
})

/** Idempotent by the ids of the readings. Answers in their order. */
export const recordScans = defineEndpoint({
  ...atDoor,
  id: 'recordScans',
  method: 'POST',
  path: '/evento/{id}/portaria/leituras/',
  summary: 'Keeps readings of a device, and tells what became of each',
  example: {
    ...example,
    body: {
      aparelho: 'Marina · K7',
      agora: '2026-11-24T12:00:05Z',
      leituras: [
        {
          id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
          lista: 1,
          codigo: '01ARZ3NDEKTSV4RR',
          tipo: 'ENTRADA',
          momento: '2026-11-24T12:00:00Z',
        },
      ],
    },
  },
  body: newScansSchema,
  bodyBytes: 1024 * 1024,
  responses: { 200: z.array(scanAnswerSchema) },
  errors: ['NOT_FOUND'],
})

/** Idempotent by `chave`; undone by a refund of the order. */
export const sellAtDoor = defineEndpoint({
  ...atDoor,
  id: 'sellAtDoor',
  method: 'POST',
  path: '/evento/{id}/portaria/venda/',
  summary: 'Sells tickets for cash at the door',
  example: {
    ...example,
    body: { chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', nome: 'Davi Souza', ingressos: [1], total: 5000 },
  },
  body: doorSaleSchema,
  responses: { 200: z.array(doorTicketSchema) },
  errors: [
    'NOT_FOUND',
    'EVT_REG_010',
    'EVT_REG_014',
    'EVT_REG_019',
    'EVT_REG_021',
    'IDEMPOTENCY_KEY_IN_USE',
    'AMOUNT_TOO_LARGE',
  ],
})

export const countEntries = defineEndpoint({
  ...atDoor,
  id: 'countEntries',
  method: 'GET',
  path: '/evento/{id}/portaria/contagem/',
  summary: 'How many were let in, by list and ticket type',
  example,
  responses: { 200: z.array(entryCountSchema) },
  errors: ['NOT_FOUND'],
})

export const listDoorkeepers = defineEndpoint({
  ...byStaff,
  id: 'listDoorkeepers',
  method: 'GET',
  path: '/evento/{id}/porteiros/',
  summary: 'The members who may scan at an event',
  example,
  params,
  responses: { 200: z.array(doorkeeperSchema) },
  errors: ['NOT_FOUND'],
})

/** Granting what is granted already changes nothing. */
export const grantDoorkeeper = defineEndpoint({
  ...byStaff,
  id: 'grantDoorkeeper',
  method: 'POST',
  path: '/evento/{id}/porteiros/',
  summary: `Lets a member scan at an event until ${doorLimits.horasDepois} hours after its end`,
  example: { ...example, body: { idUsuario: 1 } },
  params,
  body: z.strictObject({ idUsuario: id }),
  responses: { 200: z.array(doorkeeperSchema) },
  errors: ['NOT_FOUND'],
})

export const revokeDoorkeeper = defineEndpoint({
  ...byStaff,
  id: 'revokeDoorkeeper',
  method: 'DELETE',
  path: '/evento/{id}/porteiros/{userId}',
  summary: 'Ends what a member may do at the door of an event',
  example: { params: { id: '1', userId: '1' } },
  params: z.strictObject({ id: idText, userId: idText }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
