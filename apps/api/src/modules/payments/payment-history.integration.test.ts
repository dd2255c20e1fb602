import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { randomRuns } from '../../testing/random-runs.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { checkPayment } from './attempts/payment-status.service.ts'
import { readPayment, recordSnapshot } from './attempts/readings.service.ts'
import type { PaymentGateway, PaymentSnapshot } from './gateways/payment-gateway.ts'
import { findPaymentSettings } from './methods/settings.service.ts'
import { findOrder } from './orders/orders.queries.ts'
import { hasSucceeded } from './orders/payment-transitions.rules.ts'
import { findPayment, type PaymentRow } from './orders/payments.queries.ts'
import type { OrderFacts } from './orders/payments.signals.ts'
import { reconcilePayments } from './reconciliation/reconciliation.service.ts'
import { refundPayment } from './refunds/refunds.service.ts'
import { findRehearsedByReference } from './rehearsal/rehearsal.queries.ts'
import { receiveWebhook } from './webhooks/webhooks.service.ts'

/** Sequences of states that a gateway may report of a payment. */
const histories = fc
  .tuple(
    fc.subarray(['processing', 'in_review'] as const),
    fc.constantFrom('paid', 'failed', 'canceled', undefined),
    fc.subarray(['paid'] as const),
    fc.constantFrom('refunded', 'disputed', 'dispute won', undefined),
  )
  .map(([before, end, late, after]) => [
    ...before,
    ...(end ? [end] : []),
    ...(end && end !== 'paid' ? late : []),
    ...(after === 'dispute won' ? (['disputed', 'paid'] as const) : after ? [after] : []),
  ])

