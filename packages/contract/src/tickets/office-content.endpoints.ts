import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { ticketContentFileBytes } from '../limits.ts'
import { fileName } from '../media/file.schemas.ts'
import { version, versionText } from '../versions.ts'
import { officeContentSchema, ticketContentForm } from './content.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })
const itemParams = z.strictObject({ id: idText, conteudoId: idText })
const itemExample = { id: '1', conteudoId: '1' }
/** Version of the item; another one is CHANGED_MEANWHILE. */
const versao = version
const changed = { 200: z.strictObject({ versao: z.int() }) }
/** A text at length, as an event's. */
const bodyBytes = 512 * 1024
const exampleItem = { tipo: 'LINK', titulo: 'Músicas do retiro', url: 'https://example.org/musicas' }

export const listOfficeContent = defineEndpoint({
  ...reader,
  id: 'listOfficeContent',
  method: 'GET',
  path: '/evento/{id}/equipe/conteudo/',
  summary: 'What tickets of an event open, with everything that staff write of it',
  example: { params: { id: '1' } },
  params,
  responses: { 200: z.array(officeContentSchema) },
  errors: ['NOT_FOUND'],
})

/** The file of an `ARQUIVO` is uploaded afterwards. NO_ROOM for more items than an event may have. */
export const addTicketContent = defineEndpoint({
  ...writer,
  id: 'addTicketContent',
  method: 'POST',
  path: '/evento/{id}/equipe/conteudo/',
  summary: 'Adds something that holders of tickets alone read',
  example: { params: { id: '1' }, body: exampleItem },
  bodyBytes,
  params,
  body: z.strictObject(ticketContentForm),
  responses: { 201: z.strictObject({ id, versao: z.int() }) },
  errors: ['NOT_FOUND', 'NO_ROOM'],
})

/** A file goes with an item that is no `ARQUIVO` any more. */
export const setTicketContent = defineEndpoint({
  ...writer,
  id: 'setTicketContent',
  method: 'PUT',
  path: '/evento/{id}/equipe/conteudo/{conteudoId}',
  summary: 'Replaces what holders of tickets read',
  example: { params: itemExample, body: { ...exampleItem, versao: 7 } },
  bodyBytes,
  params: itemParams,
  body: z.strictObject({ ...ticketContentForm, versao }),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const removeTicketContent = defineEndpoint({
  ...writer,
  id: 'removeTicketContent',
  method: 'DELETE',
  path: '/evento/{id}/equipe/conteudo/{conteudoId}',
  summary: 'Removes what holders of tickets read, with its file',
  example: { params: itemExample, query: { versao: '7' } },
  params: itemParams,
  query: z.strictObject({ versao: versionText }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * A PDF, a picture, a recording or an office document, which replaces the one before. NOT_A_FILE for other kinds, and for
 * an item that is no `ARQUIVO`.
 */
export const uploadTicketContent = defineEndpoint({
  ...writer,
  id: 'uploadTicketContent',
  method: 'POST',
  path: '/evento/{id}/equipe/conteudo/{conteudoId}/arquivo/',
  summary: 'Uploads the file that holders of tickets download',
  example: { params: itemExample, body: { nome: 'Apostila.pdf' } },
  params: itemParams,
  upload: { maxBytes: ticketContentFileBytes },
  body: z.strictObject({ arquivo: z.file(), nome: fileName }),
  responses: changed,
  errors: ['NOT_FOUND', 'NOT_A_FILE', 'NO_ROOM'],
})
