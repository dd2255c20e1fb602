import { createHash } from 'node:crypto'
import { toCents, toDecimal } from '../gateway-amounts.ts'
import { paypalGateway } from '../paypal/paypal-gateway.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import { afterHours, brazilianPayer, type GatewayStage, stageTime } from './gateway-stage.ts'
import { type PaypalCall, paypalDescription, paypalRefusal } from './paypal-description.ts'

const credentials = {
  clientId: 'client-of-a-test-1',
  clientSecret: 'secret-of-a-test-1',
  webhookId: 'WH1TEST',
  environment: 'sandbox',
}

/** Requests that the fake refused as contrary to PayPal's description; tests expect none. */
export interface PaypalStage extends GatewayStage {
  readonly violations: readonly string[]
}

/** A gateway that speaks the part of PayPal that is used here, and the adapter on it. */
export async function openPaypalStage(): Promise<PaypalStage> {
  const ledger = new FakeLedger()
  const answered = new Map<string, FakeAnswer>()
  const violations: string[] = []
  const server = await startFakeServer((request) => {
    const { path, headers, form } = request
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')
      const isKnown = headers.authorization === `Basic ${basic}` && form.get('grant_type') === 'client_credentials'
      return isKnown ? { status: 200, body: { access_token: 'A21-token', expires_in: 31_668 } } : { status: 401 }
    }
    if (headers.authorization !== 'Bearer A21-token') return { status: 401 }
    const id = headers['paypal-request-id']
    const before = typeof id === 'string' ? answered.get(id) : undefined
    if (before) return before
    const call = findCall(request)
    if (!call) return { status: 404 }
    const answer = holdToDescription(call.name, request, violations, () => call.run(ledger, request))
    if (typeof id === 'string') answered.set(id, answer)
    return answer
  })
  const wallet = { returnUrl: 'https://church.example.org/back', cancelUrl: 'https://church.example.org/gone' }
  const source = { method: 'paypal' as const, expiresAt: afterHours(3), ...wallet }
  return {
    ledger,
    server,
    credentials,
    violations,
    payer: brazilianPayer,
    currency: 'USD',
    repeatsAction: true,
    saysOpenAmount: true,
    findsLost: false,
    tokenPaths: /(?!)/,
    gateway: paypalGateway(() => server.origin),
    gatewayAt: (origin) => paypalGateway(() => origin),
    wrongCredentials: { ...credentials, clientSecret: 'wrong' },
    sources: {
      wallet: source,
      'wallet to be saved': { ...source, isToBeSaved: true },
      'saved wallet': { ...source, token: 'vault-good' },
    },
    declined: { ...source, token: 'vault-declined' },
    webhooks: (externalId) => listEvents(ledger.get(externalId)).map((event) => sign(event)),
    forgedWebhooks: (externalId) => {
      const [event] = listEvents(ledger.get(externalId))
      const genuine = sign(event ?? {})
      const changed = sign({ ...event, id: 'WH-other' })
      return [
        { ...genuine, body: changed.body },
        { ...genuine, headers: { ...genuine.headers, 'paypal-transmission-sig': 'forged' } },
        { ...genuine, headers: { ...genuine.headers, 'paypal-cert-url': 'https://paypal.com.example.org/cert' } },
        { ...genuine, headers: { ...genuine.headers, 'paypal-cert-url': 'http://api.paypal.com/cert' } },
        // The same event, written in another way.
        { ...genuine, body: Buffer.from(JSON.stringify(event, null, 1)) },
      ]
    },
    ledgerId: (externalId) => externalId,
  }
}

interface Call {
  readonly name: PaypalCall
  run(ledger: FakeLedger, request: FakeRequest): FakeAnswer
}

const orders = '/v2/checkout/orders'

