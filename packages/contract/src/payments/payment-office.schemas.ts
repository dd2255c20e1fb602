import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { date, id, instant } from '../fields.ts'
import { amount, cents } from './payment.schemas.ts'
import { currencies, gatewayNames, paymentStates } from './payment-states.ts'

/** Payments of the treasurer's list on a page (ours). */
export const paymentsPerPage = { usual: 50, largest: 100 } as const

/** A day of the accounts: no time zone takes it out of its century. */
export const accountDay = date.check(
  z.refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'Not within 2000 and 2199'),
)

/** Both days inclusive, in the church's time zone. */
export const periodQuery = { de: z.optional(accountDay), ate: z.optional(accountDay) } as const

/** Filters of a list of payments and of its export. */
export const paymentFilter = {
  ...periodQuery,
  codigoMetodoPagamento: z.optional(z.enum(paymentMethodCodes)),
  situacao: z.optional(z.enum(paymentStates)),
  gateway: z.optional(z.enum(gatewayNames)),
} as const

/** The beginning of an order's code or a payment's reference, or the whole id that the gateway gave it. */
export const paymentSearch = z.string().check(z.trim(), z.minLength(4), z.maxLength(200), z.regex(/^[\w.:-]+$/))

/** A payment as the treasurer sees it: of its payer the name alone. All amounts in cents. */
export const officePaymentSchema = z.strictObject({
  id,
  /** The order's code. */
  pedido: z.string(),
  referencia: z.string(),
  /** The module that placed the order. */
  finalidade: z.string(),
  descricao: z.string(),
  /** Null where the payer has left the church. */
  pagador: z.nullable(z.string()),
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  gateway: z.enum(gatewayNames),
  situacao: z.enum(paymentStates),
  moeda: z.enum(currencies),
  /** Amount that the payer pays. */
  valor: amount,
  /** Amount that remains of it for the church, before refunds. */
  liquido: cents,
  capturado: cents,
  estornado: cents,
  /** When the money came, or before that when the payment was started. */
  momento: instant,
})
export type OfficePayment = z.infer<typeof officePaymentSchema>

const ledgerKinds = [
  'CRIADO',
  'RESPOSTA',
  'RECUSA',
  'SEM_RESPOSTA',
  'LEITURA',
  'CONFIRMACAO',
  'VENCIMENTO',
  'CANCELAMENTO',
  'ESTORNO_PEDIDO',
  'ESTORNO_RECUSADO',
  'ESTORNO_INCERTO',
  'DIVERGENCIA',
] as const

export const officeRefundSchema = z.strictObject({
  id: z.uuid(),
  valor: amount,
  /** `TARDIO`, `DUPLICADO`: planned by the product. `EXTERNO`: made at the gateway itself. */
  motivo: z.enum(['PEDIDO', 'TARDIO', 'DUPLICADO', 'EXTERNO']),
  /** `CONFERIR`: it may have been made; only someone who looks at the gateway can tell. */
  situacao: z.enum(['PENDENTE', 'FEITO', 'RECUSADO', 'CONFERIR']),
  dataCadastro: instant,
  dataResolucao: z.nullable(instant),
})
export type OfficeRefund = z.infer<typeof officeRefundSchema>

/** Acts that are possible on a payment as it stands. */
const possibleSchema = z.strictObject({
  flagConfirmar: z.boolean(),
  flagCancelar: z.boolean(),
  /** The most that can be refunded; 0: nothing. */
  estornavel: cents,
  /** The gateway also refunds a part. */
  flagEstornoParcial: z.boolean(),
})

export const officePaymentDetailSchema = z.strictObject({
  ...officePaymentSchema.shape,
  taxaServico: cents,
  taxaProcessamento: cents,
  juros: cents,
  /** Each instalment. */
  parcelas: z.array(cents),
  bandeira: z.nullable(z.string()),
  ultimosDigitos: z.nullable(z.string()),
  codigoRecusa: z.nullable(z.string()),
  /** The gateway's own id, and its own word for the state. */
  externoId: z.nullable(z.string()),
  situacaoGateway: z.nullable(z.string()),
  expiraEm: z.nullable(instant),
  dataCadastro: instant,
  dataPagamento: z.nullable(instant),
  dataUltimaAlteracao: instant,
  ordem: z.strictObject({
    /** Amount before fees. */
    valor: amount,
    flagTaxas: z.boolean(),
    /** The reference of the module that placed it. */
    referencia: z.string(),
    /** `ENCERRADO`: of a rehearsal that ended when the church went live. */
    situacao: z.enum(['ABERTO', 'PAGO', 'ESTORNADO', 'ENCERRADO']),
    dataCadastro: instant,
  }),
  /** The other attempts to pay the order, the newest first. */
  outrasTentativas: z.array(officePaymentSchema),
  /** Append-only, the oldest first. Amounts are what the line added. */
  lancamentos: z.array(
    z.strictObject({
      tipo: z.enum(ledgerKinds),
      situacao: z.enum(paymentStates),
      capturado: cents,
      estornado: cents,
      detalhe: z.nullable(z.string()),
      momento: instant,
    }),
  ),
  estornos: z.array(officeRefundSchema),
  possivel: possibleSchema,
})
export type OfficePaymentDetail = z.infer<typeof officePaymentDetailSchema>

/** The sums of the payments of a day or a month, of one method, state and currency. In cents. */
export const paymentTotalSchema = z.strictObject({
  /** `YYYY-MM-DD` or `YYYY-MM`, in the church's time zone. */
  periodo: z.string(),
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  situacao: z.enum(paymentStates),
  moeda: z.enum(currencies),
  quantidade: z.int(),
  valor: cents,
  liquido: cents,
  capturado: cents,
  estornado: cents,
  taxas: cents,
})
export type PaymentTotal = z.infer<typeof paymentTotalSchema>
