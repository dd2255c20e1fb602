import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, reference } from '../fields.ts'
import { listEntrySchema } from './play.schemas.ts'

/* What members keep for later, their own alone. */

const path = '/usuario-plano-assinatura-conteudo/'
const module = 'MOD_ASSINATURA'
const ofMember = { access: 'login', church: { query: 'igreja' }, about: { member: 'usuario' }, module } as const
const query = { igreja: reference, usuario: idText } as const

/** The last kept first; titles that are no longer shown are left out. */
export const listKeptTitles = defineEndpoint({
  ...ofMember,
  id: 'listKeptTitles',
  method: 'GET',
  path,
  summary: "A member's list",
  example: { query: { igreja: 'videira', usuario: '1' } },
  query: z.strictObject(query),
  responses: { 200: z.array(listEntrySchema) },
})

/** Idempotent: a title is kept once, and answered as it was kept first. */
export const keepTitle = defineEndpoint({
  ...ofMember,
  id: 'keepTitle',
  method: 'POST',
  path,
  summary: "Keeps a title in the member's list",
  example: { query: { igreja: 'videira', usuario: '1', planoAssinaturaConteudo: '1' } },
  query: z.strictObject({ ...query, planoAssinaturaConteudo: idText }),
  responses: { 200: listEntrySchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

export const dropTitle = defineEndpoint({
  id: 'dropTitle',
  method: 'DELETE',
  path: `${path}{id}/`,
  summary: "Takes a title from the caller's list",
  access: 'login',
  church: 'host',
  about: { playListEntry: 'id', of: 'author' },
  module,
  example: { params: { id: '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234' } },
  params: z.strictObject({ id: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