function findCall({ method, path }: FakeRequest): Call | undefined {
  const id = decodeURIComponent(path.split('/')[4] ?? '')
  if (method === 'DELETE' && /^\/v3\/vault\/payment-tokens\/[^/]+$/.test(path))
    return { name: 'delete token', run: () => ({ status: 204 }) }
  if (method === 'POST' && path === orders) return { name: 'create order', run: createOrder }
  if (method === 'GET' && path.startsWith(`${orders}/`))
    return { name: 'read order', run: (ledger) => showOrder(ledger.find(id)) }
  if (method === 'POST' && path.endsWith('/capture'))
    return { name: 'capture order', run: (ledger) => captureOrder(ledger.find(id)) }
  if (method === 'GET' && path.startsWith('/v2/payments/captures/'))
    return { name: 'read capture', run: (ledger) => showCapture(ledger.find(id.slice(3))) }
  if (method === 'POST' && path.endsWith('/refund'))
    return { name: 'refund capture', run: (ledger, request) => refundCapture(ledger, id.slice(3), request) }
  if (path === '/v1/notifications/verify-webhook-signature') return { name: 'verify webhook', run: verifyWebhook }
  if (path === '/v1/notifications/webhooks-events') return { name: 'list events', run: showEvents }
  return undefined
}

function holdToDescription(
  name: PaypalCall,
  { json }: FakeRequest,
  violations: string[],
  run: () => FakeAnswer,
): FakeAnswer {
  const { request, answer } = paypalDescription[name]
  const asked = request.safeParse(json)
  if (!asked.success) {
    violations.push(`${name}: ${asked.error.message}`)
    return refuse('INVALID_REQUEST', 400)
  }
  const made = run()
  const schema = made.status >= 400 ? paypalRefusal : answer
  const parsed = schema.safeParse(made.body)
  if (!parsed.success && made.status !== 404) violations.push(`${name} answer: ${parsed.error.message}`)
  return made
}

const refuse = (issue: string, status = 422): FakeAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: 'Never repeat 8361', details: [{ issue }] },
})

function createOrder(ledger: FakeLedger, { json }: FakeRequest): FakeAnswer {
  const [unit] = json.purchase_units
  const { vault_id: token, attributes } = json.payment_source.paypal
  if (token === 'vault-declined') return refuse('INSTRUMENT_DECLINED')
  const payment = ledger.add({
    id: ledger.nextId('5O190127TN'),
    reference: unit.invoice_id,
    method: 'paypal',
    madeAt: stageTime,
    amount: toCents(unit.amount.value) ?? 0,
    currency: unit.amount.currency_code,
    state: token ? 'paid' : 'open',
    details: { description: unit.description, vault: attributes ? 'yes' : '' },
  })
  return { status: 201, body: toOrder(payment) }
}

const showOrder = (payment: FakePayment | undefined): FakeAnswer =>
  payment ? { status: 200, body: toOrder(payment) } : { status: 404 }

function captureOrder(payment: FakePayment | undefined): FakeAnswer {
  if (!payment) return { status: 404 }
  if (payment.rawState === 'BUSY') return refuse('ORDER_COMPLETION_IN_PROGRESS')
  if (payment.rawState === 'RACED') {
    payment.state = 'paid'
    delete payment.rawState
  }
  if (payment.state === 'paid') return refuse('ORDER_ALREADY_CAPTURED')
  if (payment.state !== 'approved') return refuse('ORDER_NOT_APPROVED')
  payment.state = 'paid'
  return { status: 201, body: toOrder(payment) }
}

function showCapture(payment: FakePayment | undefined): FakeAnswer {
  if (payment?.state !== 'paid') return { status: 404 }
  return { status: 200, body: { ...toCapture(payment), supplementary_data: { related_ids: { order_id: payment.id } } } }
}

function refundCapture(ledger: FakeLedger, id: string, { json }: FakeRequest): FakeAnswer {
  const payment = ledger.find(id)
  if (!payment) return { status: 404 }
  if (!ledger.refund(payment, toCents(json.amount.value) ?? 0, json.custom_id)) return refuse('CAPTURE_FULLY_REFUNDED')
  return { status: 201, body: toRefunds(payment).at(-1) }
}

