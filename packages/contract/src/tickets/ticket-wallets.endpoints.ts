import * as z from 'zod/mini'
import { passDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { locales } from '../locale.ts'
import { registrationCode } from './ticket.schemas.ts'

/** For everyone who has the code, as `getTicketsPdf`. NOT_FOUND also where the product has no keys for the wallet. */
const ofTicket = {
  method: 'GET',
  access: 'public',
  church: 'host',
  about: 'none',
  module: 'MOD_EVENTO',
  example: { params: { codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV', ticketId: '1' } },
  params: z.strictObject({ codigo: registrationCode, ticketId: idText }),
  /** The church's language where none is named. */
  query: z.strictObject({ idioma: z.optional(z.enum(locales)) }),
  errors: ['NOT_FOUND'],
} as const

export const getAppleWalletPass = defineEndpoint({
  ...ofTicket,
  ...passDownload,
  id: 'getAppleWalletPass',
  path: '/inscricao/{codigo}/ingresso/{ticketId}/carteira/apple',
  summary: 'A valid ticket as a pass of Apple Wallet',
})

export const getGoogleWalletLink = defineEndpoint({
  ...ofTicket,
  id: 'getGoogleWalletLink',
  path: '/inscricao/{codigo}/ingresso/{ticketId}/carteira/google',
  summary: 'A link that saves a valid ticket in Google Wallet',
  responses: { 200: z.strictObject({ url: z.url() }) },
})
