import * as z from 'zod/mini'
import { filled, id, instant, text } from '../fields.ts'
import { amount } from '../payments/payment.schemas.ts'
import { version } from '../versions.ts'
import { planIntervals } from './play-values.ts'

/** Code in the link of a hidden plan. */
export const planLinkCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/))

export const playCouponCode = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(30), z.regex(/^[A-Z0-9-]{3,30}$/))

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

export const playPlanForm = {
  nome: filled(80),
  descricao: optional(text(600)),
  valor: amount,
  intervalo: z.enum(planIntervals),
  diasTeste: z._default(count(0, 90), 0),
  /** The trial begins without a way to pay. */
  flagTesteSemMeio: z._default(z.boolean(), false),
  telas: z._default(count(1, 10), 2),
  /** Hides the plan from who has not the link with it. */
  codigoLink: optional(planLinkCode),
  flagAtivo: z._default(z.boolean(), true),
  ordem: z._default(count(0, 1000), 0),
} as const

export const officePlayPlanSchema = z.strictObject({
  ...playPlanForm,
  id,
  versao: version,
  descricao: z.nullable(z.string()),
  codigoLink: z.nullable(z.string()),
  /** Subscriptions that go on. */
  assinaturas: z.int(),
})
export type OfficePlayPlan = z.infer<typeof officePlayPlanSchema>

/** `percentual` or `valor` (cents), off each of the first `termos` terms. */
export const playCouponForm = {
  percentual: optional(count(1, 100)),
  valor: optional(amount),
  termos: z._default(count(1, 120), 1),
  idPlano: optional(id),
  inicio: optional(instant),
  fim: optional(instant),
  limite: optional(count(1, 1_000_000)),
  flagAtivo: z._default(z.boolean(), true),
} as const
export const playCouponRules = [
  z.refine<{ readonly percentual: number | null; readonly valor: number | null }>(
    ({ percentual, valor }) => (percentual === null) !== (valor === null),
    { error: 'Either per cent or an amount', path: ['valor'] },
  ),
  z.refine<{ readonly inicio: string | null; readonly fim: string | null }>(
    ({ inicio, fim }) => inicio === null || fim === null || Date.parse(fim) > Date.parse(inicio),
    { error: 'Ends before it begins', path: ['fim'] },
  ),
] as const

export const officePlayCouponSchema = z.strictObject({
  ...playCouponForm,
  codigo: z.string(),
  versao: version,
  inicio: z.nullable(instant),
  fim: z.nullable(instant),
  usos: z.int(),
})
export type OfficePlayCoupon = z.infer<typeof officePlayCouponSchema>

/** A seat that the church gives. */
export const playSeatSchema = z.strictObject({
  id: z.uuid(),
  idUsuario: id,
  nome: z.string(),
  plano: z.strictObject({ id, nome: z.string() }),
  flagAtivo: z.boolean(),
  inicio: instant,
  /** Null without an end. */
  fim: z.nullable(instant),
})
export type PlaySeat = z.infer<typeof playSeatSchema>
