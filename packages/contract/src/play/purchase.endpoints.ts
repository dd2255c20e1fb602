import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, reference } from '../fields.ts'
import { ownUuid } from '../versions.ts'
import { playPurchaseKinds } from './play-values.ts'
import { playGiftSchema, playPlanSchema, playPurchaseSchema, playSubscriptionSchema } from './subscription.schemas.ts'
import { planLinkCode } from './subscription-office.schemas.ts'

/* Titles that are had alone, and terms of a plan that one member pays for another. Paid by `startPayment`. */

const exampleId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const module = 'MOD_ASSINATURA'
const caller = { access: 'login', church: 'host', about: 'caller', module } as const
const mine = { access: 'login', about: { member: 'id' }, module, church: { query: 'igreja' } } as const
const ofMember = {
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
} as const
/** Signed, with the gift's id: it cannot be guessed. */
const giftCode = z.strictObject({ codigo: z.string().check(z.regex(/^[\w-]{40,120}$/)) })
const exampleCode = { params: { codigo: 'x'.repeat(64) } }
const orderErrors = ['EVT_REG_010', 'IDEMPOTENCY_KEY_IN_USE', 'TOO_MANY_REQUESTS', 'NOT_FOUND'] as const

/** Idempotent by `chave`. */
export const buyTitle = defineEndpoint({
  ...caller,
  id: 'buyTitle',
  method: 'POST',
  path: '/plano-assinatura-conteudo/{id}/compra',
  summary: 'Orders a title to rent or to buy',
  example: { params: { id: '1' }, body: { chave: exampleId, tipo: 'ALUGUEL' } },
  params: z.strictObject({ id: idText }),
  body: z.strictObject({ chave: ownUuid, tipo: z.enum(playPurchaseKinds) }),
  responses: { 200: playPurchaseSchema },
  errors: [...orderErrors, 'PLAY_NOT_SOLD', 'PLAY_ALREADY_OWNED'],
})

export const listMyTitles = defineEndpoint({
  ...mine,
  ...ofMember,
  id: 'listMyTitles',
  method: 'GET',
  path: '/usuario/{id}/plano-assinatura-compra/',
  summary: 'Titles that the caller rented or bought, the newest first',
  responses: { 200: z.array(playPurchaseSchema) },
})

/** One term. Idempotent by `chave`. */
export const givePlay = defineEndpoint({
  ...caller,
  id: 'givePlay',
  method: 'POST',
  path: '/plano-assinatura-presente/',
  summary: 'Orders a term of a plan for another member',
  example: { body: { chave: exampleId, idPlano: 1 } },
  body: z.strictObject({ chave: ownUuid, idPlano: id, codigo: z.optional(planLinkCode) }),
  responses: { 200: playGiftSchema },
  errors: [...orderErrors, 'PLAY_PLAN_UNAVAILABLE'],
})

export const listMyPlayGifts = defineEndpoint({
  ...mine,
  ...ofMember,
  id: 'listMyPlayGifts',
  method: 'GET',
  path: '/usuario/{id}/plano-assinatura-presente/',
  summary: 'Terms that the caller paid for others, with their links',
  responses: { 200: z.array(playGiftSchema) },
})

/** Nothing of who gave it. NOT_FOUND for a code that is not signed. */
export const getPlayGift = defineEndpoint({
  ...caller,
  id: 'getPlayGift',
  method: 'GET',
  path: '/plano-assinatura-presente/{codigo}',
  summary: 'What the link of a gift brings',
  example: exampleCode,
  params: giftCode,
  responses: { 200: z.strictObject({ plano: playPlanSchema, flagDisponivel: z.boolean() }) },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** Once; again by the same member it answers the same subscription. */
export const acceptPlayGift = defineEndpoint({
  ...caller,
  id: 'acceptPlayGift',
  method: 'POST',
  path: '/plano-assinatura-presente/{codigo}/aceite',
  summary: 'Begins the term that another member paid',
  example: exampleCode,
  params: giftCode,
  responses: { 200: playSubscriptionSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'PLAY_GIFT_UNAVAILABLE', 'PLAY_ALREADY_SUBSCRIBED'],
})
