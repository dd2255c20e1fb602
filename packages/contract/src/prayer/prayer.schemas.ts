import * as z from 'zod/mini'
import { id, image, instant, text } from '../fields.ts'
import { pageSchema } from '../paging.ts'

/** Of what a person writes on the wall: a prayer or a testimony, and a message to somebody who asked. */
export const prayerLimits = { mensagem: 2000, testemunho: 2000, resposta: 1000, denuncia: 500, motivo: 60 } as const

/**
 * Where a prayer is. `RESERVADA`: its author asked the pastors alone. `CUIDADO`: the pastors look after its author first.
 * `OCULTA`: reported by so many, or taken down, until a moderator decides.
 */
export const prayerStates = ['PUBLICADA', 'PENDENTE', 'RESERVADA', 'CUIDADO', 'OCULTA', 'RECUSADA'] as const
export type PrayerState = (typeof prayerStates)[number]

/** `PENDENTE`: it could hurt who asked, so a moderator looks at it first. */
export const messageStates = ['PUBLICADA', 'PENDENTE', 'CUIDADO', 'OCULTA', 'RECUSADA'] as const
export type PrayerMessageState = (typeof messageStates)[number]

export const reportReasons = ['SPAM', 'OFENSA', 'DADOS_PESSOAIS', 'OUTRO'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What people pray for: health, family, work… as the church calls it. */
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
  /** What became of it, in its author's words. */
  testemunho: z.nullable(text(prayerLimits.testemunho)),
}

/** A prayer as the wall shows it. Of an anonymous one nobody is told whose it is; of a minor the given name alone. */
export const prayerSchema = z.strictObject({
  ...words,
  nome: z.nullable(z.string()),
  imagemAutor: z.nullable(image),
})
export type Prayer = z.infer<typeof prayerSchema>

/** What somebody wrote to who asked. `nome` is null where the author of an anonymous prayer answers. */
export const prayerMessageSchema = z.strictObject({
  id,
  nome: z.nullable(z.string()),
  imagem: z.nullable(image),
  mensagem: text(prayerLimits.resposta),
  dataCadastro: instant,
  /** Whoever asked wrote it. */
  flagAutor: z.boolean(),
  /** Whoever calls may remove it: it is theirs, or on their prayer, or they moderate. */
  flagPodeApagar: z.boolean(),
})
export type PrayerMessage = z.infer<typeof prayerMessageSchema>

/** Oldest first. */
export const prayerMessagesSchema = pageSchema(prayerMessageSchema)

/** What moves by itself, and so is in no page that is kept. The last two are false for a visitor. */
export const prayerSupportSchema = z.strictObject({
  id,
  /** How many people prayed. */
  total: z.int(),
  mensagens: z.int(),
  jaOrei: z.boolean(),
  flagMinha: z.boolean(),
})
export type PrayerSupport = z.infer<typeof prayerSupportSchema>

/** A prayer as its author sees it, wherever it is. */
export const ownPrayerSchema = z.strictObject({
  ...words,
  situacao: z.enum(prayerStates),
  flagPublicarMural: z.boolean(),
  flagReceberLigacao: z.boolean(),
  flagReceberVisita: z.boolean(),
  /** Until when it is on the wall; null where it is not. */
  muralAte: z.nullable(instant),
  /** It may be put on the wall for as long again: once. */
  flagPodeRenovar: z.boolean(),
  total: z.int(),
  mensagens: z.int(),
})
export type OwnPrayer = z.infer<typeof ownPrayerSchema>

/** Whom somebody in need can turn to at any hour, where their church is. */
export const helpSchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  pais: z.string(),
  linhas: z.array(
    z.strictObject({
      /** What it is for: somebody to talk to, violence at home, a child in danger, an emergency. */
      tipo: z.enum(['CONVERSA', 'VIOLENCIA', 'CRIANCA', 'EMERGENCIA']),
      nome: z.string(),
      telefone: z.string(),
    }),
  ),
})
export type Help = z.infer<typeof helpSchema>
