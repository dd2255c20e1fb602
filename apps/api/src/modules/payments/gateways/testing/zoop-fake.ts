import { toDecimal } from '../gateway-amounts.ts'
import { zoopGateway } from '../zoop/zoop-gateway.ts'
import { decliningCard } from './card-secrecy-checks.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import { afterHours, brazilianPayer, cardSource, type GatewayStage, stageTime } from './gateway-stage.ts'

const credentials = { apiKey: 'zpk_test_secretKeyOfATest', marketplaceId: 'market-1', sellerId: 'seller-1' }
const root = `/v1/marketplaces/${credentials.marketplaceId}`

/** A gateway that speaks the part of Zoop 1 that is used here, and the adapter on it. */
export async function openZoopStage(): Promise<GatewayStage> {
  const ledger = new FakeLedger()
  const buyers = new Map<string, string>()
  const server = await startFakeServer((request) => answerZoop(ledger, buyers, request))
  return {
    ledger,
    server,
    credentials,
    payer: brazilianPayer,
    currency: 'BRL',
    repeatsAction: true,
    findsLost: true,
    saysOpenAmount: true,
    gateway: zoopGateway(server.origin),
    gatewayAt: (origin) => zoopGateway(origin),
    wrongCredentials: { ...credentials, apiKey: 'zpk_test_wrong' },
    sources: {
      card: cardSource('card-good', 'buyer00000001'),
      'card of a new buyer': cardSource('card-good'),
      instalments: { ...cardSource('card-good', 'buyer00000001'), installments: 6, hasInterest: true },
      pix: { method: 'pix', expiresAt: afterHours(1) },
      boleto: { method: 'boleto', dueDate: '2026-03-05' },
    },
    declined: cardSource('card-declined', 'buyer00000001'),
    tokenPaths: /\/cards\/tokens$/,
    webhooks: (externalId) => {
      const payment = ledger.get(externalId)
      const object = toZoop(payment)
      const events = [
        { id: `event-1-${externalId}`, type: 'transaction.created', resource: 'event', payload: { object } },
        { id: `event-2-${externalId}`, type: 'transaction.succeeded', resource: 'event', payload: object },
        { id: '', type: 'transaction.updated', resource: 'event', payload: object },
      ]
      return events.map((event) => ({ headers: {}, body: Buffer.from(JSON.stringify(event)) }))
    },
    forgedWebhooks: () => [],
    ledgerId: (externalId) => externalId,
  }
}

const refuse = (category: string, status = 400): FakeAnswer => ({
  status,
  body: { error: { status_code: status, type: 'invalid_request_error', category, message: 'Never repeat 8361' } },
})

