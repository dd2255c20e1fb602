import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createJobRunner } from '../../../platform/jobs/job-runner.ts'
import { longestLockWait } from '../../../testing/lock-waits.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { sendStorm } from '../../../testing/webhook-storm.ts'
import { readPayment } from '../attempts/readings.service.ts'
import { findPaymentSettings } from '../methods/settings.service.ts'
import { findPayment, type PaymentRow } from '../orders/payments.queries.ts'
import { paymentWorkers } from '../payments.workers.ts'
import { findRehearsedByReference } from '../rehearsal/rehearsal.queries.ts'

/** A larger storm by hand: STORM_PAYMENTS=50 sends a thousand webhooks. */
const count = Number(process.env.STORM_PAYMENTS ?? atStrength({ deep: 25, full: 5 }))
const [half, whole] = [10 * count, 20 * count]
const middle = Math.floor(count / 2)
const clients = 16
const ends = ['paid', 'failed', 'canceled', 'in_review', 'awaiting_payer'] as const

describe(`${whole} webhooks about ${count} payments`, () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id)) as Promise<PaymentRow>
  const countJobs = async () => {
    const rows = await test.asOwner((owner) =>
      owner.query<{ n: number }>(`select count(*)::int as n from tarefa where fila = 'pagamento-leitura'
        and disponivel_em <= '${test.now.toISOString()}'`),
    )
    return rows[0]?.n ?? 0
  }

  it('are each answered with 200, and end as the gateway has it, with no long wait for a lock', async () => {
    const payments: { payment: PaymentRow; end: (typeof ends)[number] }[] = []
    for (let each = 0; each < count; each++) {
      const payment = await stage.start(await stage.order(5000))
      payments.push({ payment, end: ends[each % ends.length] ?? 'paid' })
    }
    const notices = payments.flatMap(({ payment }) => {
      const events = Array.from({ length: 4 }, () => randomUUID())
      const bodies = events.map((evento) => JSON.stringify({ evento, pagamento: payment.externoId }))
      return Array.from({ length: 5 }, () => bodies).flat()
    })
    expect(notices).toHaveLength(whole)
    const [bodies = []] = fc.sample(fc.shuffledSubarray(notices, { minLength: whole, maxLength: whole }), 1)
    const token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const address = { port, host: 'videira.narthex.test', path: `/api/v1/webhook/rehearsal/${token}` }
    const runner = createJobRunner(test.platform, paymentWorkers(stage.needs))
    const move = async (from: number, to: number) => {
      for (const { payment, end } of payments.slice(from, to))
        if (end !== 'awaiting_payer') await stage.move(payment, end)
    }

    const lockMs = await test.asOwner((owner) =>
      longestLockWait(owner, async () => {
        runner.start()
        await move(0, middle)
        const [first] = await Promise.all([sendStorm(address, bodies.slice(0, half), clients), move(middle, count)])
        // What changed during the storm has an event of its own.
        const news = payments.map(({ payment: { externoId } }) =>
          JSON.stringify({ evento: randomUUID(), pagamento: externoId }),
        )
        const second = await sendStorm(address, [...bodies.slice(half), ...news], clients)
        for (const statuses of [first, second]) expect([...statuses]).toEqual([200])
        await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 30_000, interval: 100 })
        await runner.stop()
      }),
    )

    expect(lockMs).toBeLessThan(1000)
    for (const { payment, end } of payments) {
      const ours = await find(payment.id)
      expect(ours.situacao).toBe(end)
      const theirs = await stage.at().inChurch((work) => findRehearsedByReference(work, payment.referencia))
      expect([ours.capturado, ours.estornado]).toEqual([theirs?.capturado, theirs?.estornado])
      const captured = (await stage.ledger(payment.id)).filter(({ capturado }) => capturado > 0)
      expect(captured).toHaveLength(end === 'paid' ? 1 : 0)
    }
  })

  it('control: a lock that is held for longer is seen', async () => {
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const lockMs = await test.asOwner((owner) =>
      longestLockWait(owner, async () => {
        await test.asOwner(async (other) => {
          await other.query('begin')
          await other.query('select from pedido where igreja_id = $1 and id = $2 for update', [
            test.videira.igrejaId,
            payment.orderId,
          ])
          const reading = readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
          await other.query('select pg_sleep(1.2)')
          await other.query('commit')
          await reading
        })
      }),
    )
    expect(lockMs).toBeGreaterThan(1000)
  })
})
