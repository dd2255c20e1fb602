import * as z from 'zod/mini'
import { calendarDownload, pdfDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { locales } from '../locale.ts'
import { registrationCode } from './ticket.schemas.ts'

/** For everyone who has the code, as `getRegistration`. */
const ofRegistration = {
  method: 'GET',
  access: 'public',
  church: 'host',
  about: 'none',
  module: 'MOD_EVENTO',
  example: { params: { codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } },
  params: z.strictObject({ codigo: registrationCode }),
} as const

/** The church's where none is named. */
const language = { idioma: z.optional(z.enum(locales)) } as const

/** NOT_FOUND where the purchase has no valid ticket, or not this one. */
export const getTicketsPdf = defineEndpoint({
  ...ofRegistration,
  ...pdfDownload,
  id: 'getTicketsPdf',
  path: '/inscricao/{codigo}/pdf',
  summary: 'The valid tickets of a purchase to print, one a page',
  query: z.strictObject({ ...language, ingresso: z.optional(idText) }),
  errors: ['NOT_FOUND'],
})

/** Takes the event off a calendar for a purchase that ended. */
export const getTicketCalendar = defineEndpoint({
  ...ofRegistration,
  ...calendarDownload,
  id: 'getTicketCalendar',
  path: '/inscricao/{codigo}/calendario',
  summary: 'The event of a purchase for a calendar',
  query: z.strictObject(language),
  errors: ['NOT_FOUND'],
})
