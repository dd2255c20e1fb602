import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, reference } from '../fields.ts'
import { cardToken } from '../payments/card.schemas.ts'
import { ownUuid, version } from '../versions.ts'
import { subscriptionMeans } from './play-values.ts'
import { playPlanSchema, playQuoteSchema, playSubscriptionSchema } from './subscription.schemas.ts'
import { planLinkCode, playCouponCode } from './subscription-office.schemas.ts'

/*
 * A member's subscription. The order of a term is paid by `startPayment`, as every order: `pedido` names the one that waits.
 */

const exampleId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const module = 'MOD_ASSINATURA'
const caller = { access: 'login', church: 'host', about: 'caller', module } as const
const byId = {
  access: 'login',
  church: 'host',
  module,
  about: { playSubscription: 'id', of: 'author' },
  params: z.strictObject({ id: z.uuid() }),
} as const
const example = { params: { id: exampleId } }
/** A card that is saved already, or the token of a new one, which is saved. */
const card = { idCartao: z.optional(z.uuid()), tokenCartao: z.optional(cardToken) } as const
const means = z.enum(subscriptionMeans)
const choice = { idPlano: id, codigo: z.optional(planLinkCode) } as const
const planErrors = ['PLAY_PLAN_UNAVAILABLE', 'COUPON_UNAVAILABLE', 'EVT_REG_010', 'TOO_MANY_REQUESTS'] as const
const payingErrors = [
  'EVT_REG_026',
  'ONLY_IN_BRAZIL',
  'AMOUNT_TOO_LARGE',
  'INVALID_CARD_TOKEN',
  'GATEWAY_UNAVAILABLE',
  'LIMIT_REACHED',
  'IDEMPOTENCY_KEY_IN_USE',
  'PLAY_CHARGE_IN_PROGRESS',
] as const
const changeErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PLAY_SUBSCRIPTION_ENDED', 'PLAY_NOT_CHANGEABLE'] as const
const anyOwn = { 200: playSubscriptionSchema } as const

/** A hidden plan is shown to who has its link: its code. */
export const listPlayPlans = defineEndpoint({
  access: 'public',
  about: 'none',
  module,
  church: { param: 'slug' },
  id: 'listPlayPlans',
  method: 'GET',
  path: '/igreja/{slug}/plano-assinatura/',
  summary: 'The plans of Play',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({ codigo: z.optional(planLinkCode) }),
  responses: { 200: z.array(playPlanSchema) },
})

export const quotePlayPlan = defineEndpoint({
  ...caller,
  id: 'quotePlayPlan',
  method: 'GET',
  path: '/plano-assinatura/{idPlano}/cotacao',
  summary: 'What a plan costs the caller, with a coupon, and how it can be paid',
  example: { params: { idPlano: '1' }, query: { cupom: 'BEMVINDO' } },
  params: z.strictObject({ idPlano: idText }),
  query: z.strictObject({ codigo: z.optional(planLinkCode), cupom: z.optional(playCouponCode) }),
  responses: { 200: playQuoteSchema },
  errors: planErrors,
})

/**
 * Idempotent by `chave`. `pedido` of the answer is then paid by `startPayment`; it is null where a trial begins, or a coupon
 * pays all. Without `meio` only where the plan's trial takes none. A subscription that still waits for its first payment is
 * replaced.
 */
export const subscribeToPlay = defineEndpoint({
  ...caller,
  id: 'subscribeToPlay',
  method: 'POST',
  path: '/usuario-plano-assinatura/',
  summary: 'Subscribes the caller to a plan of Play',
  example: { body: { chave: exampleId, idPlano: 1, meio: 'PIX' } },
  body: z.strictObject({
    chave: ownUuid,
    ...choice,
    cupom: z.optional(playCouponCode),
    meio: z.optional(means),
    ...card,
  }),
  responses: anyOwn,
  errors: [...planErrors, ...payingErrors, 'NOT_FOUND', 'PLAY_ALREADY_SUBSCRIBED'],
})

/** The active ones first, then the newest. */
export const listMyPlaySubscriptions = defineEndpoint({
  access: 'login',
  about: { member: 'id' },
  module,
  church: { query: 'igreja' },
  id: 'listMyPlaySubscriptions',
  method: 'GET',
  path: '/usuario/{id}/usuario-plano-assinatura/',
  summary: "The caller's subscriptions of Play",
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  responses: { 200: z.array(playSubscriptionSchema) },
})

/**
 * A plan that costs more a day begins at once: what is left of the term is taken off its first term, whose `pedido` waits
 * for its payment (null where nothing is left to pay). A cheaper one begins with the next term.
 */
export const changePlayPlan = defineEndpoint({
  ...byId,
  id: 'changePlayPlan',
  method: 'PUT',
  path: '/usuario-plano-assinatura/{id}/plano',
  summary: 'Changes the plan of a subscription',
  example: { ...example, body: { versao: 1, idPlano: 2 } },
  body: z.strictObject({ versao: version, ...choice }),
  responses: anyOwn,
  errors: [...changeErrors, ...planErrors, ...payingErrors],
})

/** The first charge with it is that of the next term; of a subscription whose renewal failed, at once. */
export const changePlayMeans = defineEndpoint({
  ...byId,
  id: 'changePlayMeans',
  method: 'PUT',
  path: '/usuario-plano-assinatura/{id}/meio',
  summary: 'Pays a subscription by another card, or in another way',
  example: { ...example, body: { versao: 1, meio: 'CARTAO', idCartao: exampleId } },
  body: z.strictObject({ versao: version, meio: means, ...card }),
  responses: anyOwn,
  errors: [...changeErrors, ...payingErrors, 'EVT_REG_010', 'PLAY_PLAN_UNAVAILABLE'],
})

/** The rest of the term is kept for when it goes on. */
export const pausePlay = defineEndpoint({
  ...byId,
  id: 'pausePlay',
  method: 'POST',
  path: '/usuario-plano-assinatura/{id}/pausa',
  summary: 'Pauses a subscription, or resumes it',
  example: { ...example, body: { versao: 1, flagPausar: true } },
  body: z.strictObject({ versao: version, flagPausar: z.boolean() }),
  responses: anyOwn,
  errors: [...changeErrors, 'PLAY_CHARGE_IN_PROGRESS'],
})

/** Cancels a subscription, which stays valid until its term ends. `false` undoes the cancellation until then. */
export const cancelPlay = defineEndpoint({
  ...byId,
  id: 'cancelPlay',
  method: 'POST',
  path: '/usuario-plano-assinatura/{id}/cancelamento',
  summary: 'Cancels a subscription at the end of its term, or takes that back',
  example: { ...example, body: { versao: 1, flagCancelar: true } },
  body: z.strictObject({ versao: version, flagCancelar: z.boolean() }),
  responses: anyOwn,
  errors: [...changeErrors, 'PLAY_ALREADY_SUBSCRIBED'],
})
