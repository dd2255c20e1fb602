import { dayMs } from '@narthex/contract/durations'
import { afterPayment, type FormFields, ignoreRefusal } from '../gateway-connection.ts'
import { InvalidGatewayRequest } from '../gateway-failures.ts'
import { requireDocument, toBrazilianDay } from '../gateway-payers.ts'
import type { GatewayContext, NewPayment, Payer, PaymentSnapshot } from '../payment-gateway.ts'
import { stripeObject, stripePayment, stripePaymentList, stripeRefundList, toStripeSnapshot } from './stripe-answers.ts'
import type { Stripe } from './stripe-connection.ts'

const expandCharge = 'expand[]=latest_charge'
const expandListedCharge = 'expand[]=data.latest_charge'

export async function createStripePayment(
  stripe: Stripe,
  { now }: GatewayContext,
  payment: NewPayment,
): Promise<PaymentSnapshot> {
  const { reference, money, description } = payment
  const form: FormFields = {
    amount: money.amount,
    currency: money.currency.toLowerCase(),
    description,
    confirm: true,
    'metadata[reference]': reference,
    'expand[0]': 'latest_charge',
    ...describeSource(payment, now),
  }
  const headers = { 'idempotency-key': `payment-${reference}` }
  const request = { method: 'POST', path: '/payment_intents', form, headers, movesMoney: true } as const
  return toStripeSnapshot(await stripe.send(request, stripePayment), stripe.publicKey)
}

function describeSource({ source, payer }: NewPayment, now: Date): FormFields {
  switch (source.method) {
    case 'card':
      return {
        'payment_method_types[0]': 'card',
        payment_method: source.token,
        customer: source.customer,
        // Without its holder a card is charged at once or not at all.
        ...(source.isOffSession
          ? { off_session: true }
          : { return_url: source.returnUrl, 'payment_method_options[card][request_three_d_secure]': 'automatic' }),
      }
    case 'pix':
      return {
        'payment_method_types[0]': 'pix',
        'payment_method_data[type]': 'pix',
        ...describePayer(payer),
        'payment_method_options[pix][expires_at]': Math.floor(source.expiresAt.getTime() / 1000),
      }
    case 'boleto': {
      const today = Date.parse(toBrazilianDay(now))
      return {
        'payment_method_types[0]': 'boleto',
        'payment_method_data[type]': 'boleto',
        ...describePayer(payer),
        'payment_method_data[boleto][tax_id]': requireDocument(payer),
        'payment_method_options[boleto][expires_after_days]': (Date.parse(source.dueDate) - today) / dayMs,
      }
    }
    case 'ach':
      return {
        'payment_method_types[0]': 'us_bank_account',
        payment_method: source.token,
        'payment_method_options[us_bank_account][verification_method]': 'automatic',
        'mandate_data[customer_acceptance][type]': 'online',
        'mandate_data[customer_acceptance][accepted_at]': Math.floor(source.mandateAcceptedAt.getTime() / 1000),
        'mandate_data[customer_acceptance][online][ip_address]': source.remoteIp,
        'mandate_data[customer_acceptance][online][user_agent]': source.userAgent ?? 'unknown',
      }
    default:
      throw new InvalidGatewayRequest('unsupported_method', 'method')
  }
}

function describePayer({ name, email, address }: Payer): FormFields {
  const details = 'payment_method_data[billing_details]'
  return {
    [`${details}[name]`]: name,
    [`${details}[email]`]: email,
    ...(address && {
      [`${details}[address][line1]`]: `${address.street}, ${address.number}`,
      [`${details}[address][city]`]: address.city,
      [`${details}[address][state]`]: address.state,
      [`${details}[address][postal_code]`]: address.zip,
      [`${details}[address][country]`]: address.country,
    }),
  }
}

const paymentPath = (id: string) => `/payment_intents/${encodeURIComponent(id)}`

export async function readStripePayment(stripe: Stripe, externalId: string): Promise<PaymentSnapshot> {
  const payment = await stripe.read(`${paymentPath(externalId)}?${expandCharge}`, stripePayment)
  return toStripeSnapshot(payment, stripe.publicKey)
}

/**
 * The newest payments are looked through first: the search index is up to a minute behind. Where both find nothing, a
 * repeated request is still answered as the first, by its idempotency key.
 */
export async function findStripePayment(stripe: Stripe, now: Date, reference: string): Promise<PaymentSnapshot | null> {
  const since = Math.floor((now.getTime() - 2 * dayMs) / 1000)
  const newest = `/payment_intents?limit=100&created[gte]=${since}&${expandListedCharge}`
  const query = encodeURIComponent(`metadata['reference']:'${reference.replace(/['\\]/g, '\\$&')}'`)
  for (const path of [newest, `/payment_intents/search?query=${query}&${expandListedCharge}`]) {
    const { data } = await stripe.read(path, stripePaymentList)
    const found = data.find(({ metadata }) => metadata?.reference === reference)
    if (found) return toStripeSnapshot(found, stripe.publicKey)
  }
  return null
}

/** Cancels what is not paid yet; the answer is how the payment stands then. */
export async function cancelStripePayment(stripe: Stripe, externalId: string): Promise<PaymentSnapshot> {
  const path = `${paymentPath(externalId)}/cancel`
  await ignoreRefusal(stripe.send({ method: 'POST', path, form: {}, movesMoney: true }, stripeObject))
  return afterPayment(() => readStripePayment(stripe, externalId))
}

/** Stripe forgets a key after a day: the refund carries it as well, and is looked for first. */
export async function refundStripePayment(
  stripe: Stripe,
  externalId: string,
  amount: number,
  key: string,
): Promise<PaymentSnapshot> {
  const made = await stripe.read(
    `/refunds?payment_intent=${encodeURIComponent(externalId)}&limit=100`,
    stripeRefundList,
  )
  if (!made.data.some(({ metadata, status }) => metadata?.key === key && status !== 'failed')) {
    const form = { payment_intent: externalId, amount, 'metadata[key]': key }
    const headers = { 'idempotency-key': `refund-${key}` }
    await stripe.send({ method: 'POST', path: '/refunds', form, headers, movesMoney: true }, stripeObject)
  }
  return afterPayment(() => readStripePayment(stripe, externalId))
}