function answerZoop(ledger: FakeLedger, buyers: Map<string, string>, request: FakeRequest): FakeAnswer {
  const { method, path, headers } = request
  const basic = Buffer.from(`${credentials.apiKey}:`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`) return refuse('authentication_failed', 401)
  if (!path.startsWith(`${root}/`)) return refuse('resource_not_found', 404)
  const [collection, id, call] = path
    .slice(root.length + 1)
    .split('/')
    .map(decodeURIComponent)
  if (collection === 'buyers') return answerBuyers(ledger, buyers, request)
  if (collection === 'cards') return id === 'tokens' ? answerToken(request) : answerCard(request)
  if (collection === 'sellers') return listTransactions(ledger, request)
  if (collection !== 'transactions') return refuse('resource_not_found', 404)
  if (id === undefined) return makeTransaction(ledger, request)
  const payment = ledger.find(id)
  if (!payment) return refuse('resource_not_found', 404)
  if (method === 'POST' && call === 'void') {
    const { amount, on_behalf_of } = request.json
    if (on_behalf_of !== credentials.sellerId || amount !== payment.amount) return refuse('invalid_amount')
    const isOpen = payment.state === 'open'
    if (isOpen ? !ledger.cancel(payment) : !ledger.refund(payment, amount, 'void')) return refuse('void_not_allowed')
  }
  return { status: 200, body: toZoop(payment) }
}

function answerBuyers(ledger: FakeLedger, buyers: Map<string, string>, { method, query, json }: FakeRequest) {
  if (method === 'GET') {
    const id = buyers.get(query.get('taxpayer_id') ?? '')
    return id ? { status: 200, body: { id, resource: 'buyer' } } : refuse('resource_not_found', 404)
  }
  if (!json.email || !json.taxpayer_id || !json.first_name) return refuse('missing_required_param')
  const id = ledger.nextId('buyer')
  buyers.set(json.taxpayer_id, id)
  return { status: 201, body: { id, resource: 'buyer' } }
}

function answerToken({ json }: FakeRequest): FakeAnswer {
  if (!json.security_code || !json.expiration_month) return refuse('invalid_card')
  if (json.card_number === decliningCard.number) return refuse('card_declined', 402)
  return { status: 201, body: { id: 'token-1', resource: 'token', type: 'card' } }
}

function answerCard({ json }: FakeRequest): FakeAnswer {
  if (json.token !== 'token-1' || !json.customer) return refuse('invalid_token')
  return { status: 201, body: { id: 'card-good', resource: 'card', card_brand: 'Visa', last4_digits: '5497' } }
}

function makeTransaction(ledger: FakeLedger, { json }: FakeRequest): FakeAnswer {
  const isCard = json.payment_type === 'credit'
  const amount = isCard ? json.source?.amount : json.amount
  if (json.on_behalf_of !== credentials.sellerId || !json.customer || !Number.isInteger(amount))
    return refuse('missing_required_param')
  if (isCard && json.source.card.id === 'card-declined') return refuse('insufficient_funds', 402)
  const payment = ledger.add({
    id: ledger.nextId('transaction'),
    reference: json.reference_id,
    amount,
    currency: 'BRL',
    madeAt: stageTime,
    method: json.payment_type,
    state: isCard ? 'paid' : 'open',
  })
  return { status: 201, body: toZoop(payment) }
}

/** A page holds two, so that more are asked for; what is older than a week is listed as well. */
function listTransactions(ledger: FakeLedger, { path, query }: FakeRequest): FakeAnswer {
  if (!path.endsWith(`/sellers/${credentials.sellerId}/transactions`)) return refuse('resource_not_found', 404)
  const offset = Number(query.get('offset'))
  const old = { id: 'old', status: 'succeeded', amount: '1.00', created_at: '2020-01-01T00:00:00+00:00' }
  const all = [...ledger.payments.toReversed().map(toZoop), old, { ...old, reference_id: 'never reached' }]
  const items = all.slice(offset, offset + 2)
  return { status: 200, body: { resource: 'list', items, has_more: offset + 2 < all.length, limit: 2, offset } }
}

function toZoop(payment: FakePayment): object {
  const { id, reference, method, amount, state, rawState } = payment
  const isVoided = sumRefunds(payment) > 0
  const names = { open: 'pending', approved: 'pending', declined: 'failed', canceled: 'canceled', paid: 'succeeded' }
  const wasTaken = state === 'paid' && method === 'credit'
  return {
    id,
    resource: 'transaction',
    status: rawState ?? (isVoided ? 'canceled' : names[state]),
    amount: toDecimal(amount),
    original_amount: toDecimal(amount),
    currency: 'BRL',
    payment_type: method,
    reference_id: reference,
    refunded: false,
    voided: isVoided || state === 'canceled',
    captured: true,
    created_at: '2026-03-02T14:59:00+00:00',
    updated_at: '2026-03-02T15:00:00+00:00',
    fees: '0.00',
    payment_method: {
      expiration_date: '2026-03-05T00:00:00+00:00',
      paid_at: state === 'paid' && method !== 'credit' ? '2026-03-02T15:00:00+00:00' : null,
      ...(method === 'pix' && { qr_code: { emv: `000201${id}` } }),
      ...(method === 'boleto' && {
        barcode: '34191090161207885893831339210002784350000021400',
        url: 'https://b.test/1',
      }),
    },
    history: [
      { operation_type: 'created', status: 'succeeded', amount: toDecimal(amount) },
      ...(wasTaken ? [{ operation_type: 'authorization', status: 'succeeded', amount: toDecimal(amount) }] : []),
    ],
  }
}
