import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { amount, cents, orderCode } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { addressFieldsSchema } from '../users/address.schemas.ts'
import { phone } from '../validation/phone.ts'
import { cpfOrCnpj } from '../validation/tax-numbers.ts'
import { email, personName } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import {
  giftItems,
  giftSchema,
  giftsPerPage,
  givingLimits,
  givingReasonSchema,
  givingSettingsSchema,
  goalProgressSchema,
} from './giving.schemas.ts'

const module = 'MOD_DOACAO'
const bySlug = { church: { param: 'slug' }, about: 'none', access: 'public' } as const
const slugParams = z.strictObject({ slug: reference })
const slugExample = { slug: 'videira' }
const ofMember = { access: 'login', church: 'host', about: { member: 'userId' }, module } as const
const memberParams = z.strictObject({ userId: idText })

/** `doacao=true` (specification §7) asks for the reasons of gifts; there are no others yet. */
export const listGivingReasons = defineEndpoint({
  ...bySlug,
  id: 'listGivingReasons',
  method: 'GET',
  path: '/igreja/{slug}/pagamento-motivo/',
  summary: 'What a church asks gifts for, in its order',
  module: { flag: module, whenOff: 'empty' },
  example: { params: slugExample, query: { doacao: 'true' } },
  params: slugParams,
  query: z.strictObject({ doacao: z.optional(z.literal('true')) }),
  responses: { 200: z.array(givingReasonSchema) },
  keep: 'until-content-changes',
})

/** Progress of the reasons with a goal. It changes with each gift, so it is asked for apart from them. */
export const listGoalProgress = defineEndpoint({
  ...bySlug,
  id: 'listGoalProgress',
  method: 'GET',
  path: '/igreja/{slug}/pagamento-motivo/andamento',
  summary: 'How much was given towards the goals, in cents',
  module: { flag: module, whenOff: 'empty' },
  example: { params: slugExample },
  params: slugParams,
  responses: { 200: z.array(goalProgressSchema) },
})

export const getGivingSettings = defineEndpoint({
  ...bySlug,
  id: 'getGivingSettings',
  method: 'GET',
  path: '/igreja/{slug}/doacao-configuracao',
  summary: 'How a church takes gifts: least amount, suggested amounts, methods and their fees',
  module,
  example: { params: slugExample },
  params: slugParams,
  responses: { 200: givingSettingsSchema },
  keep: 'until-content-changes',
})

/**
 * A gift for one or several reasons, as an order that `startPayment` pays. Idempotent by `chave`. A member's data are their
 * own; a visitor gives theirs. EVT_REG_026 where the data lack what the method needs.
 */
export const placeGift = defineEndpoint({
  access: 'public',
  church: 'host',
  about: 'none',
  id: 'placeGift',
  asksCaptcha: true,
  method: 'POST',
  path: '/doacao/',
  summary: 'Places a gift',
  module,
  example: {
    body: {
      chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
      itens: [{ idMotivo: 1, valor: 5000 }],
      codigoMetodoPagamento: 'PIX',
      doador: { nome: 'Ana Souza', email: 'ana@example.org' },
    },
  },
  body: z.strictObject({
    chave: ownUuid,
    itens: giftItems,
    codigoMetodoPagamento: z.enum(paymentMethodCodes),
    flagTaxas: z._default(z.boolean(), false),
    /** Hidden in every list but the treasurer's. */
    flagAnonimo: z._default(z.boolean(), false),
    comentario: z._default(z.nullable(text(givingLimits.comentario)), null),
    /** Language of a visitor's mails; a member gets theirs in the language of the account. */
    idioma: z.optional(z.enum(locales)),
    /** Data of a visitor; a member's own are used instead. */
    doador: z.optional(
      z.strictObject({
        nome: personName(120),
        email,
        documento: z._default(z.nullable(cpfOrCnpj), null),
        telefone: z._default(z.nullable(phone), null),
        endereco: z._default(z.nullable(addressFieldsSchema), null),
        /** ISO 3166-1, two letters; that of the address, where there is one. */
        pais: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
      }),
    ),
  }),
  responses: { 200: z.strictObject({ pedido: orderCode, moeda: z.enum(currencies), valor: amount, total: amount }) },
  errors: [
    'GIVING_UNAVAILABLE',
    'REASON_UNAVAILABLE',
    'GIFT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'EVT_REG_010',
    'EVT_REG_012',
    'EVT_REG_013',
    'EVT_REG_026',
    'ONLY_IN_BRAZIL',
    'IDEMPOTENCY_KEY_IN_USE',
    'TOO_MANY_REQUESTS',
  ],
})

/** Every attempt stays listed, also what was not received. */
export const listMyGifts = defineEndpoint({
  ...ofMember,
  id: 'listMyGifts',
  method: 'GET',
  path: '/usuario/{userId}/doacao/',
  summary: "The caller's gifts, newest first",
  example: { params: { userId: '1' } },
  params: memberParams,
  query: z.strictObject({
    /** Year of the day of the gift, in the church's time zone. */
    ano: z.optional(z.pipe(idText, z.int().check(z.gte(2000), z.lte(2200)))),
    ...pageQuery(giftsPerPage.usual, giftsPerPage.largest),
  }),
  responses: { 200: pageSchema(giftSchema) },
})

/** Sums received less what was given back, in each currency. */
export const summarizeMyGifts = defineEndpoint({
  ...ofMember,
  id: 'summarizeMyGifts',
  method: 'GET',
  path: '/usuario/{userId}/doacao/resumo',
  summary: "The sums of the caller's gifts by year, the newest first",
  example: { params: { userId: '1' } },
  params: memberParams,
  responses: {
    200: z.array(z.strictObject({ ano: z.int(), moeda: z.enum(currencies), valor: cents, quantidade: z.int() })),
  },
})
