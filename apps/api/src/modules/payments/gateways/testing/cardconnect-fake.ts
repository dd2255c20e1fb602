import { cardconnectGateway } from '../cardconnect/cardconnect-gateway.ts'
import { toCents, toDecimal } from '../gateway-amounts.ts'
import type { Payer } from '../payment-gateway.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import { cardSource, type GatewayStage, stageTime } from './gateway-stage.ts'

const credentials = {
  site: 'fts-uat',
  username: 'user-of-a-test',
  password: 'password-of-a-test',
  merchantId: '496160873888',
}

const payer: Payer = {
  name: 'Ann Smith',
  email: 'ann@example.org',
  phone: '+18025551234',
  address: {
    zip: '05401',
    street: 'Church Street',
    number: '1',
    city: 'Burlington',
    state: 'VT',
    country: 'US',
  },
}

export interface CardconnectStage extends GatewayStage {
  /** Ends the day: what was queued is settled, and can no longer be voided. */
  settle(): void
}

/** A gateway that speaks the part of CardConnect that is used here, and the adapter on it. */
export async function openCardconnectStage(): Promise<CardconnectStage> {
  const ledger = new FakeLedger()
  const day = { isSettled: false }
  const server = await startFakeServer((request) => answerCardconnect(ledger, day, request))
  return {
    ledger,
    server,
    credentials,
    payer,
    currency: 'USD',
    tokenPaths: /(?!)/,
    repeatsAction: true,
    saysOpenAmount: true,
    findsLost: true,
    settle: () => {
      day.isSettled = true
    },
    gateway: cardconnectGateway(() => server.origin),
    gatewayAt: (origin) => cardconnectGateway(() => origin),
    wrongCredentials: { ...credentials, password: 'wrong' },
    sources: {
      card: cardSource('good/1'),
      'saved card': { ...cardSource('good/1'), isOffSession: true },
      'bank account': {
        method: 'ach',
        token: '9053000196000123',
        accountType: 'checking',
        mandateAcceptedAt: stageTime,
        remoteIp: '203.0.113.9',
      },
    },
    declined: cardSource('declined/1'),
    webhooks: () => [],
    forgedWebhooks: () => [],
    ledgerId: (externalId) => externalId,
  }
}

const root = '/cardconnect/rest/'
const missing: FakeAnswer = {
  status: 200,
  body: { respproc: 'PPS', resptext: 'Txn not found', respcode: '29', respstat: 'C', retref: '0' },
}
const refuse = (respcode: string, respstat = 'C'): FakeAnswer => ({
  status: 200,
  body: { respproc: 'PPS', resptext: 'Never repeat 8361', respcode, respstat, retref: '1' },
})

