import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { image, instant, pageSize, reference } from '../fields.ts'
import { helpSchema } from '../prayer/prayer.schemas.ts'
import { ownUuid } from '../versions.ts'
import {
  authorCode,
  channelName,
  chatChannelSchema,
  chatMessageId,
  chatMessageIdText,
  chatMessageSchema,
  chatMessagesSchema,
  guestToken,
} from './chat.schemas.ts'
import { chatLimits, chatPage, chatRoles } from './chat-values.ts'

const ofChurch = { method: 'GET', access: 'public', church: { param: 'slug' }, about: 'none' } as const
const params = z.strictObject({ slug: reference, canal: channelName })
const limite = z._default(pageSize(chatPage.largest), chatPage.usual)
/** A guest sees their own held messages with it; members with their login. */
const visitante = z.optional(guestToken)
const ofChannel = z.strictObject({ canal: channelName })

/** NOT_FOUND for channels that the caller may not read. */
export const getChat = defineEndpoint({
  ...ofChurch,
  id: 'getChat',
  path: '/igreja/{slug}/chat/{canal}/',
  summary: 'A channel with its latest messages',
  example: { params: { slug: 'videira', canal: 'geral' } },
  params,
  query: z.strictObject({ limite, visitante }),
  responses: {
    200: z.strictObject({
      canal: chatChannelSchema,
      ...chatMessagesSchema.shape,
      /** Where the stream stood before these were read: a page that watches the topic `after` it misses nothing. */
      posicao: z.string(),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const listChatMessages = defineEndpoint({
  ...ofChurch,
  id: 'listChatMessages',
  path: '/igreja/{slug}/chat/{canal}/mensagem/',
  summary: 'Messages of a channel before one of them, or the latest',
  example: { params: { slug: 'videira', canal: 'geral' } },
  params,
  query: z.strictObject({ antes: z.optional(chatMessageIdText), limite, visitante }),
  responses: { 200: chatMessagesSchema },
  errors: ['NOT_FOUND'],
})

/** A guest's name, marked as a guest's wherever it is shown. */
export const enterChat = defineEndpoint({
  id: 'enterChat',
  method: 'POST',
  path: '/chat/{canal}/visitante/',
  summary: 'A name for a visitor to write with, in all chats of the church',
  access: 'public',
  church: 'host',
  about: 'none',
  example: { params: { canal: 'geral' }, body: { nome: 'Lia' } },
  params: ofChannel,
  body: z.strictObject({ nome: z.string().check(z.maxLength(200)) }),
  responses: { 201: z.strictObject({ autor: authorCode, nome: z.string(), token: guestToken }) },
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BANNED', 'CHAT_MEMBERS_ONLY', 'CHAT_NAME_TAKEN', 'TOO_MANY_REQUESTS'],
  asksCaptcha: true,
})

/** The caller's role in the chats of their church, and rights there now. */
export const getChatSelf = defineEndpoint({
  id: 'getChatSelf',
  method: 'GET',
  path: '/chat/{canal}/eu',
  summary: 'The caller as an author of a channel',
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { params: { canal: 'geral' } },
  params: ofChannel,
  responses: {
    200: z.strictObject({
      autor: authorCode,
      nome: z.string(),
      imagem: z.nullable(image),
      papel: z.enum(chatRoles),
      /** May pin, open, close and slow down (`live.host`). */
      flagAnfitriao: z.boolean(),
      /** May delete and block, and decide on what waits (`moderation.decide`). */
      flagModerador: z.boolean(),
      /** May ask for a private room with a host: adults. */
      flagSalaReservada: z.boolean(),
      flagBanido: z.boolean(),
      banidoAte: z.nullable(instant),
    }),
  },
  errors: ['NOT_FOUND'],
})

/**
 * Posted by a member, or by a guest with their token. Idempotent by `chave`. A text with signs of danger waits for the
 * moderators, and the answer has emergency contacts (`ajuda`).
 */
export const postChatMessage = defineEndpoint({
  id: 'postChatMessage',
  method: 'POST',
  path: '/chat/{canal}/mensagem/',
  summary: 'Writes a message in a channel',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {
    params: { canal: 'geral' },
    body: { chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', texto: 'Paz a todos!' },
  },
  params: ofChannel,
  body: z.strictObject({
    chave: ownUuid,
    /** Normalised by the server: invisible signs and stacked marks are removed, white space is collapsed. */
    texto: z.string().check(z.minLength(1), z.maxLength(chatLimits.texto * 4)),
    respostaA: z.optional(chatMessageId),
    segundo: z.optional(z.int().check(z.gte(0), z.lte(86_400))),
    /** A request for prayer, which calls the hosts; in public channels. At most three of an author wait at a time. */
    flagOracao: z.optional(z.boolean()),
    visitante,
  }),
  responses: { 201: z.strictObject({ mensagem: chatMessageSchema, ajuda: z.nullable(helpSchema) }) },
  errors: [
    'NOT_FOUND',
    'CHAT_CLOSED',
    'CHAT_BANNED',
    'CHAT_MEMBERS_ONLY',
    'CHAT_GUEST_UNKNOWN',
    'CHAT_WORD_REFUSED',
    'CHAT_LINK_REFUSED',
    'CHAT_SLOW_MODE',
    'TOO_MANY_REQUESTS',
  ],
})

/** Adults only. Answers the room that the caller has, if one is open. */
export const openChatRoom = defineEndpoint({
  id: 'openChatRoom',
  method: 'POST',
  path: '/chat/{canal}/sala/',
  summary: 'Asks for a private room with a host, to pray together',
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { params: { canal: 'geral' } },
  params: ofChannel,
  responses: { 201: z.strictObject({ canal: channelName, topico: z.string() }) },
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BANNED', 'CHAT_NO_MINORS', 'TOO_MANY_REQUESTS'],
})

/** Allowed to the member who asked for it, and to its host. NOT_FOUND for anyone else. */
export const closeChatRoom = defineEndpoint({
  id: 'closeChatRoom',
  method: 'PUT',
  path: '/chat/{canal}/encerramento',
  summary: 'Closes a private room',
  access: 'login',
  church: 'host',
  about: 'caller',
  example: { params: { canal: 'geral' } },
  params: ofChannel,
  responses: { 200: z.strictObject({}) },
  errors: ['NOT_FOUND'],
})
