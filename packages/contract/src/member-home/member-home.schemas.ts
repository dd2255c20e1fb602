import * as z from 'zod/mini'
import { date, id, instant, text } from '../fields.ts'
import { groupLimits } from '../groups/group.schemas.ts'
import { groupRoles } from '../groups/group-words.ts'
import { noteSummarySchema } from '../notes/note.schemas.ts'
import { cents } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { prayerStates } from '../prayer/prayer.schemas.ts'
import { planId, subscriptionId } from '../reading-plans/reading-plan.schemas.ts'
import { myEventSchema } from '../tickets/ticket.schemas.ts'

/** A group that the caller belongs to. */
export const ownGroupSchema = z.strictObject({
  id,
  nome: text(groupLimits.name),
  imagem: z.nullable(z.string()),
  papel: z.enum(groupRoles),
  flagOnline: z.boolean(),
  bairro: z.nullable(text(groupLimits.place)),
  /** The current meeting, or the next one. */
  proximoEncontro: z.strictObject({ inicio: instant, fim: instant }),
  /** Number of pending join requests, for those who may answer them; null otherwise. */
  solicitacoesPendentes: z.nullable(z.int()),
})
export type OwnGroup = z.infer<typeof ownGroupSchema>

/** The reading of a plan in progress that is next: of today, or the first that was missed. */
export const todaysReadingSchema = z.strictObject({
  uuid: subscriptionId,
  plano: z.strictObject({ uuid: planId, nome: z.string(), idioma: z.string() }),
  /** The number of the reading in its plan, from 1. */
  dia: z.int(),
  totalDias: z.int(),
  /** Passages in the caller's language: `Mateus 5–7`. */
  passagens: z.array(z.string()),
  /** Every passage is read. */
  flagFeita: z.boolean(),
  /** Readings of earlier days that are not done. */
  atrasadas: z.int(),
})
export type TodaysReading = z.infer<typeof todaysReadingSchema>

/** A prayer of the caller's with its latest news. */
export const prayerNewsSchema = z.strictObject({
  id,
  /** The beginning of its text. */
  inicio: z.string(),
  situacao: z.enum(prayerStates),
  flagRespondida: z.boolean(),
  /** People who prayed, and published messages of others: all of them, and those of the last seven days. */
  total: z.int(),
  mensagens: z.int(),
  oraramNaSemana: z.int(),
  mensagensNaSemana: z.int(),
})
export type PrayerNews = z.infer<typeof prayerNewsSchema>

/** Gifts of the caller: this year's, and the next one that comes by itself. */
export const ownGivingSchema = z.strictObject({
  /** Received since the beginning of the church's year less what was given back, in each currency. */
  ano: z.array(z.strictObject({ moeda: z.enum(currencies), valor: cents })),
  /** The recurring gift that needs its giver (`flagParada`), else the one that is charged next. */
  recorrencia: z.nullable(
    z.strictObject({
      id: z.uuid(),
      moeda: z.enum(currencies),
      valor: cents,
      /** The day of the next charge. */
      proxima: z.nullable(date),
      flagParada: z.boolean(),
    }),
  ),
})
export type OwnGiving = z.infer<typeof ownGivingSchema>

export const memberHomeLimits = { groups: 3, events: 2 } as const

/** Things of the caller at their church now. A module that the church does not have leaves its part empty. */
export const memberHomeSchema = z.strictObject({
  /** The group that meets next first. */
  celulas: z.array(ownGroupSchema),
  /** Events to come, soonest first. */
  eventos: z.array(myEventSchema),
  leitura: z.nullable(todaysReadingSchema),
  oracao: z.nullable(prayerNewsSchema),
  /** The note that was changed last. */
  nota: z.nullable(noteSummarySchema),
  doacao: z.nullable(ownGivingSchema),
  /** The caller has a valid member card (`getMemberCard`). */
  flagCarteirinha: z.boolean(),
})
export type MemberHome = z.infer<typeof memberHomeSchema>