function answerCardconnect(ledger: FakeLedger, day: { isSettled: boolean }, request: FakeRequest): FakeAnswer {
  const { method, path, headers, json } = request
  const basic = Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`) return { status: 401 }
  if (!path.startsWith(root)) return { status: 404 }
  const [call, id = '', merchant] = path.slice(root.length).split('/').map(decodeURIComponent)
  if (method === 'PUT' && json.merchid !== credentials.merchantId) return refuse('29')
  if (call === 'auth') return makeTransaction(ledger, day, json)
  if (call === 'profile') return answerProfile(request)
  if (call === 'settlestat') return listSettled(ledger, request)
  if (call === 'inquire' || call === 'inquireByOrderid') {
    const isOwn = merchant === credentials.merchantId
    const found = ledger.payments.filter((payment) => (call === 'inquire' ? payment.id : payment.details.order) === id)
    const [first] = found
    if (!first || !isOwn) return call === 'inquire' ? missing : findRefund(ledger, id)
    const described = found.map((payment) => toCardconnect(payment, day.isSettled))
    return { status: 200, body: call === 'inquire' ? described[0] : described }
  }
  const payment = ledger.find(json?.retref)
  if (!payment) return missing
  if (call === 'void') {
    if (day.isSettled) return refuse('36')
    const isVoided = payment.state === 'open' ? ledger.cancel(payment) : ledger.refund(payment, payment.amount, 'void')
    return isVoided ? { status: 200, body: { respstat: 'A', respcode: '00', authcode: 'REVERS' } } : refuse('36')
  }
  const isRefunded = call === 'refund' && ledger.refund(payment, toCents(json.amount) ?? 0, json.orderid)
  return isRefunded ? { status: 200, body: { respstat: 'A', respcode: '00', retref: 'r1' } } : refuse('36')
}

function findRefund(ledger: FakeLedger, orderId: string): FakeAnswer {
  const refund = ledger.payments.flatMap(({ refunds }) => refunds).find(({ key }) => key === orderId)
  if (!refund) return missing
  return { status: 200, body: [{ retref: refund.id, respstat: 'A', respcode: '00', amount: toDecimal(refund.amount) }] }
}

// biome-ignore lint/suspicious/noExplicitAny: what a request holds
function makeTransaction(ledger: FakeLedger, day: { isSettled: boolean }, json: any): FakeAnswer {
  const isBank = json.accttype === 'ECHK' || json.accttype === 'ESAV'
  const amount = toCents(json.amount)
  if (amount === undefined || typeof json.amount !== 'string' || json.capture !== 'Y' || json.currency !== 'USD')
    return refuse('24')
  if (json.profile === 'silent/1') return refuse('62', 'B')
  const isDeclined = json.profile === 'declined/1'
  const payment = ledger.add({
    id: ledger.nextId('retref'),
    reference: json.orderid.replace(/-ach$/, ''),
    amount,
    currency: 'USD',
    method: isBank ? 'ach' : 'card',
    madeAt: stageTime,
    details: { order: json.orderid },
    state: isDeclined ? 'declined' : isBank ? 'open' : 'paid',
  })
  const { setlstat: _, orderid: __, ...approval } = toCardconnect(payment, day.isSettled)
  return { status: 200, body: approval }
}

function answerProfile({ method, json }: FakeRequest): FakeAnswer {
  if (method === 'DELETE') return { status: 200, body: { respstat: 'A', respcode: '08' } }
  if (json.account === '9411111111111111') return refuse('14')
  const isComplete = /^\d{4}$/.test(json.expiry) && json.name
  const profile = { profileid: 'good', acctid: '1', accttype: 'VISA', token: json.account }
  return isComplete ? { status: 200, body: { respstat: 'A', respcode: '09', ...profile } } : refuse('15')
}

function listSettled(ledger: FakeLedger, { query }: FakeRequest): FakeAnswer {
  if (query.get('merchid') !== credentials.merchantId || query.get('date') !== '0302') return { status: 200, body: [] }
  const txns = ledger.payments.map(({ id }) => ({ retref: id, setlstat: 'Y' }))
  return { status: 200, body: [{ txns, batchid: '1', hoststat: 'GB' }] }
}

function toCardconnect(payment: FakePayment, isSettled: boolean): Record<string, unknown> {
  const { id, amount, state, method, details, refunds, rawState } = payment
  const isVoided = state === 'canceled' || refunds.some(({ key }) => key === 'void')
  const queued = isSettled || (method === 'ach' && state === 'paid') ? 'Accepted' : 'Queued for Capture'
  const isDeclined = state === 'declined'
  return {
    retref: id,
    orderid: details.order,
    amount: toDecimal(amount),
    merchid: credentials.merchantId,
    respstat: isDeclined ? 'C' : 'A',
    respcode: isDeclined ? '05' : '00',
    respproc: 'FNOR',
    setlstat: rawState ?? (isDeclined ? 'Declined' : isVoided ? 'Voided' : queued),
    voidable: isSettled ? 'N' : 'Y',
    refundable: isSettled && sumRefunds(payment) === 0 ? 'Y' : 'N',
  }
}
