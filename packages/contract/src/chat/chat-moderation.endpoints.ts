import * as z from 'zod/mini'
import { auditedActs } from '../audit/audited-acts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, nothingSchema } from '../fields.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { careKinds } from '../prayer/prayer-moderation.endpoints.ts'
import { reportReasons } from '../prayer/report-reasons.ts'
import { between, required } from '../validation/text.ts'
import { version } from '../versions.ts'
import { authorCode, channelName, chatAuthorSchema, chatMessageIdText, chatMessageSchema } from './chat.schemas.ts'
import { chatLimits, longestSlowMode } from './chat-values.ts'

const byModerator = { access: { permission: 'moderation.decide' }, church: 'host', about: 'none' } as const
const ofAuthor = z.strictObject({ canal: channelName, autor: authorCode })
const author = { canal: 'geral', autor: 'AAAAAAAAAAAAAAAAAAAAAA' }

/**
 * Why a message waits: signs of danger, an insult, a word of the church's list, the first message of a guest, reports.
 */
export const holdReasons = ['CUIDADO', 'OFENSA', 'PALAVRA', 'VISITANTE', 'DENUNCIA'] as const
export type HoldReason = (typeof holdReasons)[number]

const waitingSchema = z.strictObject({
  canal: channelName,
  mensagem: chatMessageSchema,
  /** Version of the text; a decision names it. */
  versao: version,
  motivos: z.array(z.enum(holdReasons)),
  /** Usually empty. */
  sinais: z.array(z.enum(careKinds)),
  /** Open reports, without the names of the people who made them. */
  denuncias: z.array(
    z.strictObject({ motivo: z.enum(reportReasons), texto: z.nullable(z.string()), dataCadastro: instant }),
  ),
})
export type WaitingChatMessage = z.infer<typeof waitingSchema>

/** Signs of danger first, then requests for prayer, each oldest first. */
export const listChatModeration = defineEndpoint({
  id: 'listChatModeration',
  method: 'GET',
  path: '/chat-moderacao/',
  summary: 'Held and reported messages of the chats',
  ...byModerator,
  example: {},
  query: z.strictObject({ canal: z.optional(channelName), ...pageQuery(20, 50) }),
  responses: { 200: pageSchema(waitingSchema) },
})

/**
 * `PUBLICAR` closes the reports; the next messages of that guest are no longer held. CHANGED_MEANWHILE if the text changed
 * since the given version.
 */
