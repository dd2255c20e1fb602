import { currencies } from '@narthex/contract/payments/payment-states'
import { expect } from 'vitest'
import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import type { NewPayment, PaymentSnapshot, PaymentSource } from '../payment-gateway.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { contextOn, type GatewayStage } from './gateway-stage.ts'

let references = 0

export function newPayment(stage: GatewayStage, source: PaymentSource, amount = 5005): NewPayment {
  references++
  const reference = `A${String(references).padStart(8, '0')}`
  const money = { amount, currency: stage.currency }
  return { reference, money, description: 'Oferta', payer: stage.payer, source }
}

export const firstSource = (stage: GatewayStage): PaymentSource => {
  const [source] = Object.values(stage.sources)
  if (!source) throw new RangeError('A stage has at least one way to pay')
  return source
}

/** A payment whose payer has paid, as the gateway says it then. */
export async function makePaid(stage: GatewayStage, amount = 5005): Promise<PaymentSnapshot> {
  const made = await stage.gateway.create(contextOn(stage), newPayment(stage, firstSource(stage), amount))
  payAtGateway(stage, made.externalId)
  const paid = await stage.gateway.read(contextOn(stage), made.externalId)
  expect(paid.state).toBe('paid')
  return paid
}

export function payAtGateway(stage: GatewayStage, externalId: string): void {
  stage.ledger.get(stage.ledgerId(externalId)).state = 'paid'
}

const actionKinds: Readonly<Record<string, readonly string[]>> = {
  pix: ['qr'],
  boleto: ['boleto'],
  picpay: ['qr', 'redirect'],
  paypal: ['redirect'],
}

/** True for means that were saved or authorised before, which are charged without their payer. */
const hasNothingToDo = (source: PaymentSource) =>
  ('token' in source && source.token) || (source.method === 'pix' && source.automatic?.kind === 'debit')

export const creationChecks: readonly ContractCheck[] = [
  {
    title: 'each way to pay makes one payment of exactly that amount, and says what the payer has to do',
    async run(stage) {
      for (const source of Object.values(stage.sources)) {
        const payment = newPayment(stage, source)
        const made = await stage.gateway.create(contextOn(stage), payment)
        expect(made).toMatchObject({ reference: payment.reference, money: payment.money, refunded: 0 })
        const kinds = hasNothingToDo(source) ? undefined : actionKinds[source.method]
        if (kinds) expect(kinds).toContain(made.action?.kind)
        if (kinds) expect(made).toMatchObject({ state: 'awaiting_payer', captured: 0 })
        expect(stage.ledger.madeFor(payment.reference)).toMatchObject([{ amount: 5005, currency: stage.currency }])
        expect(stage.gateway.abilities.methods.map(({ method }) => method)).toContain(source.method)
      }
    },
  },
  {
    title: 'amounts reach the gateway and come back to the cent',
    async run(stage) {
      for (const amount of [500, 1005, 1999, 2999, 35_000, 57_757, 499_999]) {
        const payment = newPayment(stage, firstSource(stage), amount)
        const made = await stage.gateway.create(contextOn(stage), payment)
        if (!stage.saysOpenAmount) payAtGateway(stage, made.externalId)
        const read = await stage.gateway.read(contextOn(stage), made.externalId)
        expect([made.money.amount, read.money.amount]).toEqual([amount, amount])
        expect(stage.ledger.madeFor(payment.reference)).toMatchObject([{ amount }])
      }
    },
  },
  {
    title: 'what the payer has paid is read as paid, by its id and by its reference',
    async run(stage) {
      for (const source of Object.values(stage.sources)) {
        const payment = newPayment(stage, source)
        const made = await stage.gateway.create(contextOn(stage), payment)
        const found = await stage.gateway.findByReference(contextOn(stage), payment.reference)
        if (stage.findsLost) expect(found).toMatchObject({ externalId: made.externalId, state: made.state })
        if (stage.findsLost && stage.repeatsAction) expect(found?.action).toEqual(made.action)
        payAtGateway(stage, made.externalId)
        const paid = await stage.gateway.read(contextOn(stage), made.externalId)
        expect(paid).toMatchObject({ state: 'paid', captured: 5005, refunded: 0, reference: payment.reference })
      }
    },
  },
  {
    title: 'a declined card is said to be declined, and took no money',
    async run(stage) {
      if (!stage.declined) return
      const payment = newPayment(stage, stage.declined)
      const failure = await stage.gateway.create(contextOn(stage), payment).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PaymentDeclined)
      expect((failure as PaymentDeclined).code).toMatch(/^[\w.:-]+$/)
      expect(stage.ledger.madeFor(payment.reference)).toEqual([])
      const found = await stage.gateway.findByReference(contextOn(stage), payment.reference)
      expect(found?.state ?? 'failed').toBe('failed')
    },
  },
  {
    title: 'what the gateway cannot take is refused before anything is sent',
    async run(stage) {
      const source = firstSource(stage)
      const payment = newPayment(stage, source)
      const { methods, maxInstallments } = stage.gateway.abilities
      const taken = methods.find(({ method }) => method === source.method)?.currencies ?? []
      const refused: NewPayment[] = [
        newPayment(stage, { method: 'cash', expiresAt: new Date('2026-03-04T15:00:00Z') }),
        ...currencies
          .filter((currency) => !taken.includes(currency))
          .map((currency) => ({ ...payment, money: { amount: 5005, currency } })),
        ...[0, -5005, 50.05, Number.NaN, 2 ** 60].map((amount) => newPayment(stage, source, amount)),
        ...(source.method === 'card'
          ? [{ ...payment, source: { ...source, installments: maxInstallments('visa') + 1 } }]
          : []),
      ]
      for (const each of refused)
        await expect(stage.gateway.create(contextOn(stage), each)).rejects.toBeInstanceOf(InvalidGatewayRequest)
      expect(stage.server.requests).toEqual([])
    },
  },
  {
    title: 'a payment that no one paid is canceled, and one that was paid stays paid',
    async run(stage) {
      const [open] = Object.values(stage.sources).filter(({ method }) => method in actionKinds)
      if (open) {
        const { externalId } = await stage.gateway.create(contextOn(stage), newPayment(stage, open))
        const canceled = await stage.gateway.cancel(contextOn(stage), externalId)
        expect(canceled).toMatchObject({ externalId, captured: 0, refunded: 0 })
        expect(['canceled', 'expired']).toContain(canceled.state)
      }
      const { externalId } = await makePaid(stage)
      const still = await stage.gateway.cancel(contextOn(stage), externalId)
      expect(still).toMatchObject({ state: 'paid', captured: 5005, refunded: 0 })
    },
  },
  {
    title: 'payments that changed are listed for reconciliation',
    async run(stage) {
      if (!stage.gateway.listChanged) return
      const paid = await makePaid(stage)
      const since = new Date(contextOn(stage).now.getTime() - 3_600_000)
      const listed: PaymentSnapshot[] = []
      for await (const changed of stage.gateway.listChanged(contextOn(stage), since)) listed.push(changed)
      expect(listed.filter(({ externalId }) => externalId === paid.externalId)).toMatchObject([
        { state: 'paid', captured: 5005, reference: paid.reference },
      ])
    },
  },
]
