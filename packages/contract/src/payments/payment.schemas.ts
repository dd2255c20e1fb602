import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { id, instant } from '../fields.ts'
import { currencies, paymentPageStates, resultKeys } from './payment-states.ts'

/** The largest amount of one order: R$ 10 million. */
export const largestAmount = 1_000_000_000

/** Integer cents. */
export const cents = z.int().check(z.gte(0))
export const amount = z.int().check(z.gte(1), z.lte(largestAmount))

/** Cents in a query. */
export const amountText = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.pipe(z.transform(Number), amount))

/** Public and unguessable: 26 signs of Crockford's base 32. */
export const orderCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))

/** Next step of the payer. */
export const payerActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('redirect'), url: z.string() }),
  z.strictObject({
    kind: z.literal('challenge'),
    url: z.string(),
    form: z.optional(z.record(z.string(), z.string())),
  }),
  z.strictObject({ kind: z.literal('qr'), payload: z.string(), expiresAt: z.string(), url: z.optional(z.string()) }),
  z.strictObject({
    kind: z.literal('boleto'),
    line: z.string(),
    pdfUrl: z.optional(z.string()),
    dueDate: z.string(),
  }),
  z.strictObject({ kind: z.literal('script'), clientSecret: z.string(), publicKey: z.string() }),
  z.strictObject({ kind: z.literal('deposits'), url: z.optional(z.string()) }),
  z.strictObject({
    kind: z.literal('instructions'),
    text: z.string(),
    payload: z.optional(z.string()),
    expiresAt: z.string(),
  }),
])

/** An order and its current payment. All amounts in cents. */
export const paymentStatusSchema = z.strictObject({
  pedido: z.string(),
  /** State that the page shows (specification §4). */
  situacao: z.enum(paymentPageStates),
  /** The module that placed the order. */
  finalidade: z.string(),
  descricao: z.string(),
  moeda: z.enum(currencies),
  /** Amount before fees. */
  valor: cents,
  flagTaxas: z.boolean(),
  dataCadastro: instant,
  /** Null before the first attempt. */
  pagamento: z.nullable(
    z.strictObject({
      /** The answer of the checkout (specification §4). */
      resultado: z.enum(resultKeys),
      codigoMetodoPagamento: z.enum(paymentMethodCodes),
      /** Gateway that takes this payment; null for one without a number. */
      idGatewayPagamento: z.nullable(id),
      /** Amount that the payer pays. */
      total: cents,
      taxaServico: cents,
      taxaProcessamento: cents,
      juros: cents,
      /** Each instalment. */
      parcelas: z.array(cents),
      estornado: cents,
      bandeira: z.nullable(z.string()),
      ultimosDigitos: z.nullable(z.string()),
      codigoRecusa: z.nullable(z.string()),
      acao: z.nullable(payerActionSchema),
      expiraEm: z.nullable(instant),
      /** No real money: the rehearsal gateway plays it. */
      flagEnsaio: z.boolean(),
      dataUltimaAlteracao: instant,
    }),
  ),
})
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
