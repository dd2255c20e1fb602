import { createHmac } from 'node:crypto'
import { stripeGateway } from '../stripe/stripe-gateway.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import { afterHours, brazilianPayer, cardSource, type GatewayStage, stageTime } from './gateway-stage.ts'

const credentials = {
  secretKey: 'sk_test_secretKeyOfATest',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_secretOfATest',
}

/** A gateway that speaks the part of Stripe that is used here, and the adapter on it. */
export async function openStripeStage(): Promise<GatewayStage> {
  const ledger = new FakeLedger()
  const answered = new Map<string, { body: string; answer: FakeAnswer }>()
  const server = await startFakeServer((request) => {
    if (request.headers.authorization !== `Bearer ${credentials.secretKey}`) return error('api_key_invalid', 401)
    if (!request.headers['stripe-version']) return error('version_missing')
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? answered.get(key) : undefined
    if (before) return before.body === request.body ? before.answer : error('idempotency_key_in_use')
    const answer = answerStripe(ledger, request)
    if (typeof key === 'string') answered.set(key, { body: request.body, answer })
    return answer
  })
  return {
    ledger,
    server,
    credentials,
    payer: brazilianPayer,
    currency: 'BRL',
    repeatsAction: true,
    findsLost: true,
    saysOpenAmount: true,
    gateway: stripeGateway(server.origin),
    gatewayAt: (origin) => stripeGateway(origin),
    wrongCredentials: { ...credentials, secretKey: 'sk_test_wrong' },
    sources: {
      card: cardSource('pm_good'),
      'saved card': { ...cardSource('pm_good', 'cus_1'), isOffSession: true },
      'card with a challenge': { ...cardSource('pm_challenge'), returnUrl: 'https://church.example.org/back' },
      pix: { method: 'pix', expiresAt: afterHours(1) },
      boleto: { method: 'boleto', dueDate: '2026-03-05' },
    },
    declined: cardSource('pm_declined'),
    tokenPaths: /(?!)/,
    webhooks: (externalId) =>
      ['payment_intent.processing', 'payment_intent.succeeded', 'charge.updated'].map((type) => {
        const body = writeEvent(type, externalId)
        return { headers: sign(body), body }
      }),
    forgedWebhooks: (externalId) => {
      const body = writeEvent('payment_intent.succeeded', externalId)
      const headers = [
        sign(writeEvent('payment_intent.succeeded', 'pi_other')),
        sign(body, 'whsec_other'),
        sign(body, credentials.webhookSecret, -301),
        sign(body, credentials.webhookSecret, 301),
        { 'stripe-signature': '' },
        { 'stripe-signature': sign(body)['stripe-signature'].replace(/^t=\d+/, `t=${seconds + 1}`) },
        { 'stripe-signature': sign(body)['stripe-signature'].replaceAll('v1=', 'v0=') },
      ]
      return headers.map((each) => ({ headers: each, body }))
    },
    ledgerId: (externalId) => externalId,
  }
}

const seconds = stageTime.getTime() / 1000

function writeEvent(type: string, paymentId: string): Buffer {
  const isCharge = type.startsWith('charge.')
  const object = isCharge ? { id: 'ch_1', object: 'charge', payment_intent: paymentId } : { id: paymentId }
  return Buffer.from(
    JSON.stringify({ id: `evt_${type}_${paymentId}`, type, data: { object: { object: 'payment_intent', ...object } } }),
  )
}

function sign(body: Uint8Array, secret = credentials.webhookSecret, shift = 0) {
  const sentAt = seconds + shift
  const signature = createHmac('sha256', secret).update(`${sentAt}.`).update(body).digest('hex')
  return { 'stripe-signature': `t=${sentAt},v1=${'0'.repeat(64)},v1=${signature}` }
}

const error = (code: string, status = 400, more: object = {}): FakeAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'Never repeat 8361', ...more } },
})

function answerStripe(ledger: FakeLedger, request: FakeRequest): FakeAnswer {
  const { method, path, query, form } = request
  const [, collection, id = '', call] = path.split('/').map(decodeURIComponent)
  if (collection === 'refunds') return answerRefunds(ledger, request)
  if (collection === 'events') return listEvents(ledger, query)
  if (collection === 'customers') return { status: 200, body: { id: 'cus_1' } }
  if (collection === 'setup_intents') return answerSetup(method, id)
  if (collection === 'payment_methods') return { status: 200, body: { id } }
  if (collection !== 'payment_intents') return { status: 404 }
  if (method === 'POST' && id === '') return makePayment(ledger, form)
  if (id === '' || id === 'search') return listPayments(ledger, query)
  const payment = ledger.find(id)
  if (!payment) return error('resource_missing', 404)
  if (call === 'cancel' && !ledger.cancel(payment)) return error('payment_intent_unexpected_state')
  return { status: 200, body: toStripe(payment) }
}

