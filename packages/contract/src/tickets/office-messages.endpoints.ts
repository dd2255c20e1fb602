import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, instant } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { ownUuid } from '../versions.ts'
import { ticketLimits } from './ticket-limits.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'

/** Limits of messages to the holders of an event's tickets (ours). */
export const messageLimits = { assunto: 120, texto: 4000, porDia: 10 } as const
const messagesPerPage = { usual: 20, largest: 100 } as const

/** `COMPRADORES`: who bought. `TODOS`: also each holder with an e-mail of their own. */
export const messageAudiences = ['COMPRADORES', 'TODOS'] as const
export type MessageAudience = (typeof messageAudiences)[number]
/** `NOTIFICACAO`: in the accounts of members who bought, with a push where they want it. */
export const messageChannels = ['EMAIL', 'NOTIFICACAO'] as const
export type MessageChannel = (typeof messageChannels)[number]
const addressedStates = ['CONFIRMADA', 'PENDENTE'] as const

const distinct = <T>(list: readonly T[]) => new Set(list).size === list.length
const severalOf = <S extends z.ZodMiniType>(item: S, longest: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(longest), z.refine(distinct, 'Each at most once'))

/** The tickets whose people are addressed. Canceled ones never are. */
export const messageFilterSchema = z.strictObject({
  /** Null: of every type. */
  ingressos: z._default(z.nullable(severalOf(id, ticketLimits.ingressos)), null),
  situacoes: z._default(severalOf(z.enum(addressedStates), addressedStates.length), ['CONFIRMADA']),
  /** Whether the door let them in, by the event's first list. */
  entrada: z._default(z.nullable(z.enum(['SIM', 'NAO'])), null),
})
export type MessageFilter = z.output<typeof messageFilterSchema>

const audience = {
  publico: z._default(z.enum(messageAudiences), 'COMPRADORES'),
  canais: z._default(severalOf(z.enum(messageChannels), messageChannels.length), ['EMAIL']),
  filtro: z._default(messageFilterSchema, { ingressos: null, situacoes: ['CONFIRMADA'], entrada: null }),
} as const

/** `pessoas`: an address counts once, however many tickets it has. */
const reach = { pessoas: z.int(), emails: z.int(), notificacoes: z.int() } as const
export const messageReachSchema = z.strictObject(reach)
export type MessageReach = z.infer<typeof messageReachSchema>

export const eventMessageSchema = z.strictObject({
  id,
  assunto: z.string(),
  texto: z.string(),
  /** Author; null once they have left. */
  autor: z.nullable(z.string()),
  dataCadastro: instant,
  publico: z.enum(messageAudiences),
  canais: z.array(z.enum(messageChannels)),
  filtro: messageFilterSchema,
  /** Counted as it was sent. */
  pessoas: z.int(),
  /** Mails that were queued and that went out, and members who were notified, so far. */
  emails: z.int(),
  enviados: z.int(),
  notificados: z.int(),
  /** Everyone was reached; mails may still wait for the mail server. */
  flagDistribuida: z.boolean(),
})
export type EventMessage = z.infer<typeof eventMessageSchema>

/** Sends nothing. */
export const previewEventMessage = defineEndpoint({
  ...writer,
  id: 'previewEventMessage',
  method: 'POST',
  path: '/evento/{id}/equipe/mensagem/previa/',
  summary: 'How many people a message to the holders of tickets would reach',
  example: { params: { id: '1' }, body: { publico: 'TODOS' } },
  params,
  body: z.strictObject(audience),
  responses: { 200: messageReachSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Sent by jobs, each address once; people who cancel in between are left out. Plain text: paragraphs are set apart by empty
 * lines, and web addresses become links. Idempotent by `chave`. One message a minute for an event and ten a day, then
 * TOO_MANY_REQUESTS; NO_RECIPIENTS where it would reach no one.
 */
export const sendEventMessage = defineEndpoint({
  ...writer,
  id: 'sendEventMessage',
  method: 'POST',
  path: '/evento/{id}/equipe/mensagem/',
  summary: "Sends a message to the holders of an event's tickets",
  proof: 'fresh',
  example: {
    params: { id: '1' },
    body: { chave: exampleKey, assunto: 'O que levar', texto: 'Tragam um agasalho.\n\nAté sábado!' },
  },
  params,
  body: z.strictObject({
    chave: ownUuid,
    assunto: filled(messageLimits.assunto),
    texto: filled(messageLimits.texto),
    ...audience,
  }),
  responses: { 201: eventMessageSchema },
  errors: ['NOT_FOUND', 'NO_RECIPIENTS', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_IN_USE'],
})

export const listEventMessages = defineEndpoint({
  ...reader,
  id: 'listEventMessages',
  method: 'GET',
  path: '/evento/{id}/equipe/mensagem/',
  summary: "The messages to the holders of an event's tickets, newest first",
  example: { params: { id: '1' } },
  params,
  query: z.strictObject(listQuery(messagesPerPage.usual, messagesPerPage.largest)),
  responses: { 200: listSchema(eventMessageSchema) },
  errors: ['NOT_FOUND'],
})
