import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { purchaseErrors } from '../errors/payment.errors.ts'
import { flagText, id, idText, reference } from '../fields.ts'
import { ownUuid } from '../versions.ts'
import { cardToken } from './card.schemas.ts'
import { amountText, cents, orderCode, paymentStatusSchema } from './payment.schemas.ts'
import { paymentStates } from './payment-states.ts'

const atHost = { church: 'host', about: 'none' } as const
const ofOrder = z.strictObject({ codigo: orderCode })
const exampleCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const purchaseCodes = Object.keys(purchaseErrors) as (keyof typeof purchaseErrors)[]

/** Served at the path of the specification (§7). NOT_FOUND for another person's order. */
export const getMemberPayment = defineEndpoint({
  id: 'getMemberPayment',
  method: 'GET',
  path: '/usuario/{userId}/pagamento/',
  summary: "The payment of one of the caller's orders",
  access: 'login',
  church: 'host',
  about: { member: 'userId' },
  example: { params: { userId: '1' }, query: { pedido: exampleCode } },
  params: z.strictObject({ userId: idText }),
  query: z.strictObject({ pedido: orderCode }),
  responses: { 200: paymentStatusSchema },
  errors: ['NOT_FOUND'],
})

/** For everyone who has the code: it cannot be guessed, and the answer names no person. */
export const getPayment = defineEndpoint({
  ...atHost,
  id: 'getPayment',
  method: 'GET',
  path: '/pedido/{codigo}/pagamento/',
  summary: 'The payment of an order',
  access: 'public',
  example: { params: { codigo: exampleCode } },
  params: ofOrder,
  responses: { 200: paymentStatusSchema },
  errors: ['NOT_FOUND'],
})

