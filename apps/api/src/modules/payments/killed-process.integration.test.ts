import { randomUUID } from 'node:crypto'
import { hourMs, minuteMs } from '@narthex/contract/durations'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPaymentHolder } from '../../testing/child-process.ts'
import { type HeldAct, openPaymentHolder, type PaymentHolder } from '../../testing/payment-holder.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { findPaymentSettings } from './methods/settings.service.ts'
import { findOrder } from './orders/orders.queries.ts'
import { paymentExpiryQueue, paymentReadingQueue, reconciliationQueue } from './orders/payments.jobs.ts'
import { findPayment, listPaymentsForOrder } from './orders/payments.queries.ts'
import { readReconciliations } from './reconciliation/reconciliation.service.ts'
import { refundPayment } from './refunds/refunds.service.ts'

/** Longer than lookups wait, and than the lease of a killed process lasts. */
const laterMs = 5 * minuteMs

/*
 * A process is killed after each of its steps: a transaction that was committed, or an answer of the gateway that is not
 * written down yet. What it leaves is what a power cut leaves. Then other processes do the jobs. In the deep run each is a
 * process of the system; in every other run one that stops for ever at its step, which leaves the same rows.
 */
describe('a process that was killed', () => {
  const { stage, atGateway, findPayments, find, act, killAt, runJobsAfter, killAtEachStep, expectTruth } =
    setUpKilledProcesses()
  const { test } = stage

  it('while it paid leaves one charge at most, and what the gateway has', async () => {
    const lines = await killAtEachStep(async (stopsAt) => {
      const [orderCode, key] = [await stage.order(5000), randomUUID()]
      const line = await killAt({ kind: 'pay', orderCode, key }, stopsAt)
      const isSent = (await atGateway(orderCode)).length === 1
      // The payer's browser asks again, with the same key, before and after the jobs.
      await stage.start(orderCode, { key })
      await runJobsAfter(laterMs)
      await stage.start(orderCode, { key })
      expect(await atGateway(orderCode)).toHaveLength(isSent ? 1 : 0)
      const payments = await findPayments(orderCode)
      expect(payments.map(({ situacao }) => situacao)).toEqual([isSent ? 'awaiting_payer' : 'failed'])
      if (isSent && payments[0]) await stage.move(payments[0], 'paid')
      await runJobsAfter(3 * hourMs)
      expect((await findPayments(orderCode)).map(({ situacao }) => situacao)).toEqual([isSent ? 'paid' : 'failed'])
      await expectTruth(orderCode)
      return line
    })
    expect(lines).toEqual(['written', 'answered: create', 'written', 'done'])
  })

  it('while it refunded leaves a refund that is made once', async () => {
    const lines = await killAtEachStep(async (stopsAt) => {
      const codigo = await stage.order(5000)
      const payment = await stage.start(codigo)
      await stage.move(payment, 'paid')
      await test.call('POST', `/pedido/${codigo}/conferencia/`)
      const key = randomUUID()
      const line = await killAt({ kind: 'refund', paymentId: payment.id, key }, stopsAt)
      await runJobsAfter(laterMs)
      // The treasurer presses the button again.
      const again = await refundPayment(stage.needs, stage.office(), { paymentId: payment.id, amount: 1000, key })
      expect(again.situacao).toBe('FEITO')
      expect(await find(payment.id)).toMatchObject({ situacao: 'partially_refunded', estornado: 1000 })
      await expectTruth(codigo)
      return line
    })
    expect(lines).toContain('answered: refund')
    expect(lines.length).toBeGreaterThan(5)
  })

  it.each([
    ['and nothing came', false],
    ['although the money had just come', true],
  ] as const)(
    'while it ended a payment whose time was over, %s, leaves it as the gateway has it',
    async (_, isPaid) => {
      const lines = await killAtEachStep(async (stopsAt) => {
        const codigo = await stage.order(5000)
        const payment = await stage.start(codigo)
        await runJobsAfter(laterMs)
        if (isPaid) await stage.move(payment, 'paid')
        test.advance(hourMs)
        const line = await killAt({ kind: 'jobs', queue: paymentExpiryQueue.name }, stopsAt)
        await runJobsAfter(laterMs)
        // Where the answer to the cancellation was lost, the gateway's own word stands.
        const states = isPaid ? ['paid'] : ['expired', 'canceled']
        expect(states).toContain((await find(payment.id))?.situacao)
        expect((await atGateway(codigo)).map(({ situacao }) => situacao)).toEqual([isPaid ? 'paid' : 'canceled'])
        await expectTruth(codigo)
        return line
      })
      expect(lines).toContain(isPaid ? 'answered: read' : 'answered: cancel')
    },
  )

  /** A payment that has just been paid, and the call of the gateway that says so. */
  async function payAndTell() {
    const token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    await runJobsAfter(laterMs)
    await stage.move(payment, 'paid')
    const body = JSON.stringify({ evento: randomUUID(), pagamento: payment.externoId })
    return { codigo, payment, webhook: { kind: 'webhook', token, body } as const }
  }

  it('while it took a webhook leaves the payment paid', async () => {
    const taken = await killAtEachStep(async (stopsAt) => {
      const { codigo, payment, webhook } = await payAndTell()
      const line = await killAt(webhook, stopsAt)
      // Stored, not answered: the gateway calls again.
      expect(await act(webhook)).toBe('done')
      await runJobsAfter(0)
      expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
      await expectTruth(codigo)
      return line
    })
    expect(taken).toEqual(['written', 'done'])
  })

  it('while it read the payment after a webhook leaves the payment paid', async () => {
    const read = await killAtEachStep(async (stopsAt) => {
      const { codigo, payment, webhook } = await payAndTell()
      await act(webhook)
      const line = await killAt({ kind: 'jobs', queue: paymentReadingQueue.name }, stopsAt)
      await runJobsAfter(laterMs)
      expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
      await expectTruth(codigo)
      return line
    })
    expect(read).toContain('answered: read')
  })
})