export const decideChatMessage = defineEndpoint({
  id: 'decideChatMessage',
  method: 'PUT',
  path: '/chat-moderacao/{id}',
  summary: 'Decides on a message that waits',
  ...byModerator,
  example: { params: { id: '1' }, body: { decisao: 'PUBLICAR', versao: 1 } },
  params: z.strictObject({ id: chatMessageIdText }),
  body: z.strictObject({ decisao: z.enum(['PUBLICAR', 'APAGAR']), versao: version }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** `MUDO`: the author alone sees what they write, and does not know. `BANIDO`: they cannot write. */
export const blockKinds = ['MUDO', 'BANIDO'] as const
export type BlockKind = (typeof blockKinds)[number]

const blockSchema = z.strictObject({
  autor: chatAuthorSchema,
  tipo: z.enum(blockKinds),
  /** Null: without an end. */
  ate: z.nullable(instant),
  motivo: z.nullable(z.string()),
  dataCadastro: instant,
})
export type ChatBlock = z.infer<typeof blockSchema>

export const getChatAuthor = defineEndpoint({
  id: 'getChatAuthor',
  method: 'GET',
  path: '/chat/{canal}/autor/{autor}',
  summary: 'An author as moderators see them',
  ...byModerator,
  example: { params: author },
  params: ofAuthor,
  responses: {
    200: z.strictObject({
      ...chatAuthorSchema.shape,
      /** E-mail of a member; guests have none. */
      email: z.nullable(z.string()),
      flagAutenticado: z.boolean(),
      /** Messages in this channel. */
      mensagens: z.int(),
      bloqueio: z.nullable(z.omit(blockSchema, { autor: true })),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const removeAuthorMessages = defineEndpoint({
  id: 'removeAuthorMessages',
  method: 'DELETE',
  path: '/chat/{canal}/autor/{autor}/mensagem/',
  summary: 'Deletes every message of a person in a channel',
  ...byModerator,
  example: { params: author },
  params: ofAuthor,
  responses: { 200: z.strictObject({ total: z.int() }) },
  errors: ['NOT_FOUND'],
})

/** Blocks in all chats of the church; replaces an earlier block. A guest's covers the network address that they entered from. */
export const blockChatAuthor = defineEndpoint({
  id: 'blockChatAuthor',
  method: 'PUT',
  path: '/chat/{canal}/autor/{autor}/bloqueio',
  summary: 'Mutes or bans an author in the chats of the church',
  ...byModerator,
  example: { params: author, body: { tipo: 'BANIDO', minutos: 60, motivo: null } },
  params: ofAuthor,
  body: z.strictObject({
    tipo: z.enum(blockKinds),
    /** Null: without an end. At most a year. */
    minutos: z.nullable(between(1, 525_600)),
    motivo: z.nullable(required(chatLimits.motivo)),
  }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CHAT_STAFF_AUTHOR'],
})

/** Idempotent. */
export const unblockChatAuthor = defineEndpoint({
  id: 'unblockChatAuthor',
  method: 'DELETE',
  path: '/chat/{canal}/autor/{autor}/bloqueio',
  summary: 'Ends the block of an author',
  ...byModerator,
  example: { params: author },
  params: ofAuthor,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const listChatBlocks = defineEndpoint({
  id: 'listChatBlocks',
  method: 'GET',
  path: '/chat-bloqueio/',
  summary: 'Authors who are muted or banned, newest first',
  ...byModerator,
  example: {},
  query: z.strictObject(pageQuery(30, 100)),
  responses: { 200: pageSchema(blockSchema) },
})

/** The acts of hosts and moderators that concern a channel. */
export const listChatActs = defineEndpoint({
  id: 'listChatActs',
  method: 'GET',
  path: '/chat/{canal}/registro',
  summary: 'The moderation log of a channel, newest first',
  ...byModerator,
  example: { params: { canal: 'geral' } },
  params: z.strictObject({ canal: channelName }),
  query: z.strictObject(pageQuery(50, 200)),
  responses: {
    200: pageSchema(
      z.strictObject({
        id,
        acao: z.enum(auditedActs),
        momento: instant,
        /** Null if they have left the church. */
        usuario: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
        detalhes: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  },
  errors: ['NOT_FOUND'],
})

const chatSettingsSchema = z.strictObject({
  /** Messages, and the names of guests, are deleted after this number of days; 0: they are kept. */
  diasRetencao: between(0, 3650),
  /** Guests may write in channels that allow them. */
  flagVisitantes: z.boolean(),
  /** The first message of a guest waits for a moderator. */
  flagReterVisitantes: z.boolean(),
  /** A guest's request for prayer that waits for no other reason is published after a minute. */
  flagPublicarOracoes: z._default(z.boolean(), false),
  flagLinksSoMembros: z.boolean(),
  /** Slow mode of new channels, in seconds. */
  modoLentoSegundos: between(0, longestSlowMode),
  /** Number of people whose reports hold a message until a moderator decides. */
  limiteDenuncias: between(1, 50),
  /** Also found with accents, signs for letters (`p4l4vra`), stretched or spaced. */
  palavras: z
    .array(z.strictObject({ palavra: required(chatLimits.palavra), acao: z.enum(['SEGURAR', 'RECUSAR']) }))
    .check(z.maxLength(500)),
})
export type ChatSettings = z.infer<typeof chatSettingsSchema>

export const getChatSettings = defineEndpoint({
  id: 'getChatSettings',
  method: 'GET',
  path: '/chat-configuracao',
  summary: 'The settings of the chats',
  ...byModerator,
  example: {},
  responses: { 200: chatSettingsSchema },
})

export const setChatSettings = defineEndpoint({
  id: 'setChatSettings',
  method: 'PUT',
  path: '/chat-configuracao',
  summary: 'Changes the settings of the chats',
  access: { permission: 'settings' },
  church: 'host',
  about: 'none',
  example: {
    body: {
      diasRetencao: 90,
      flagVisitantes: true,
      flagReterVisitantes: false,
      flagLinksSoMembros: false,
      modoLentoSegundos: 0,
      limiteDenuncias: 3,
      palavras: [],
    },
  },
  body: chatSettingsSchema,
  responses: { 200: chatSettingsSchema },
})
