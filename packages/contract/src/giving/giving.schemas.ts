import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { date, id, image, instant, text } from '../fields.ts'
import { payableMethodSchema } from '../payments/payable-method.ts'
import { amount, cents } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'

/** Longest texts, in characters, and longest lists (ours). */
export const givingLimits = { comentario: 500, historia: 4000, motivo: 80, itens: 10, valoresSugeridos: 6 } as const
/** Gifts of a member on a page (ours). */
export const giftsPerPage = { usual: 24, largest: 100 } as const

/** Cents, where a church sets no minimum. A gift is more than its minimum (specification §5). */
export const usualMinimum = 100

/** A purpose that a church asks gifts for. */
export const givingReasonSchema = z.strictObject({
  id,
  nome: text(givingLimits.motivo),
  historia: z.nullable(text(givingLimits.historia)),
  imagem: z.nullable(image),
  /** The goal, where the church sets one; its progress is `listGoalProgress`. */
  meta: z.nullable(z.strictObject({ valor: amount, ate: z.nullable(date) })),
  /** A gift for this reason must exceed this amount (specification §5); null: the church's own. */
  minimo: z.nullable(cents),
  /** May be given to regularly (specification §5). */
  flagRecorrencia: z.boolean(),
})
export type GivingReason = z.infer<typeof givingReasonSchema>

/** Amount given towards the goal of a reason. */
export const goalProgressSchema = z.strictObject({ idMotivo: id, arrecadado: cents })
export type GoalProgress = z.infer<typeof goalProgressSchema>

/** How a church takes gifts. Without methods it takes none online. */
export const givingSettingsSchema = z.strictObject({
  moeda: z.enum(currencies),
  minimo: cents,
  valoresSugeridos: z.array(amount),
  /** Givers may cover the fees. */
  flagTaxas: z.boolean(),
  /** No real money: the church is trying the product out. */
  flagEnsaio: z.boolean(),
  /** Regular gifts by Pix Automático. */
  flagPixAutomatico: z.boolean(),
  metodos: z.array(payableMethodSchema),
  /** Legal name and tax number that the church puts on its receipts; null: not given. */
  recebedor: z.strictObject({ nome: z.nullable(z.string()), documento: z.nullable(z.string()) }),
})
export type GivingSettings = z.infer<typeof givingSettingsSchema>

/**
 * `ABERTA`: waits for its payment. `FALHOU`: its payment failed or expired; another may follow. `CONTESTADA`: the payer's
 * bank disputes it. `ESTORNADA`: given back as a whole.
 */
export const giftStates = ['ABERTA', 'RECEBIDA', 'FALHOU', 'CONTESTADA', 'ESTORNADA'] as const
export type GiftState = (typeof giftStates)[number]

export const giftItemSchema = z.strictObject({ idMotivo: id, nome: z.string(), valor: amount })

/** The reasons of a gift, with cents for each. */
export const giftItems = z.array(z.strictObject({ idMotivo: id, valor: amount })).check(
  z.minLength(1),
  z.maxLength(givingLimits.itens),
  z.refine((items) => new Set(items.map(({ idMotivo }) => idMotivo)).size === items.length, 'Each reason once'),
)

/** A gift as its giver sees it. All amounts in cents. */
export const giftSchema = z.strictObject({
  pedido: z.string(),
  situacao: z.enum(giftStates),
  moeda: z.enum(currencies),
  /** For the reasons: before fees. */
  valor: amount,
  /** Amount that the giver paid; null before that. */
  total: z.nullable(cents),
  estornado: cents,
  itens: z.array(giftItemSchema),
  codigoMetodoPagamento: z.nullable(z.enum(paymentMethodCodes)),
  flagAnonimo: z.boolean(),
  comentario: z.nullable(z.string()),
  /** The recurring gift that it belongs to. */
  idRecorrencia: z.nullable(z.uuid()),
  dataCadastro: instant,
  dataRecebimento: z.nullable(instant),
})
export type Gift = z.infer<typeof giftSchema>
