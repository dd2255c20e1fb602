import { asaasGateway } from '../asaas/asaas-gateway.ts'
import { toCents, toDecimal } from '../gateway-amounts.ts'
import { answerAuthorisation, FakeAuthorisations, findFirstPayment, isUnmade } from './asaas-fake-authorisations.ts'
import { decliningCard } from './card-secrecy-checks.ts'
import { type FakeAnswer, type FakeRequest, startFakeServer } from './fake-gateway-server.ts'
import { FakeLedger, type FakePayment, sumRefunds } from './fake-ledger.ts'
import {
  afterHours,
  authorisingSource,
  brazilianPayer,
  cardSource,
  debitSource,
  type GatewayStage,
  stageTime,
} from './gateway-stage.ts'

const credentials = { apiKey: '$aact_hmlg_000secretKeyOfATest', webhookToken: 'webhook-secret-of-a-test' }

/** A gateway that speaks the part of Asaas 3 that is used here, and the adapter on it. */
export async function openAsaasStage(): Promise<GatewayStage> {
  const ledger = new FakeLedger()
  const customers = new Map<string, string>()
  const authorisations = new FakeAuthorisations(ledger)
  const server = await startFakeServer((request) => answerAsaas({ ledger, customers, authorisations }, request))
  const find = (externalId: string) =>
    ledger.payments.find(({ id, details }) => id === externalId || details.plan === externalId)
  return {
    ledger,
    server,
    credentials,
    payer: brazilianPayer,
    currency: 'BRL',
    repeatsAction: true,
    findsLost: true,
    saysOpenAmount: true,
    gateway: asaasGateway(() => server.origin),
    gatewayAt: (origin) => asaasGateway(() => origin),
    wrongCredentials: { ...credentials, apiKey: '$aact_hmlg_wrong' },
    sources: {
      card: cardSource('token-good', 'cus_00000001'),
      'card of a new customer': cardSource('token-good'),
      instalments: { ...cardSource('token-good', 'cus_00000001'), installments: 12 },
      pix: { method: 'pix', expiresAt: afterHours(1) },
      'code that authorises': authorisingSource,
      'debit under an authorisation': debitSource(authorisations.addActive()),
      boleto: { method: 'boleto', dueDate: '2026-03-05' },
    },
    declined: cardSource('token-declined', 'cus_00000001'),
    tokenPaths: /^\/creditCard\/tokenizeCreditCard$/,
    webhooks: (externalId) => ['PAYMENT_CREATED', 'PAYMENT_CONFIRMED'].map((event) => sample(event, externalId)),
    authorisationWebhook: (authorisationId) => authorisationSample(authorisationId),
    forgedWebhooks: (externalId) => {
      const { body } = sample('PAYMENT_CONFIRMED', externalId)
      return ['', 'webhook-secret-of-another', `${credentials.webhookToken} `].map((token) => ({
        headers: { 'asaas-access-token': token },
        body,
      }))
    },
    ledgerId: (externalId) => find(externalId)?.id ?? authorisations.findLedgerId(externalId),
  }
}

function sample(event: string, externalId: string) {
  const payment = { id: externalId, object: 'payment' }
  const body = Buffer.from(JSON.stringify({ id: `evt_${event}&${externalId}`, event, payment }))
  return { headers: { 'asaas-access-token': credentials.webhookToken }, body }
}

function authorisationSample(authorisationId: string) {
  const event = 'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_ACTIVATED'
  const authorization = { id: authorisationId, status: 'ACTIVE', frequency: 'MONTHLY' }
  return {
    headers: { 'asaas-access-token': credentials.webhookToken },
    body: Buffer.from(JSON.stringify({ id: `evt_${authorisationId}`, event, authorization })),
  }
}

interface FakeAsaas {
  readonly ledger: FakeLedger
  readonly customers: Map<string, string>
  readonly authorisations: FakeAuthorisations
}

const error = (code: string, status = 400): FakeAnswer => ({
  status,
  body: { errors: [{ code, description: 'Never repeat 8361' }] },
})

function answerAsaas({ ledger, customers, authorisations }: FakeAsaas, request: FakeRequest): FakeAnswer {
  const { method, path, query, headers } = request
  if (headers.access_token !== credentials.apiKey || !headers['user-agent']) return error('invalid_access_token', 401)
  if (method === 'GET' && request.body) return error('body_in_get', 403)
  const [, collection, id, call] = path.split('/').map(decodeURIComponent)
  if (collection === 'customers') return answerCustomers(ledger, customers, request)
  if (collection === 'creditCard') return answerToken(request)
  if (collection === 'installments') return answerPlan(ledger, id ?? '', call, method)
  if (collection === 'pix') return answerAuthorisation(authorisations, request)
  if (collection !== 'payments') return { status: 404 }
  if (id === undefined && method === 'POST') return makePayment(ledger, request, authorisations)
  if (id === undefined) return listPayments(ledger, query)
  const payment = ledger.find(id)
  if (!payment) return { status: 404 }
  if (method === 'DELETE')
    return ledger.cancel(payment) ? { status: 200, body: { deleted: true, id } } : error('invalid_action')
  if (call === 'refund') {
    const value = toCents(request.json.value) ?? 0
    if (!ledger.refund(payment, value, request.json.description)) return error('invalid_action')
  }
  if (call === 'pixQrCode')
    return {
      status: 200,
      body: { payload: `000201${id}`, expirationDate: '2027-03-02 23:59:59', encodedImage: 'iVBO' },
    }
  if (call === 'identificationField')
    return { status: 200, body: { identificationField: '00190000090275928800021932978170187890000005005' } }
  return { status: 200, body: toAsaas(payment) }
}

