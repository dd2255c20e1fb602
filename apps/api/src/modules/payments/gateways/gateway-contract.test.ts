import { describe, expect, it } from 'vitest'
import { GatewayUnavailable, UnknownOutcome } from './gateway-failures.ts'
import type { PaymentGateway, PaymentSnapshot } from './payment-gateway.ts'
import { openAsaasStage } from './testing/asaas-fake.ts'
import { contractChecks } from './testing/gateway-contract.ts'

const contract = (words: RegExp) => contractChecks.filter(({ title }) => words.test(title))

/** Gateways that break one promise each, and the check that has to notice it. */
const broken: readonly (readonly [string, RegExp, (sound: PaymentGateway) => Partial<PaymentGateway>])[] = [
  [
    'says that it is safe to send again what may have been taken',
    /no fault at any request of a payment/,
    (sound) => ({
      create: (context, payment) =>
        sound.create(context, payment).catch((error: unknown) => {
          throw error instanceof UnknownOutcome ? new GatewayUnavailable() : error
        }),
    }),
  ],
  ['finds nothing by reference', /no fault at any request of a payment/, () => ({ findByReference: async () => null })],
  [
    'sends a payment again by itself',
    /no fault at any request of a payment/,
    (sound) => ({
      create: (context, payment) =>
        sound.create(context, payment).catch(() => sound.create({ ...context, signal: fresh() }, payment)),
    }),
  ],
  [
    'loses a cent to a float',
    /to the cent/,
    (sound) => ({
      create: (context, payment) => {
        const amount = Math.trunc((payment.money.amount / 100) * 100)
        return sound.create(context, { ...payment, money: { ...payment.money, amount } })
      },
    }),
  ],
  [
    'takes an unknown status for a payment',
    /unknown status/,
    (sound) => changeRead(sound, (read) => (read.state === 'unknown' ? { ...read, state: 'paid' } : read)),
  ],
  [
    'refunds again what was refunded by the same key',
    /a partial refund/,
    (sound) => ({
      refund: (context, id, amount, key) => sound.refund(context, id, amount, `${key}-${Math.random()}`),
    }),
  ],
  [
    'believes every webhook',
    /forged, stale/,
    () => ({ readWebhook: async () => ({ eventId: 'event', type: 'payment' }) }),
  ],
  [
    'gives each webhook an event of its own',
    /duplicated and in any order/,
    (sound) => ({
      readWebhook: async (...call) => ({ ...(await sound.readWebhook(...call)), eventId: String(Math.random()) }),
    }),
  ],
  [
    'repeats a card number in an error',
    /whatever fails while a card/,
    (sound) => ({
      tokenizeCard: (context, card, ...others) => {
        if (!sound.tokenizeCard) throw new RangeError('It makes no tokens')
        return sound.tokenizeCard(context, card, ...others).catch((cause: unknown) => {
          throw new Error('It failed', { cause: new Error(`${card.number}: ${cause}`) })
        })
      },
    }),
  ],
  [
    'logs a CVV',
    /whatever fails while a card/,
    (sound) => ({
      tokenizeCard: (context, card, ...others) => {
        if (!sound.tokenizeCard) throw new RangeError('It makes no tokens')
        process.stdout.write(`${JSON.stringify({ card })}\n`)
        return sound.tokenizeCard(context, card, ...others)
      },
    }),
  ],
  [
    'asks more of a holder than it says',
    /enough for a token/,
    ({ abilities }) => ({ abilities: { ...abilities, holderNeeds: ['documento', 'email'] } }),
  ],
  [
    'asks for what it does not need',
    /enough for a token/,
    ({ tokenizeCard: exchange }) => ({
      tokenizeCard: (context, card, holder, ...others) => {
        if (!exchange) throw new RangeError('It makes no tokens')
        return exchange(context, card, { addressNumber: '1', ...holder }, ...others)
      },
    }),
  ],
  [
    'cancels what was paid',
    /stays paid/,
    (sound) => ({
      cancel: async (context, id) => ({ ...(await sound.cancel(context, id)), state: 'canceled' }),
    }),
  ],
  [
    'takes an authorisation for given before its payer has given it',
    /pending until its code is paid/,
    (sound) => ({
      readAuthorisation: async (context, id) => ({ ...(await readBy(sound, context, id)), state: 'active' }),
    }),
  ],
  [
    'keeps an authorisation that was to be canceled',
    /is debited until it is canceled/,
    (sound) => ({ cancelAuthorisation: (context, id) => readBy(sound, context, id) }),
  ],
  [
    'finds no authorisation by its reference',
    /no fault at any request of a cancellation/,
    () => ({ findAuthorisation: async () => null }),
  ],
]

function readBy(sound: PaymentGateway, ...call: Parameters<NonNullable<PaymentGateway['readAuthorisation']>>) {
  if (!sound.readAuthorisation) throw new RangeError('It has no authorisations')
  return sound.readAuthorisation(...call)
}

const fresh = () => new AbortController().signal

const changeRead = (sound: PaymentGateway, change: (read: PaymentSnapshot) => PaymentSnapshot) => ({
  read: async (...call: Parameters<PaymentGateway['read']>) => change(await sound.read(...call)),
})

describe('the contract of gateways', () => {
  it.each(broken)('notices a gateway that %s', async (_title, words, breakIt) => {
    const [check, ...others] = contract(words)
    expect(others).toEqual([])
    const stage = await openAsaasStage()
    const gateway = { ...stage.gateway, ...breakIt(stage.gateway) }
    try {
      await check?.run(stage)
      await expect(check?.run({ ...stage, gateway })).rejects.toThrow()
    } finally {
      await stage.server.close()
    }
  })
})