describe('a process that was killed', () => {
  const { stage, find, killAt, runJobsAfter, killAtEachStep, expectTruth } = setUpKilledProcesses()
  const { test } = stage

  it('while it reconciled leaves a payment whose webhook was lost paid, and a report', async () => {
    const countReports = async () => (await readReconciliations(stage.needs.transactions.at(test.videira), 1000)).length
    const lines = await killAtEachStep(async (stopsAt) => {
      // What was paid is compared for a day, and would make more steps.
      for (const table of ['pagamento', 'ensaio_pagamento'])
        await test.asOwner((owner) => owner.query(`update ${table} set alterado_em = alterado_em - interval '2 days'`))
      const codigo = await stage.order(5000)
      const payment = await stage.start(codigo, { method: 'boleto' })
      await runJobsAfter(laterMs)
      await stage.move(payment, 'paid')
      test.advance(3 * hourMs)
      const reports = await countReports()
      const line = await killAt({ kind: 'jobs', queue: reconciliationQueue.name }, stopsAt)
      await runJobsAfter(laterMs)
      expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
      expect(await countReports()).toBeGreaterThan(reports)
      await expectTruth(codigo)
      return line
    })
    expect(lines).toContain('answered: read')
  })
})

/** Payments of churches of their own, and processes that work on them and are killed. */
function setUpKilledProcesses() {
  const stage = setUpPayments()
  const { test } = stage
  const atGateway = (codigo: string) =>
    test.asOwner((owner) =>
      owner.query<{ situacao: string; capturado: string; estornado: string }>(
        `select e.situacao, e.capturado, e.estornado from ensaio_pagamento e join pagamento p using (igreja_id, referencia)
          join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id where o.codigo = $1`,
        [codigo],
      ),
    )
  const findPayments = (codigo: string) =>
    stage.at().inChurch(async (work) => listPaymentsForOrder(work, (await findOrder(work, codigo))?.id ?? 0))
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))

  let holder: PaymentHolder
  beforeAll(async () => {
    holder = await openPaymentHolder(test.databaseUrl)
  })
  afterAll(() => holder?.close())

  /** Does an act to its end. */
  const act = (given: HeldAct) => holder.hold({ now: test.now.getTime(), act: given, stopsAt: 0 })

  async function killAt(act: HeldAct, stopsAt: number): Promise<string> {
    const payment = { now: test.now.getTime(), act, stopsAt }
    if (!isDeepRun) return holder.hold(payment)
    const child = startPaymentHolder(test.databaseUrl, payment)
    const line = await child.firstLine
    await child.kill()
    return line
  }
  async function runJobsAfter(ms: number): Promise<void> {
    test.advance(ms)
    await stage.runJobs()
  }
  /** Does a scenario again and again, killed one step later each time, until it comes to its end. */
  async function killAtEachStep(scenario: (stopsAt: number) => Promise<string>): Promise<string[]> {
    const lines: string[] = []
    while (lines.at(-1) !== 'done') lines.push(await scenario(lines.length + 1))
    return lines
  }
  /** Σ of the ledger is what the payment says, and what the gateway says. */
  async function expectTruth(codigo: string): Promise<void> {
    const [remote] = await atGateway(codigo)
    const [payment] = await findPayments(codigo)
    const lines = payment ? await stage.ledger(payment.id) : []
    const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + pick(line), 0)
    const ours = { captured: sum(({ capturado }) => capturado), refunded: sum(({ estornado }) => estornado) }
    expect(ours).toEqual({ captured: payment?.capturado ?? 0, refunded: payment?.estornado ?? 0 })
    expect(ours).toEqual({ captured: Number(remote?.capturado ?? 0), refunded: Number(remote?.estornado ?? 0) })
  }
  return { stage, atGateway, findPayments, find, act, killAt, runJobsAfter, killAtEachStep, expectTruth }
}