function answerCustomers(ledger: FakeLedger, customers: Map<string, string>, { method, query, json }: FakeRequest) {
  if (method === 'GET') {
    const id = customers.get(query.get('cpfCnpj') ?? '')
    return { status: 200, body: { object: 'list', data: id ? [{ id }] : [] } }
  }
  const id = ledger.nextId('cus_')
  customers.set(json.cpfCnpj, id)
  return { status: 200, body: { object: 'customer', id } }
}

function answerToken({ json }: FakeRequest): FakeAnswer {
  const { creditCard, creditCardHolderInfo: holder, customer, remoteIp } = json
  const asked = [customer, remoteIp, holder.name, holder.email, holder.cpfCnpj, holder.postalCode, holder.addressNumber]
  if (!asked.every(Boolean)) return error('invalid_object')
  if (!/^\d{10,11}$/.test(holder.mobilePhone)) return error('invalid_mobilePhone')
  if (creditCard.number === decliningCard.number) return error('invalid_creditCard')
  const creditCardNumber = creditCard.number.slice(-4)
  return { status: 200, body: { creditCardToken: 'token-good', creditCardNumber, creditCardBrand: 'VISA' } }
}

function makePayment(ledger: FakeLedger, { json }: FakeRequest, authorisations: FakeAuthorisations): FakeAnswer {
  const isCard = json.billingType === 'CREDIT_CARD'
  if (!json.customer?.startsWith('cus_') || !json.dueDate) return error('invalid_object')
  if (isCard && !json.remoteIp) return error('invalid_remoteIp')
  if (json.creditCardToken === 'token-declined') return error('invalid_creditCard')
  const { pixAutomaticAuthorizationId } = json
  if (pixAutomaticAuthorizationId && !authorisations.mayDebit(pixAutomaticAuthorizationId, json.dueDate))
    return error('invalid_action')
  const count = json.installmentCount ?? 1
  const amount = toCents(json.totalValue ?? json.value) ?? 0
  const plan = count > 1 ? { plan: ledger.nextId('2765d086-'), count: String(count) } : undefined
  const payment = ledger.add({
    id: ledger.nextId('pay_'),
    reference: json.externalReference,
    amount,
    currency: 'BRL',
    madeAt: stageTime,
    method: json.billingType,
    state: isCard ? 'paid' : 'open',
    details: { ...plan, description: json.description },
  })
  return { status: 200, body: toAsaas(payment) }
}

function listPayments(ledger: FakeLedger, query: URLSearchParams): FakeAnswer {
  const reference = query.get('externalReference')
  const day = query.get('dateCreated[ge]') ?? query.get('paymentDate[ge]') ?? '0000'
  const qrCodeId = query.get('pixQrCodeId')
  if (qrCodeId) return { status: 200, body: { object: 'list', data: findFirstPayment(ledger, qrCodeId).map(toAsaas) } }
  const found = ledger.payments.filter(
    (payment) =>
      !isUnmade(payment) && (!reference || payment.reference === reference) && payment.madeAt.toISOString() >= day,
  )
  const offset = Number(query.get('offset') ?? 0)
  const data = found.flatMap(toParts).slice(offset, offset + 100)
  return { status: 200, body: { object: 'list', hasMore: found.flatMap(toParts).length > offset + 100, data } }
}

function answerPlan(ledger: FakeLedger, plan: string, call: string | undefined, method: string): FakeAnswer {
  const payment = ledger.payments.find(({ details }) => details.plan === plan)
  if (!payment) return { status: 404 }
  if (method === 'DELETE') return error('invalid_action')
  if (call === 'refund' && !ledger.refund(payment, payment.amount, 'plan')) return error('invalid_action')
  return { status: 200, body: { object: 'list', hasMore: false, data: toParts(payment) } }
}

/** The instalments of a payment, the last with what the split leaves over; the payment itself where it has none. */
function toParts(payment: FakePayment): object[] {
  const count = Number(payment.details.count ?? 1)
  if (count === 1) return [toAsaas(payment)]
  const each = Math.floor(payment.amount / count)
  return Array.from({ length: count }, (_, index) => {
    const amount = index === count - 1 ? payment.amount - each * (count - 1) : each
    const id = index === 0 ? payment.id : `${payment.id}_${index}`
    const refunds = payment.refunds.map((refund) => ({ ...refund, amount }))
    return { ...toAsaas({ ...payment, id, amount, refunds }), installmentNumber: index + 1 }
  }).toReversed()
}

function toAsaas(payment: FakePayment): object {
  const { id, reference, method, amount, state, details, refunds, rawState } = payment
  const isRefunded = refunds.length > 0 && sumRefunds(payment) === amount
  const names = { open: 'PENDING', approved: 'PENDING', declined: 'PENDING', canceled: 'PENDING', paid: 'CONFIRMED' }
  return {
    object: 'payment',
    id,
    status: rawState ?? (isRefunded ? 'REFUNDED' : names[state]),
    billingType: method,
    value: Number(toDecimal(amount)),
    externalReference: reference,
    deleted: state === 'canceled',
    ...(method === 'BOLETO' && { bankSlipUrl: `https://sandbox.asaas.com/b/pdf/${id}` }),
    dueDate: '2026-03-05',
    netValue: 0.123,
    description: details.description,
    ...(details.qrCodeId && { pixQrCodeId: details.qrCodeId, externalReference: null }),
    ...(details.plan && { installment: details.plan }),
    ...(refunds.length > 0 && {
      refunds: refunds.map((refund) => ({
        status: 'DONE',
        value: Number(toDecimal(refund.amount)),
        description: refund.key,
      })),
    }),
  }
}
