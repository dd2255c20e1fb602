import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { id, instant } from '../fields.ts'
import { savedCardSchema } from '../payments/card.schemas.ts'
import { payableMethodSchema } from '../payments/payable-method.ts'
import { currencies } from '../payments/payment-states.ts'
import { version } from '../versions.ts'
import {
  planIntervals,
  playPurchaseKinds,
  subscriptionMeans,
  subscriptionOrigins,
  subscriptionStates,
} from './play-values.ts'

/** A plan to choose. All amounts in cents. */
export const playPlanSchema = z.strictObject({
  id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  valor: z.int(),
  moeda: z.enum(currencies),
  intervalo: z.enum(planIntervals),
  diasTeste: z.int(),
  /** The trial begins without a way to pay. */
  flagTesteSemMeio: z.boolean(),
  /** How many devices may play at once. */
  telas: z.int(),
})
export type PlayPlan = z.infer<typeof playPlanSchema>

/** A way to pay for a plan, with the fees of the church's own method; the subscriber pays the price and no fee. */
const quotedMeansSchema = z.strictObject({ meio: z.enum(subscriptionMeans), metodo: payableMethodSchema })

/** Price of a plan for this member, with their coupon. All amounts in cents. */
export const playQuoteSchema = z.strictObject({
  plano: playPlanSchema,
  /** The plan's price without a coupon. */
  valor: z.int(),
  /** Discount of the coupon on each of the first `termosComDesconto` terms. */
  desconto: z.int(),
  termosComDesconto: z.int(),
  /** The first term; 0 where a coupon pays all of it. */
  primeiroValor: z.int(),
  /** Each term after those with a discount. */
  valorSeguinte: z.int(),
  /** 0 for a member who had a trial already. */
  diasTeste: z.int(),
  /** The end of the trial, on whose last day the first term is charged (`term-days.ts`); null: charged at once. */
  primeiraCobranca: z.nullable(instant),
  meios: z.array(quotedMeansSchema),
})
export type PlayQuote = z.infer<typeof playQuoteSchema>

export const playChargeSchema = z.strictObject({
  termo: z.int(),
  situacao: z.enum(['COBRANDO', 'PAGA', 'DESISTIDA', 'ESTORNADA']),
  valor: z.int(),
  /** Order through which the subscription is paid, and its receipt read. */
  pedido: z.nullable(z.string()),
  inicio: instant,
  fim: instant,
  proximaTentativa: z.nullable(instant),
})

/** A subscription as its member sees it. It is active where `status.situacao` is `ativo` (specification §4). */
export const playSubscriptionSchema = z.strictObject({
  id: z.uuid(),
  versao: version,
  status: z.strictObject({ situacao: z.enum(['ativo', 'inativo']) }),
  situacao: z.enum(subscriptionStates),
  origem: z.enum(subscriptionOrigins),
  plano: playPlanSchema,
  /** The plan from the next term on. */
  proximoPlano: z.nullable(playPlanSchema),
  valor: z.int(),
  moeda: z.enum(currencies),
  meio: z.nullable(z.enum(subscriptionMeans)),
  codigoMetodoPagamento: z.nullable(z.enum(paymentMethodCodes)),
  cartao: z.nullable(savedCardSchema),
  inicio: instant,
  /** Access lasts until then; null without an end. */
  termoFim: z.nullable(instant),
  flagRenova: z.boolean(),
  credito: z.int(),
  /** The order that waits for its payment. */
  pedido: z.nullable(z.string()),
  cobrancas: z.array(playChargeSchema),
})
export type PlaySubscription = z.infer<typeof playSubscriptionSchema>

/** A term of a plan that a member pays for another. `codigo` stands in the link that they pass on. */
export const playGiftSchema = z.strictObject({
  id: z.uuid(),
  plano: playPlanSchema,
  valor: z.int(),
  moeda: z.enum(currencies),
  situacao: z.enum(['AGUARDANDO', 'PAGA', 'ACEITA', 'ENCERRADA', 'ESTORNADA']),
  pedido: z.string(),
  /** Null before it is paid. */
  codigo: z.nullable(z.string()),
  dataCadastro: instant,
})
export type PlayGift = z.infer<typeof playGiftSchema>

/** A title that is rented or bought. */
export const playPurchaseSchema = z.strictObject({
  id: z.uuid(),
  conteudo: z.strictObject({ id, titulo: z.string(), imagem: z.nullable(z.string()) }),
  tipo: z.enum(playPurchaseKinds),
  situacao: z.enum(['AGUARDANDO', 'PAGA', 'ENCERRADA', 'ESTORNADA']),
  valor: z.int(),
  moeda: z.enum(currencies),
  pedido: z.string(),
  /** A rented title is open until then. */
  ate: z.nullable(instant),
  dataCadastro: instant,
})
export type PlayPurchase = z.infer<typeof playPurchaseSchema>
