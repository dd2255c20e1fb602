import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema, text } from '../fields.ts'
import { reportReasons } from '../prayer/report-reasons.ts'
import { channelName, chatMessageIdText, chatMessageSchema, guestToken } from './chat.schemas.ts'
import { chatEmojis, chatLimits } from './chat-values.ts'

/* By a member, or by a guest with their token: 401 for a visitor who is neither. */
const byWriter = { access: 'public', church: 'host' } as const
const ofMessage = z.strictObject({ canal: channelName, id: chatMessageIdText })
const visitante = z.optional(guestToken)
const example = { canal: 'geral', id: '1' }

/** Within five minutes. NOT_FOUND for another author's. */
export const editChatMessage = defineEndpoint({
  id: 'editChatMessage',
  method: 'PUT',
  path: '/chat/{canal}/mensagem/{id}',
  summary: 'Changes the text of an own message',
  ...byWriter,
  about: { chatMessage: 'id', of: 'author' },
  example: { params: example, body: { texto: 'Paz a todos' } },
  params: ofMessage,
  body: z.strictObject({ texto: z.string().check(z.minLength(1), z.maxLength(chatLimits.texto * 4)), visitante }),
  responses: { 200: chatMessageSchema },
  errors: [
    'NOT_FOUND',
    'CHAT_CLOSED',
    'CHAT_BANNED',
    'CHAT_GUEST_UNKNOWN',
    'CHAT_EDIT_CLOSED',
    'CHAT_WORD_REFUSED',
    'CHAT_LINK_REFUSED',
    'TOO_MANY_REQUESTS',
  ],
})

/** NOT_FOUND for another author's, except by a moderator. Deleted messages leave every page at once. */
export const removeChatMessage = defineEndpoint({
  id: 'removeChatMessage',
  method: 'DELETE',
  path: '/chat/{canal}/mensagem/{id}',
  summary: 'Deletes a message: an own one, or any as a moderator',
  ...byWriter,
  about: { chatMessage: 'id', of: 'author', or: 'moderation.decide' },
  example: { params: example },
  params: ofMessage,
  body: z.strictObject({ visitante }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHAT_GUEST_UNKNOWN'],
})

/** Idempotent. */
export const setChatReaction = defineEndpoint({
  id: 'setChatReaction',
  method: 'PUT',
  path: '/chat/{canal}/mensagem/{id}/reacao',
  summary: "Sets or takes back one of the caller's reactions to a message",
  ...byWriter,
  about: 'none',
  example: { params: example, body: { emoji: '🙏', ligada: true } },
  params: ofMessage,
  body: z.strictObject({ emoji: z.enum(chatEmojis), ligada: z.boolean(), visitante }),
  responses: { 200: z.strictObject({ reacoes: chatMessageSchema.shape.reacoes }) },
  errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BANNED', 'CHAT_MEMBERS_ONLY', 'CHAT_GUEST_UNKNOWN', 'TOO_MANY_REQUESTS'],
})

/** One report per person counts. Enough of them hold the message until a moderator decides. */
export const reportChatMessage = defineEndpoint({
  id: 'reportChatMessage',
  method: 'POST',
  path: '/chat/{canal}/mensagem/{id}/denuncia',
  summary: 'Reports a message to the moderators',
  ...byWriter,
  about: 'none',
  example: { params: example, body: { motivo: 'OFENSA' } },
  params: ofMessage,
  body: z.strictObject({
    motivo: z.enum(reportReasons),
    texto: z.optional(text(chatLimits.denuncia)),
    visitante,
  }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHAT_OWN_MESSAGE', 'CHAT_BANNED', 'CHAT_GUEST_UNKNOWN', 'TOO_MANY_REQUESTS'],
})