describe('the history of a payment', () => {
  const stage = setUpPayments()
  const { test } = stage
  let token = ''
  beforeAll(async () => {
    token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
  })

  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id)) as Promise<PaymentRow>
  const notify = (payment: PaymentRow, evento: string) => {
    const body = new TextEncoder().encode(JSON.stringify({ evento, pagamento: payment.externoId }))
    return receiveWebhook(stage.needs, stage.needs.transactions.at(test.videira), {
      gateway: 'rehearsal',
      token,
      headers: {},
      body,
    })
  }
  const atGateway = ({ referencia }: PaymentRow) =>
    stage.at().inChurch((work) => findRehearsedByReference(work, referencia))
  /** Σ of the ledger is what the payment says, and no line follows its success that is none. */
  async function expectSound(id: number): Promise<void> {
    const [payment, lines] = [await find(id), await stage.ledger(id)]
    const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + pick(line), 0)
    expect(sum(({ capturado }) => capturado)).toBe(payment.capturado)
    expect(sum(({ estornado }) => estornado)).toBe(payment.estornado)
    expect(payment.estornado).toBeLessThanOrEqual(payment.capturado)
    const firstPaid = lines.findIndex(({ situacao }) => hasSucceeded(situacao))
    if (firstPaid >= 0) expect(lines.slice(firstPaid).every(({ situacao }) => hasSucceeded(situacao))).toBe(true)
  }

  it('ends the same for every repetition and order of its webhooks, and as the gateway has it', async () => {
    const twice = async () => {
      const payments: PaymentRow[] = []
      for (let each = 0; each < 2; each++) payments.push(await stage.start(await stage.order(5000)))
      return payments as [PaymentRow, PaymentRow]
    }
    const deliveries = fc.array(fc.record({ event: fc.nat(7), jobs: fc.boolean() }), { maxLength: 6 })
    const scenario = fc.record({
      history: histories,
      during: fc.array(deliveries, { minLength: 5, maxLength: 5 }),
      after: fc.array(fc.nat(7), { maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(scenario, async ({ history, during, after }) => {
        const [stormy, quiet] = await twice()
        const events = Array.from({ length: 8 }, () => randomUUID())
        for (const [index, state] of history.entries()) {
          for (const payment of [stormy, quiet]) await stage.move(payment, state)
          for (const { event, jobs } of during[index] ?? []) {
            await notify(stormy, events[event] ?? '')
            if (jobs) await stage.runJobs()
          }
        }
        await Promise.all(after.map((event) => notify(stormy, events[event] ?? '')))
        for (const payment of [stormy, quiet]) await notify(payment, randomUUID())
        await stage.runJobs()
        const pick = ({ situacao, capturado, estornado }: PaymentRow) => ({ situacao, capturado, estornado })
        expect(pick(await find(stormy.id))).toEqual(pick(await find(quiet.id)))
        expect(await atGateway(stormy)).toMatchObject(pick(await find(stormy.id)))
        for (const { id } of [stormy, quiet]) await expectSound(id)
      }),
      randomRuns({ deep: 8, full: 2 }),
    )
  })

  it('adds up to the cent whatever is done to it, and settles its order once', async () => {
    const settled = vi.fn(async (_work: unknown, _order: OrderFacts) => undefined)
    const step = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), state: histories.map(([first]) => first ?? 'paid') }),
      fc.record({ kind: fc.constant('pay' as const) }),
      fc.record({ kind: fc.constant('webhook' as const), times: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: -1, max: 6000 }) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1000, 70_000, 2 * hourMs) }),
      fc.record({ kind: fc.constantFrom('jobs' as const, 'check' as const, 'reconcile' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.constantFrom(5000, 5003, 5013), async (steps, valor) => {
        stage.signals.paymentSettled = [settled]
        settled.mockClear()
        const codigo = await stage.order(valor)
        const payment = await find((await stage.start(codigo)).id)
        for (const done of steps) {
          if (done.kind === 'move') await stage.move(payment, done.state)
          else if (done.kind === 'pay') await stage.move(payment, 'paid')
          else if (done.kind === 'webhook') {
            const evento = randomUUID()
            const known = await find(payment.id)
            // A gateway that lost its answer has told us no id yet.
            const times = known.externoId ? done.times : 0
            await Promise.all(Array.from({ length: times }, () => notify(known, evento)))
          } else if (done.kind === 'refund')
            await refundPayment(stage.needs, stage.office(), { paymentId: payment.id, amount: done.amount }).catch(
              () => 0,
            )
          else if (done.kind === 'wait') test.advance(done.ms)
          else if (done.kind === 'jobs') await stage.runJobs()
          else if (done.kind === 'check') await checkPayment(stage.needs, stage.at(), codigo)
          else await reconcilePayments(stage.needs, stage.needs.transactions.at(test.videira))
          await expectSound(payment.id)
        }
        test.advance(3 * hourMs)
        await stage.runJobs()
        await reconcilePayments(stage.needs, stage.needs.transactions.at(test.videira))
        await stage.runJobs()
        await expectSound(payment.id)
        const [ours, theirs] = [await find(payment.id), await atGateway(payment)]
        expect([ours.capturado, ours.estornado]).toEqual([theirs?.capturado ?? 0, theirs?.estornado ?? 0])
        const order = await stage.at().inChurch((work) => findOrder(work, codigo))
        // Those of earlier orders may still settle.
        const own = settled.mock.calls.filter(([, settledOrder]) => settledOrder.codigo === codigo)
        expect(own).toHaveLength(ours.capturado > 0 ? 1 : 0)
        expect(order?.situacao === 'ABERTO').toBe(ours.capturado === 0)
      }),
      randomRuns({ deep: 8, full: 2 }),
    )
  })

  describe('with a reading that was begun first and ends last', () => {
    /** Begins a reading while the payment is paid, lets another one see a dispute, then ends the first. */
    async function overtake() {
      const payment = await stage.start(await stage.order(5000))
      await stage.move(payment, 'paid')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      let old: PaymentSnapshot | undefined
      const isRead = Promise.withResolvers<void>()
      const slow = stage.withGateway('rehearsal', (gateway: PaymentGateway) => ({
        ...gateway,
        async read(...given) {
          old = await gateway.read(...given)
          isRead.resolve()
          await held
          return old
        },
      }))
      const first = readPayment(slow, slow.transactions.at(test.videira), payment.id)
      await isRead.promise
      await stage.move(payment, 'disputed')
      await readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
      release()
      await first
      return { payment: await find(payment.id), old: old as PaymentSnapshot }
    }

    it('keeps what the newer one saw', async () => {
      expect((await overtake()).payment.situacao).toBe('disputed')
    })

    it('control: without the numbers of the readings the older one would win', async () => {
      const { payment, old: snapshot } = await overtake()
      const given = { snapshot, reading: payment.leituras, kind: 'LEITURA' } as const
      const after = await stage.at().inChurch((work) => recordSnapshot(stage.needs, work, payment, given))
      expect(after.situacao).toBe('paid')
    })
  })
})
