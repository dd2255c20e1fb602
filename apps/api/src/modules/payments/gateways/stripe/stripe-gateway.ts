import * as z from 'zod'
import { createWithin } from '../gateway-abilities.ts'
import { readCredentials } from '../gateway-credentials.ts'
import type { GatewayAbilities, GatewayContext, PaymentGateway, PaymentSnapshot } from '../payment-gateway.ts'
import { deleteStripeCard, finishStripeCard, prepareStripeCard } from './stripe-cards.ts'
import { connectStripe, type Stripe, stripeCredentials, stripeUrl } from './stripe-connection.ts'
import {
  cancelStripePayment,
  createStripePayment,
  findStripePayment,
  readStripePayment,
  refundStripePayment,
} from './stripe-payments.ts'
import { readStripeNotice, stripeEvent, toPaymentId, verifyStripeSignature } from './stripe-webhook.ts'

const abilities: GatewayAbilities = {
  methods: [
    { method: 'card', currencies: ['BRL', 'USD', 'EUR'] },
    { method: 'pix', currencies: ['BRL'], countries: ['BR'] },
    { method: 'boleto', currencies: ['BRL'], countries: ['BR'], payerNeeds: ['documento', 'endereco'] },
    { method: 'ach', currencies: ['USD'], countries: ['US'] },
  ],
  maxInstallments: () => 1,
  canRefundInPart: true,
  hasIdempotencyKey: true,
  webhookProof: 'signature',
  savesCards: true,
  tokenizesInBrowser: true,
}

/**
 * Stripe, by its PaymentIntents. Cards and bank accounts are typed into Stripe's own form in the browser: a token is the
 * id of a payment method. A charge that the church enters at Stripe itself has no reference, and is read all the same.
 */
export function stripeGateway(baseUrl: string = stripeUrl): PaymentGateway {
  const connect = (context: GatewayContext) => connectStripe(context, baseUrl)
  return {
    name: 'stripe',
    abilities,
    prepareCard: async (context, payer) => prepareStripeCard(connect(context), payer),
    finishCard: async (context, card) => finishStripeCard(connect(context), card),
    deleteCard: async (context, card) => deleteStripeCard(connect(context), card),
    describeBankForm: (context) => ({ kind: 'script', publicKey: connect(context).publicKey }),
    create: async (context, payment) =>
      createWithin(abilities, payment, async () => createStripePayment(connect(context), context, payment)),
    // The payer's confirmation is already at Stripe when they come back.
    complete: async (context, externalId) => readStripePayment(connect(context), externalId),
    read: async (context, externalId) => readStripePayment(connect(context), externalId),
    findByReference: async (context, reference) => findStripePayment(connect(context), context.now, reference),
    cancel: async (context, externalId) => cancelStripePayment(connect(context), externalId),
    refund: async (context, externalId, amount, key) => refundStripePayment(connect(context), externalId, amount, key),
    readWebhook: async ({ credentials, now }, headers, body) => {
      const { webhookSecret } = readCredentials(stripeCredentials, credentials)
      verifyStripeSignature(webhookSecret, now, headers['stripe-signature'] ?? '', body)
      return readStripeNotice(body)
    },
    listChanged: (context, since) => listStripeChanges(connect(context), since),
  }
}

const eventList = z.object({ data: z.array(stripeEvent), has_more: z.boolean().catch(false) })

/** Stripe keeps events for 30 days. */
async function* listStripeChanges(stripe: Stripe, since: Date): AsyncIterable<PaymentSnapshot> {
  const seen = new Set<string>()
  for (const types of ['payment_intent.*', 'charge.*']) {
    let after = ''
    for (let hasMore = true; hasMore; ) {
      const filter = `type=${types}&created[gte]=${Math.floor(since.getTime() / 1000)}&limit=100${after}`
      const { data, has_more } = await stripe.read(`/events?${filter}`, eventList)
      for (const id of data.map((event) => toPaymentId(event.data.object))) {
        if (!id || seen.has(id)) continue
        seen.add(id)
        yield await readStripePayment(stripe, id)
      }
      hasMore = has_more && data.length > 0
      after = `&starting_after=${data.at(-1)?.id ?? ''}`
    }
  }
}