function makePayment(ledger: FakeLedger, form: URLSearchParams): FakeAnswer {
  const method = form.get('payment_method_types[0]') ?? ''
  const token = form.get('payment_method') ?? ''
  const isTyped = form.get('payment_method_data[type]') === method
  if (form.get('confirm') !== 'true' || !form.get('metadata[reference]')) return error('parameter_missing')
  if (!token && !isTyped) return error('parameter_missing')
  if (form.get('off_session') && !form.get('customer')) return error('parameter_missing', 400, { param: 'customer' })
  if (method === 'boleto' && form.get('payment_method_options[boleto][expires_after_days]') !== '3')
    return error('parameter_invalid')
  if (method === 'us_bank_account' && form.get('currency') !== 'usd') return error('parameter_invalid')
  const isPaid = method === 'card' && token === 'pm_good'
  const payment = ledger.add({
    id: ledger.nextId('pi_'),
    reference: form.get('metadata[reference]') ?? '',
    method,
    madeAt: stageTime,
    amount: Number(form.get('amount')),
    currency: (form.get('currency') ?? '').toUpperCase(),
    state: token === 'pm_declined' ? 'declined' : isPaid ? 'paid' : 'open',
    details: { returnUrl: form.get('return_url') ?? '', expand: form.get('expand[0]') ?? '' },
  })
  if (payment.state !== 'declined') return { status: 200, body: toStripe(payment) }
  const failure = { type: 'card_error', decline_code: 'insufficient_funds', payment_intent: toStripe(payment) }
  return error('card_declined', 402, failure)
}

function listPayments(ledger: FakeLedger, query: URLSearchParams): FakeAnswer {
  const [, wanted] = /^metadata\['reference'\]:'(.*)'$/.exec(query.get('query') ?? '') ?? []
  const found = ledger.payments.filter(({ reference }) => wanted === undefined || reference === wanted)
  return { status: 200, body: { object: 'list', has_more: false, data: found.slice(-100).map(toStripe) } }
}

function answerRefunds(ledger: FakeLedger, { method, query, form }: FakeRequest): FakeAnswer {
  const payment = ledger.find(query.get('payment_intent') ?? form.get('payment_intent') ?? '')
  if (!payment) return error('resource_missing', 404)
  if (method === 'POST' && !ledger.refund(payment, Number(form.get('amount')), form.get('metadata[key]') ?? ''))
    return error('charge_already_refunded')
  const data = payment.refunds.map(({ id, key, amount }) => ({ id, amount, status: 'succeeded', metadata: { key } }))
  return { status: 200, body: method === 'POST' ? data.at(-1) : { object: 'list', data } }
}

/** A page holds one event, so that the second page is asked for as well. */
function listEvents(ledger: FakeLedger, query: URLSearchParams): FakeAnswer {
  const type = query.get('type')?.replace('*', 'updated') ?? ''
  const events = ledger.payments.map(({ id }) => JSON.parse(writeEvent(type, id).toString('utf8')))
  const start = events.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const data = events.slice(start, start + 1)
  return { status: 200, body: { object: 'list', has_more: start + 1 < events.length, data } }
}

function answerSetup(method: string, id: string): FakeAnswer {
  if (method === 'POST') return { status: 200, body: { id: 'seti_done', client_secret: 'seti_done_secret_1' } }
  const card = { brand: 'visa', last4: '4242', exp_month: 7, exp_year: 2031 }
  if (id === 'seti_done')
    return { status: 200, body: { status: 'succeeded', customer: 'cus_1', payment_method: { id: 'pm_good', card } } }
  if (id === 'seti_open') return { status: 200, body: { status: 'requires_confirmation', payment_method: null } }
  const last_setup_error = { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }
  return { status: 200, body: { status: 'requires_payment_method', last_setup_error } }
}

const openStates: Readonly<Record<string, string>> = { us_bank_account: 'processing' }

function toStripe(payment: FakePayment): object {
  const { id, reference, amount, currency, state, method, rawState } = payment
  const status = {
    open: openStates[method] ?? 'requires_action',
    approved: 'requires_action',
    paid: 'succeeded',
    canceled: 'canceled',
    declined: 'requires_payment_method',
  }[state]
  return {
    id,
    object: 'payment_intent',
    amount,
    currency: currency.toLowerCase(),
    metadata: { reference },
    status: rawState ?? status,
    client_secret: `${id}_secret`,
    amount_received: state === 'paid' ? amount : 0,
    next_action: state === 'open' ? nextAction(payment) : null,
    last_payment_error: state === 'declined' ? { code: 'card_declined', decline_code: 'insufficient_funds' } : null,
    latest_charge:
      state === 'paid' ? { id: 'ch_1', object: 'charge', amount_refunded: sumRefunds(payment), disputed: false } : null,
  }
}

function nextAction({ id, method, details }: FakePayment): object {
  const expires_at = seconds + 3600
  if (method === 'pix') return { type: 'pix_display_qr_code', pix_display_qr_code: { data: `000201${id}`, expires_at } }
  if (method === 'boleto')
    return {
      type: 'boleto_display_details',
      boleto_display_details: { number: '00190.00009', pdf: 'https://pay.test/1.pdf', expires_at },
    }
  if (details.returnUrl) return { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.test/3ds' } }
  return { type: 'use_stripe_sdk', use_stripe_sdk: {} }
}
