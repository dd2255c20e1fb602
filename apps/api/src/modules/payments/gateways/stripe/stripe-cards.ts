import * as z from 'zod'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import type { BrowserCard, CardForm, Payer, TokenizedCard } from '../payment-gateway.ts'
import { stripeFailure, stripeObject } from './stripe-answers.ts'
import type { Stripe } from './stripe-connection.ts'

const setup = z.object({ id: z.string(), client_secret: z.string() })

const finishedSetup = z.object({
  status: z.string(),
  customer: z.string().nullish(),
  last_setup_error: stripeFailure.nullish(),
  payment_method: z
    .object({
      id: z.string(),
      card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }),
    })
    .nullish(),
})

/** Lets the payer's browser save a card at Stripe, for charges without its holder later on. */
export async function prepareStripeCard(stripe: Stripe, { name, email }: Payer): Promise<CardForm> {
  const customer = await stripe.send({ method: 'POST', path: '/customers', form: { name, email } }, stripeObject)
  const form = { customer: customer.id, usage: 'off_session', 'payment_method_types[0]': 'card' }
  const made = await stripe.send({ method: 'POST', path: '/setup_intents', form }, setup)
  return { kind: 'script', reference: made.id, clientSecret: made.client_secret, publicKey: stripe.publicKey }
}

export async function finishStripeCard(stripe: Stripe, { reference }: BrowserCard): Promise<TokenizedCard> {
  const path = `/setup_intents/${encodeURIComponent(reference)}?expand[]=payment_method`
  const { status, customer, last_setup_error: failure, payment_method: method } = await stripe.read(path, finishedSetup)
  if (failure && status === 'requires_payment_method') throw new PaymentDeclined(failure.decline_code ?? failure.code)
  if (status !== 'succeeded' || !method) throw new InvalidGatewayRequest('card_not_confirmed', 'reference')
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return { token: method.id, last4, brand, expMonth, expYear, ...(customer && { customer }) }
}

export async function deleteStripeCard(stripe: Stripe, { token }: TokenizedCard): Promise<void> {
  const path = `/payment_methods/${encodeURIComponent(token)}/detach`
  await stripe.send({ method: 'POST', path, form: {} }, stripeObject)
}