function verifyWebhook(_ledger: FakeLedger, { json, body }: FakeRequest): FakeAnswer {
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const isGenuine = json.transmission_sig === digest(event) && json.webhook_id === credentials.webhookId
  return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } }
}

/** A page holds two events, so that the next page is asked for as well. */
function showEvents(ledger: FakeLedger, { query }: FakeRequest): FakeAnswer {
  if (!query.get('start_time') || !query.get('end_time')) return refuse('MISSING_PERIOD', 400)
  const all = ledger.payments.flatMap(listEvents)
  const start = Number(query.get('start') ?? 0)
  const events = all.slice(start, start + 2)
  query.set('start', String(start + 2))
  const href = `https://api-m.sandbox.paypal.com/v1/notifications/webhooks-events?${query}`
  const links = start + 2 < all.length ? [{ rel: 'next', href, method: 'GET' }] : []
  return { status: 200, body: { events, count: events.length, links } }
}

function listEvents(payment: FakePayment): object[] {
  const { id, reference, state } = payment
  const related = { supplementary_data: { related_ids: { order_id: id } } }
  const order = { id, purchase_units: [{ invoice_id: reference }] }
  const up = { rel: 'up', href: `https://api-m.sandbox.paypal.com/v2/payments/captures/3C6${id}`, method: 'GET' }
  if (state !== 'approved' && state !== 'paid') return []
  return [
    { id: `WH-1-${id}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: order },
    ...(state === 'paid'
      ? [
          {
            id: `WH-2-${id}`,
            event_type: 'PAYMENT.CAPTURE.COMPLETED',
            resource: { ...toCapture(payment), ...related },
          },
          { id: `WH-3-${id}`, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'refund', links: [up] } },
        ]
      : []),
  ]
}

const digest = (text: string) => `s${createHash('sha256').update(text).digest('hex')}`

function sign(event: object) {
  // As PayPal may write it: a second reading and writing would give another text.
  const body = Buffer.from(JSON.stringify(event).replaceAll('"resource"', ' "resource"'))
  const headers = {
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': stageTime.toISOString(),
    'paypal-transmission-sig': digest(body.toString('utf8')),
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-auth-algo': 'SHA256withRSA',
  }
  return { headers, body }
}

function toOrder(payment: FakePayment): object {
  const { id, reference, amount, currency, state, details } = payment
  const isPaid = state === 'paid'
  const status = isPaid ? 'COMPLETED' : state === 'approved' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
  const vault = { vault: { id: 'vault-good', status: 'VAULTED' } }
  const approval = {
    rel: 'payer-action',
    href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
    method: 'GET',
  }
  return {
    id,
    intent: 'CAPTURE',
    status,
    payment_source: { paypal: isPaid && details.vault ? { attributes: vault } : {} },
    purchase_units: [
      {
        reference_id: reference,
        invoice_id: reference,
        description: details.description,
        amount: { currency_code: currency, value: toDecimal(amount) },
        ...(isPaid && { payments: { captures: [toCapture(payment)], refunds: toRefunds(payment) } }),
      },
    ],
    links: state === 'open' ? [approval] : [],
  }
}

function toCapture(payment: FakePayment): object {
  const { id, reference, amount, currency, rawState } = payment
  const returned = sumRefunds(payment)
  const usual = returned === 0 ? 'COMPLETED' : returned < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  const money = { currency_code: currency, value: toDecimal(amount) }
  return { id: `3C6${id}`, status: rawState?.split(' ')[0] ?? usual, amount: money, invoice_id: reference }
}

const toRefunds = ({ refunds, currency }: FakePayment) =>
  refunds.map(({ id, amount, key }) => ({
    id,
    status: 'COMPLETED',
    custom_id: key,
    amount: { currency_code: currency, value: toDecimal(amount) },
  }))
