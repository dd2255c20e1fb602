import * as z from 'zod/mini'
import { id, image, instant, text } from '../fields.ts'
import { pageSchema } from '../paging.ts'

/** Longest texts on the wall, in characters; `resposta` is a message to a prayer's author. */
export const prayerLimits = { mensagem: 2000, testemunho: 2000, resposta: 1000, denuncia: 500, motivo: 60 } as const

/**
 * `RESERVADA`: for the pastors only. `CUIDADO`: the pastors contact the author first. `OCULTA`: hidden by reports or by a
 * moderator, until a moderator decides.
 */
export const prayerStates = ['PUBLICADA', 'PENDENTE', 'RESERVADA', 'CUIDADO', 'OCULTA', 'RECUSADA'] as const
export type PrayerState = (typeof prayerStates)[number]

/** `PENDENTE`: the message could hurt the prayer's author and waits for a moderator. */
export const messageStates = ['PUBLICADA', 'PENDENTE', 'CUIDADO', 'OCULTA', 'RECUSADA'] as const
export type PrayerMessageState = (typeof messageStates)[number]

/** A topic of prayers, by the church's own name: health, family, work. */
export const prayerReasonSchema = z.strictObject({ id, nome: text(prayerLimits.motivo) })
export type PrayerReason = z.infer<typeof prayerReasonSchema>

const words = {
  id,
  mensagem: text(prayerLimits.mensagem),
  imagem: z.nullable(image),
  motivo: z.nullable(prayerReasonSchema),
  dataCadastro: instant,
  flagAnonimo: z.boolean(),
  flagRespondida: z.boolean(),
  /** How the prayer was answered, in its author's words. */
  testemunho: z.nullable(text(prayerLimits.testemunho)),
}

/** A prayer on the wall. `nome` and `imagemAutor` are null for an anonymous one; minors have their given name only. */
export const prayerSchema = z.strictObject({
  ...words,
  nome: z.nullable(z.string()),
  imagemAutor: z.nullable(image),
})
export type Prayer = z.infer<typeof prayerSchema>

/** A message to a prayer's author. `nome` is null where the author of an anonymous prayer answers. */
export const prayerMessageSchema = z.strictObject({
  id,
  nome: z.nullable(z.string()),
  imagem: z.nullable(image),
  mensagem: text(prayerLimits.resposta),
  dataCadastro: instant,
  /** Written by the prayer's author. */
  flagAutor: z.boolean(),
  /** Whether the caller may remove it: their message, a message on their prayer, or any for a moderator. */
  flagPodeApagar: z.boolean(),
})
export type PrayerMessage = z.infer<typeof prayerMessageSchema>

/** Oldest first. */
export const prayerMessagesSchema = pageSchema(prayerMessageSchema)

/** Counts that change too often for cached pages. The last two are false for a visitor. */
export const prayerSupportSchema = z.strictObject({
  id,
  /** How many people prayed. */
  total: z.int(),
  mensagens: z.int(),
  jaOrei: z.boolean(),
  flagMinha: z.boolean(),
})
export type PrayerSupport = z.infer<typeof prayerSupportSchema>

/** A prayer in any state, as its author sees it. */
export const ownPrayerSchema = z.strictObject({
  ...words,
  situacao: z.enum(prayerStates),
  flagPublicarMural: z.boolean(),
  flagReceberLigacao: z.boolean(),
  flagReceberVisita: z.boolean(),
  /** When it leaves the wall; null if it is not on the wall. */
  muralAte: z.nullable(instant),
  /** Whether its time on the wall may be renewed, which is possible once. */
  flagPodeRenovar: z.boolean(),
  total: z.int(),
  mensagens: z.int(),
})
export type OwnPrayer = z.infer<typeof ownPrayerSchema>

/** Emergency contacts of the church's country, available at any hour. */
export const helpSchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  pais: z.string(),
  linhas: z.array(
    z.strictObject({
      /** Someone to talk to, violence at home, a child in danger, an emergency. */
      tipo: z.enum(['CONVERSA', 'VIOLENCIA', 'CRIANCA', 'EMERGENCIA']),
      nome: z.string(),
      telefone: z.string(),
    }),
  ),
})
export type Help = z.infer<typeof helpSchema>
