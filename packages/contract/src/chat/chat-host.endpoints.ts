import * as z from 'zod/mini'
import { csvDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, nothingSchema, text } from '../fields.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { between, required } from '../validation/text.ts'
import { version } from '../versions.ts'
import {
  channelName,
  chatAuthorSchema,
  chatChannelSchema,
  chatMessageId,
  chatMessageIdText,
  chatMessageSchema,
} from './chat.schemas.ts'
import { chatLimits, longestSlowMode } from './chat-values.ts'

const byHost = { access: { permission: 'live.host' }, church: 'host', about: 'none' } as const
const ofChannel = z.strictObject({ canal: channelName })
const example = { canal: 'geral' }

export const listChatChannels = defineEndpoint({
  id: 'listChatChannels',
  method: 'GET',
  path: '/chat/',
  summary: 'The channels of the church, newest first; private rooms are not among them',
  ...byHost,
  example: {},
  query: z.strictObject(pageQuery(30, 100)),
  responses: { 200: pageSchema(chatChannelSchema) },
})

/** CONFLICT where the name is taken. */
export const addChatChannel = defineEndpoint({
  id: 'addChatChannel',
  method: 'POST',
  path: '/chat/',
  summary: 'Adds a channel: public, or for hosts and moderators',
  ...byHost,
  example: { body: { nome: 'jovens', titulo: 'Jovens', tipo: 'PUBLICO' } },
  body: z.strictObject({
    nome: channelName,
    titulo: z.nullable(required(chatLimits.titulo)),
    tipo: z.enum(['PUBLICO', 'EQUIPE']),
  }),
  responses: { 201: chatChannelSchema },
  errors: ['CONFLICT'],
})

/** Fields that are left out stay. `fechaEm` in the past closes the channel, null opens it without an end. */
export const setChatChannel = defineEndpoint({
  id: 'setChatChannel',
  method: 'PUT',
  path: '/chat/{canal}/',
  summary: 'Changes a channel: slow mode, guests, when it opens and closes',
  ...byHost,
  example: { params: example, body: { versao: 1, modoLentoSegundos: 10 } },
  params: ofChannel,
  body: z.strictObject({
    versao: version,
    modoLentoSegundos: z.optional(between(0, longestSlowMode)),
    flagVisitantes: z.optional(z.boolean()),
    abreEm: z.optional(z.nullable(instant)),
    fechaEm: z.optional(z.nullable(instant)),
  }),
  responses: { 200: chatChannelSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Takes the place of the message that is pinned. */
export const pinChatMessage = defineEndpoint({
  id: 'pinChatMessage',
  method: 'PUT',
  path: '/chat/{canal}/fixada',
  summary: 'Pins a published message of a channel',
  ...byHost,
  example: { params: example, body: { mensagem: 1 } },
  params: ofChannel,
  body: z.strictObject({ mensagem: chatMessageId }),
  responses: { 200: chatChannelSchema },
  errors: ['NOT_FOUND'],
})

export const unpinChatMessage = defineEndpoint({
  id: 'unpinChatMessage',
  method: 'DELETE',
  path: '/chat/{canal}/fixada',
  summary: 'Takes the pinned message of a channel down',
  ...byHost,
  example: { params: example },
  params: ofChannel,
  responses: { 200: chatChannelSchema },
  errors: ['NOT_FOUND'],
})

export const exportChat = defineEndpoint({
  id: 'exportChat',
  method: 'GET',
  path: '/chat/{canal}/exportacao',
  summary: 'The published messages of a channel as a file; private rooms are not exported',
  proof: 'fresh',
  ...byHost,
  ...csvDownload,
  example: { params: example },
  params: ofChannel,
  errors: ['NOT_FOUND'],
})

/** Requests of muted authors are not among them. */
export const listChatPrayers = defineEndpoint({
  id: 'listChatPrayers',
  method: 'GET',
  path: '/chat/{canal}/oracao/',
  summary: 'Requests for prayer of a channel that no host has taken, longest first; at most a hundred',
  ...byHost,
  example: { params: example },
  params: ofChannel,
  responses: { 200: z.array(chatMessageSchema) },
  errors: ['NOT_FOUND'],
})

/** Idempotent. The person who asked sees that a host has come. NOT_FOUND for a message that asks for no prayer. */
export const attendChatPrayer = defineEndpoint({
  id: 'attendChatPrayer',
  method: 'PUT',
  path: '/chat/{canal}/mensagem/{id}/oracao',
  summary: 'Takes a request for prayer as a host',
  ...byHost,
  example: { params: { ...example, id: '1' } },
  params: z.strictObject({ canal: channelName, id: chatMessageIdText }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Open private rooms that wait for a host, and those of the caller. */
export const listChatRooms = defineEndpoint({
  id: 'listChatRooms',
  method: 'GET',
  path: '/chat-sala/',
  summary: 'Members who wait for a host in a private room, longest first',
  ...byHost,
  example: {},
  responses: {
    200: z.array(
      z.strictObject({
        canal: channelName,
        topico: text(100),
        autor: chatAuthorSchema,
        dataCadastro: instant,
        /** The caller is its host. */
        flagMinha: z.boolean(),
      }),
    ),
  },
})

/** One host per room: CHAT_ROOM_TAKEN for the next. */
export const joinChatRoom = defineEndpoint({
  id: 'joinChatRoom',
  method: 'POST',
  path: '/chat/{canal}/anfitriao',
  summary: 'Joins a private room as its host',
  ...byHost,
  example: { params: example },
  params: ofChannel,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_ROOM_TAKEN'],
})
