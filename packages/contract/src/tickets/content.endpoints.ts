import * as z from 'zod/mini'
import { fileDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { ticketContentsSchema } from './content.schemas.ts'

const ofHolder = {
  access: 'login',
  church: 'host',
  about: { member: 'userId', ticket: 'ticketId' },
  module: 'MOD_EVENTO',
} as const
const ticketParams = { userId: idText, eventId: idText, ticketId: idText } as const

/** NOT_FOUND unless the ticket is the caller's, valid and confirmed. */
export const listTicketContent = defineEndpoint({
  ...ofHolder,
  id: 'listTicketContent',
  method: 'GET',
  path: '/usuario/{userId}/evento/{eventId}/inscricao/{ticketId}/conteudo/',
  summary: 'What a ticket opens to read, watch or download',
  example: { params: { userId: '1', eventId: '1', ticketId: '1' } },
  params: z.strictObject(ticketParams),
  responses: { 200: ticketContentsSchema },
  errors: ['NOT_FOUND'],
})

/** NOT_FOUND for what the ticket does not open, or not yet. */
export const downloadTicketContent = defineEndpoint({
  ...ofHolder,
  ...fileDownload,
  id: 'downloadTicketContent',
  method: 'GET',
  path: '/usuario/{userId}/evento/{eventId}/inscricao/{ticketId}/conteudo/{conteudoId}/arquivo',
  summary: 'A file that a ticket opens',
  example: { params: { userId: '1', eventId: '1', ticketId: '1', conteudoId: '1' } },
  params: z.strictObject({ ...ticketParams, conteudoId: idText }),
  errors: ['NOT_FOUND'],
})
