import * as z from 'zod/mini'
import { image, instant, text } from '../fields.ts'
import { version } from '../versions.ts'
import {
  channelKinds,
  channelNamePattern,
  channelStates,
  chatEmojis,
  chatLimits,
  chatPrayerStates,
  chatRoles,
} from './chat-values.ts'

export const channelName = z.string().check(z.regex(channelNamePattern))

/** Names an author without telling their id: opaque, the same in all chats of a church. */
export const authorCode = z.string().check(z.regex(/^[\w-]{22}$/))

/** Token that a guest writes with; given by `enterChat`, good at that church alone. */
export const guestToken = z.string().check(z.regex(/^[\w-]{8,100}$/))

/** Rises with each message; larger than the other ids of the product. */
export const chatMessageId = z.int().check(z.positive(), z.lte(Number.MAX_SAFE_INTEGER))
export const chatMessageIdText = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number)),
  chatMessageId,
)

/** `nome` is null for a person who has left: “former member”. Minors have their given name only, and no picture. */
export const chatAuthorSchema = z.strictObject({
  id: z.nullable(authorCode),
  nome: z.nullable(z.string()),
  imagem: z.nullable(image),
  papel: z.enum(chatRoles),
})
export type ChatAuthor = z.infer<typeof chatAuthorSchema>

const reactionSchema = z.strictObject({
  emoji: z.enum(chatEmojis),
  total: z.int(),
  /** The caller's own is among them; false in events. */
  flagMinha: z.boolean(),
})
export type ChatReaction = z.infer<typeof reactionSchema>

export const chatMessageSchema = z.strictObject({
  id: chatMessageId,
  /** The key that its author's client gave it: how that client finds its own message in events. */
  chave: z.uuid(),
  autor: chatAuthorSchema,
  /** Plain text: line breaks, no markup. Links are found and drawn by the page. */
  texto: text(chatLimits.texto),
  dataCadastro: instant,
  /** The second of the broadcast at which it was written. */
  segundo: z.nullable(z.int()),
  /** The message that it answers, shortened; null also where that one is gone. */
  respostaA: z.nullable(z.strictObject({ id: chatMessageId, nome: z.nullable(z.string()), texto: z.string() })),
  flagEditada: z.boolean(),
  /** Only emojis that someone gave. */
  reacoes: z.array(reactionSchema),
  /** `RETIDA`: it waits for a moderator, and its author alone sees it. */
  situacao: z.enum(['PUBLICADA', 'RETIDA']),
  /** Null for a message that asks for no prayer. */
  oracao: z.nullable(z.enum(chatPrayerStates)),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const chatChannelSchema = z.strictObject({
  nome: channelName,
  titulo: z.nullable(z.string()),
  tipo: z.enum(channelKinds),
  situacao: z.enum(channelStates),
  /** Null: open from the start. The page follows the clock: `AGENDADO` until then. */
  abreEm: z.nullable(instant),
  /** Null: it stays open. */
  fechaEm: z.nullable(instant),
  /** Seconds between two messages of one author; 0: none. Hosts and moderators are free of it. */
  modoLentoSegundos: z.int(),
  /** Guests may write, with a name. */
  flagVisitantes: z.boolean(),
  flagLinksSoMembros: z.boolean(),
  fixada: z.nullable(chatMessageSchema),
  /** The topic of its events (`chat.events.ts`); other than `chat:` it needs a stream pass of `openStreamTopic`. */
  topico: z.string(),
  versao: version,
})
export type ChatChannel = z.infer<typeof chatChannelSchema>

/** Oldest first. */
export const chatMessagesSchema = z.strictObject({
  mensagens: z.array(chatMessageSchema),
  /** There are older ones: `antes` is the id of the first of these. */
  flagAnteriores: z.boolean(),
})
export type ChatMessages = z.infer<typeof chatMessagesSchema>
