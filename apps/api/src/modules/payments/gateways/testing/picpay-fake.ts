import { toCents, toDecimal } from '../gateway-amounts.ts'
import { picpayGateway } from '../picpay/picpay-gateway.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import { afterHours, brazilianPayer, type GatewayStage, stageTime } from './gateway-stage.ts'

const credentials = { picpayToken: 'picpay-secret-of-a-test', sellerToken: 'seller-secret-of-a-test' }

/** A gateway that speaks the part of PicPay that is used here, and the adapter on it. */
export async function openPicpayStage(): Promise<GatewayStage> {
  const ledger = new FakeLedger()
  const server = await startFakeServer((request) => answerPicpay(ledger, request))
  return {
    ledger,
    server,
    credentials,
    payer: brazilianPayer,
    currency: 'BRL',
    tokenPaths: /(?!)/,
    repeatsAction: false,
    saysOpenAmount: false,
    findsLost: true,
    gateway: picpayGateway(server.origin),
    gatewayAt: (origin) => picpayGateway(origin),
    wrongCredentials: { ...credentials, picpayToken: 'wrong' },
    sources: {
      wallet: {
        method: 'picpay',
        expiresAt: afterHours(1),
        returnUrl: 'https://church.example.org/back',
        cancelUrl: 'https://church.example.org/gone',
      },
    },
    webhooks: (externalId) => [sample(externalId, credentials.sellerToken)],
    forgedWebhooks: (externalId) => ['', 'seller-secret-of-another'].map((token) => sample(externalId, token)),
    ledgerId: (externalId) => externalId,
  }
}

const sample = (referenceId: string, token: string) => ({
  headers: { 'x-seller-token': token },
  body: Buffer.from(JSON.stringify({ referenceId, authorizationId: `auth-${referenceId}` })),
})

const refuse = (field: string): FakeAnswer => ({
  status: 422,
  body: { message: 'Never repeat 8361', errors: [{ field, message: 'Never repeat 8361' }] },
})

function answerPicpay(ledger: FakeLedger, { method, path, headers, json }: FakeRequest): FakeAnswer {
  if (headers['x-picpay-token'] !== credentials.picpayToken) return { status: 401, body: { message: 'Token' } }
  const [, collection, id, call] = path.split('/').map(decodeURIComponent)
  if (collection !== 'payments') return { status: 404 }
  if (id === undefined) return makeOrder(ledger, json)
  const payment = ledger.find(id)
  if (!payment) return { status: 404, body: { message: 'Not found' } }
  if (method === 'GET' && call === 'status') return { status: 200, body: toPicpay(payment) }
  if (call === 'cancellations')
    return ledger.cancel(payment) ? { status: 200, body: { cancellationId: '5b', referenceId: id } } : refuse('status')
  const isRefunded =
    call === 'refunds' &&
    json.authorizationId === `auth-${id}` &&
    ledger.refund(payment, toCents(json.amount) ?? payment.amount, 'refund')
  return isRefunded ? { status: 201, body: { id: '5b', referenceId: id } } : refuse('amount')
}

// biome-ignore lint/suspicious/noExplicitAny: what a request holds
function makeOrder(ledger: FakeLedger, json: any): FakeAnswer {
  const isComplete = json.referenceId && json.callbackUrl && /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(json.buyer?.document)
  const isPhone = /^\+55 \d{2} \d{4,5}-\d{4}$/.test(json.buyer?.phone ?? '+55 11 99887-7665')
  if (!isComplete || !isPhone) return refuse('buyer')
  if (ledger.find(json.referenceId)) return refuse('referenceId')
  const amount = toCents(json.value)
  if (amount === undefined) return refuse('value')
  const { id } = ledger.add({
    id: json.referenceId,
    reference: json.referenceId,
    method: 'picpay',
    amount,
    currency: 'BRL',
    state: 'open',
    madeAt: stageTime,
  })
  const paymentUrl = `https://app.picpay.com/checkout/${id}`
  const qrcode = { content: paymentUrl, base64: 'data:image/png;base64,iVBO' }
  return { status: 200, body: { referenceId: id, paymentUrl, expiresAt: json.expiresAt, qrcode } }
}

function toPicpay(payment: FakePayment): object {
  const { id, amount, state, rawState } = payment
  const refunded = sumRefunds(payment)
  const isPaid = state === 'paid'
  const names = { open: 'created', approved: 'authorized', declined: 'created', canceled: 'expired', paid: 'paid' }
  const value = (cents: number) => Number(toDecimal(cents))
  return {
    referenceId: id,
    status: rawState ?? (refunded === amount ? 'refunded' : names[state]),
    ...(isPaid && {
      authorizationId: `auth-${id}`,
      summary: { authorized: value(amount), paid: value(amount), refunded: value(refunded) },
    }),
  }
}