/** Checks a payment after a 3-D Secure challenge or an approval. The gateway decides; the browser only gives a hint. */
export const checkPayment = defineEndpoint({
  ...atHost,
  id: 'checkPayment',
  method: 'POST',
  path: '/pedido/{codigo}/conferencia/',
  summary: 'Asks the gateway how a payment stands',
  access: 'public',
  example: { params: { codigo: exampleCode } },
  params: ofOrder,
  responses: { 200: paymentStatusSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/**
 * Pays an order that another call placed. Idempotent by `chave`. A card is a token of `createCardToken` or, for a member,
 * the id of a saved card. `salvarCartao` saves a new card of a member once the payment is not refused.
 */
export const startPayment = defineEndpoint({
  ...atHost,
  id: 'startPayment',
  method: 'POST',
  path: '/pagamento/',
  summary: 'Starts the payment of an order',
  access: 'public',
  example: {
    body: { pedido: exampleCode, chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', codigoMetodoPagamento: 'PIX' },
  },
  body: z.strictObject({
    pedido: orderCode,
    chave: ownUuid,
    codigoMetodoPagamento: z.enum(paymentMethodCodes),
    tokenCartao: z.optional(cardToken),
    idCartao: z.optional(z.uuid()),
    salvarCartao: z._default(z.boolean(), false),
    parcelas: z._default(z.int().check(z.gte(1), z.lte(21)), 1),
    /** A bank account as the gateway's script in the browser tokenised it (ACH). */
    contaBancaria: z.optional(
      z.strictObject({
        token: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[\w-]+$/)),
        tipo: z.enum(['checking', 'savings']),
      }),
    ),
    /** Facts about the browser that 3-D Secure asks for. */
    navegador: z.optional(
      z.strictObject({
        userAgent: z.string().check(z.maxLength(500), z.regex(/^[ -~]*$/)),
        language: z.string().check(z.maxLength(35), z.regex(/^[\w-]*$/)),
        colorDepth: z.int().check(z.gte(1), z.lte(64)),
        screenHeight: z.int().check(z.gte(0), z.lte(100_000)),
        screenWidth: z.int().check(z.gte(0), z.lte(100_000)),
        timeZoneOffset: z.int().check(z.gte(-900), z.lte(900)),
        javaEnabled: z.boolean(),
      }),
    ),
  }),
  responses: { 200: paymentStatusSchema },
  errors: [
    'NOT_FOUND',
    'ORDER_SETTLED',
    'PAYMENT_IN_PROGRESS',
    'IDEMPOTENCY_KEY_IN_USE',
    'ONLY_IN_BRAZIL',
    'AMOUNT_TOO_LARGE',
    'INVALID_CARD_TOKEN',
    'GATEWAY_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
    ...purchaseCodes,
    /** Codes of the orders of gifts. */
    'GIVING_UNAVAILABLE',
    'REASON_UNAVAILABLE',
    /** Codes of the orders of tickets. */
    'HOLD_EXPIRED',
    'NETWORK_SHARE',
    'TICKET_LIMIT',
    /** Codes of the orders of Play. */
    'PLAY_PLAN_UNAVAILABLE',
    'PLAY_SUBSCRIPTION_ENDED',
    'PLAY_NOT_SOLD',
    'PLAY_ALREADY_OWNED',
  ],
})

/** Only at a church that takes no real money. NOT_FOUND elsewhere, and for a change that is not possible. */
export const rehearsePayment = defineEndpoint({
  ...atHost,
  id: 'rehearsePayment',
  method: 'POST',
  path: '/pagamento/ensaio/',
  summary: 'Changes a payment at the rehearsal gateway, as its payer or bank would',
  access: 'public',
  example: { body: { pedido: exampleCode, situacao: 'paid' } },
  body: z.strictObject({ pedido: orderCode, situacao: z.enum(paymentStates) }),
  responses: { 200: paymentStatusSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** The formula is described at `splitFees`. Without an amount the parts are null. */
export const calculateFees = defineEndpoint({
  ...atHost,
  id: 'calculateFees',
  method: 'GET',
  path: '/pagamento/calcular-taxas',
  summary: 'The fees of a payment method, in cents',
  access: 'public',
  example: { query: { metodoPagamento: 'PIX', valor: '5000' } },
  query: z.strictObject({
    metodoPagamento: z.enum(paymentMethodCodes),
    valor: z.optional(amountText),
    /** The payer covers the fees. */
    flagTaxas: z._default(flagText, false),
  }),
  responses: {
    200: z.strictObject({
      taxaServico: z.nullable(cents),
      taxaProcessamento: z.nullable(cents),
      total: z.nullable(cents),
      /** Amount that remains for the church. */
      liquido: z.nullable(cents),
      /** The rates: basis points (1 = 0.01 %) and cents. */
      servico: z.strictObject({ pontos: z.int(), fixa: cents }),
      processamento: z.strictObject({ pontos: z.int(), fixa: cents }),
    }),
  },
  errors: ['EVT_REG_010', 'EVT_REG_012', 'EVT_REG_013'],
})

/** Interest by the Price table; the remainder of a division is in the last instalment. */
export const calculateInstallments = defineEndpoint({
  id: 'calculateInstallments',
  method: 'GET',
  path: '/igreja/{slug}/calcula-taxas-parcelamento-juros',
  summary: 'The instalments that a church allows for an amount, in cents',
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' }, query: { valor: '50000' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({
    valor: amountText,
    /** The payer pays the interest; without, the church bears it. */
    flagJuros: z._default(flagText, true),
    /** The amount rises by `valorTaxas` before it is divided. */
    flagTaxasAdministrativas: z._default(flagText, false),
    valorTaxas: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.pipe(z.transform(Number), cents))),
    maxParcelas: z.optional(z.pipe(idText, z.int().check(z.lte(21)))),
  }),
  responses: {
    200: z.array(
      z.strictObject({
        parcelas: z.int(),
        valorParcela: cents,
        valorUltimaParcela: cents,
        valorTotal: cents,
        juros: cents,
      }),
    ),
  },
})

/** Where new cards go (specification §9). */
export const getDefaultGateway = defineEndpoint({
  id: 'getDefaultGateway',
  method: 'GET',
  path: '/global-settings/default-payment-gateway',
  summary: 'The gateway of new cards',
  access: 'public',
  church: 'none',
  about: 'none',
  example: {},
  responses: { 200: z.strictObject({ idGatewayPagamento: id }) },
})
