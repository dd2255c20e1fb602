import * as z from 'zod/mini'
import { parseOsis } from '../bible/reference.ts'
import { date, filled, instant, text, time } from '../fields.ts'
import { locales } from '../locale.ts'
import { version } from '../versions.ts'
import { planLimits } from './plan-limits.ts'

export const planId = z.uuid()
export const subscriptionId = z.uuid()
export const circleId = z.uuid()

/** A passage as `parseOsis` reads it. */
export const passage = z.string().check(
  z.maxLength(40),
  z.refine((osis) => parseOsis(osis) !== undefined, 'Not a passage of the Bible'),
)

export const planDaySchema = z.strictObject({
  passagens: z
    .array(passage)
    .check(z.minLength(1), z.maxLength(planLimits.passagens), z.refine(isUnique, 'Each at most once')),
  /** The church's own words for the day. */
  texto: z.nullable(text(planLimits.texto)),
  pergunta: z.nullable(text(planLimits.pergunta)),
})
export type PlanDay = z.infer<typeof planDaySchema>

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

/** `PRODUTO`: of the product itself, named in the reader's language. */
export const planOrigins = ['PRODUTO', 'IGREJA'] as const

const planFields = {
  uuid: planId,
  origem: z.enum(planOrigins),
  nome: z.string(),
  descricao: z.string(),
  /** The language of its name. */
  idioma: z.string(),
  totalDias: z.int(),
  /** When a plan of a season of the church's year begins next, or began where it is under way; null for any day. */
  inicioSugerido: z.nullable(date),
  /** The group that reads it, and the slug of the series of studies that it goes with. */
  grupo: z.nullable(z.strictObject({ id: z.int(), nome: z.string() })),
  serie: z.nullable(z.string()),
}
export const planSummarySchema = z.strictObject(planFields)
export type PlanSummary = z.infer<typeof planSummarySchema>

export const planSchema = z.strictObject({ ...planFields, dias: z.array(planDaySchema) })
export type Plan = z.infer<typeof planSchema>

/** A church's plan as its staff write it. */
export const planFormSchema = z.strictObject({
  nome: filled(planLimits.nome),
  descricao: text(planLimits.descricao),
  idioma: z.enum(locales),
  flagPublicado: z.boolean(),
  idCelula: z.nullable(z.int().check(z.positive(), z.lte(2_147_483_647))),
  /** The slug of a series of studies. */
  serie: z.nullable(z.string().check(z.maxLength(100))),
  dias: z.array(planDaySchema).check(z.minLength(1), z.maxLength(planLimits.dias)),
})
export type PlanForm = z.output<typeof planFormSchema>

export const officePlanSchema = z.strictObject({ ...planFormSchema.shape, uuid: planId, versao: version })
export type OfficePlan = z.infer<typeof officePlanSchema>

/** `CONCLUIDA` stays so until it is reset. */
export const subscriptionStates = ['ATIVA', 'PAUSADA', 'CONCLUIDA'] as const

const subscriptionFields = {
  uuid: subscriptionId,
  plano: z.strictObject({
    uuid: planId,
    nome: z.string(),
    descricao: z.string(),
    idioma: z.string(),
    totalDias: z.int(),
  }),
  situacao: z.enum(subscriptionStates),
  inicio: date,
  /** The last day by its present schedule. */
  fim: date,
  diasFeitos: z.int(),
  /** Readings of earlier days that are not done. */
  atrasadas: z.int(),
  pausadaEm: z.nullable(date),
  concluidaEm: z.nullable(instant),
  /** When to be reminded, in the church's time zone; null for never. */
  lembrete: z.nullable(time),
}
export const subscriptionSummarySchema = z.strictObject(subscriptionFields)
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>

export const subscriptionSchema = z.strictObject({
  ...subscriptionFields,
  /** Rises with each reset: marks of an earlier round no longer count. */
  rodada: z.int(),
  /** For each reading of the plan, how many days after `inicio` it falls. */
  agenda: z.array(z.int()),
  /** Readings that are done, by their numbers from 1 on. */
  lidas: z.array(z.strictObject({ dia: z.int(), passagens: z.array(z.string()) })),
  /** Days with a reading in the current run; single days of rest do not end it. */
  sequencia: z.int(),
  /** The circle that reads along, and whether it sees how far this member is. */
  roda: z.nullable(circleId),
  flagMostraProgresso: z.boolean(),
  plano: planSchema,
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const markSchema = z.strictObject({
  dia: z.int().check(z.gte(1), z.lte(planLimits.dias)),
  passagem: passage,
  lida: z.boolean(),
  /** Time on the device's clock; a time to come counts as now. */
  em: instant,
})

/** Names a circle and an invitation to it, signed. */
export const invitationCode = z.string().check(z.regex(/^[\w-]{22}\.\d{1,9}\.[\w-]{22}$/))

export const readingCircleSchema = z.strictObject({
  uuid: circleId,
  /** The invitation that is valid; only for who began the circle. */
  convite: z.nullable(invitationCode),
  flagCriador: z.boolean(),
  flagMostraProgresso: z.boolean(),
  totalDias: z.int(),
  /** The caller, and those who show their progress. */
  participantes: z.array(
    z.strictObject({
      nome: z.string(),
      imagem: z.nullable(z.string()),
      flagEu: z.boolean(),
      diasFeitos: z.int(),
      /** All that falls on today is read. */
      flagHoje: z.boolean(),
    }),
  ),
})
export type ReadingCircle = z.infer<typeof readingCircleSchema>
