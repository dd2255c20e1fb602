import { describe, expect, it } from 'vitest'
import { startPaymentHolder } from '../../testing/child-process.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { findOrder } from './orders.queries.ts'
import { findPayment, listPaymentsForOrder } from './payments.queries.ts'

/** Longer than the lookups wait. */
const laterMs = 5 * 60_000

/*
 * A process is killed between two steps of a payment: attempt written → sent → answered → answer written. What it leaves
 * is what a power cut leaves.
 */
describe('a process that was killed', () => {
  const stage = setUpPayments()
  const { test } = stage
  const atGateway = (codigo: string) =>
    test.asOwner((owner) =>
      owner.query<{ situacao: string; estornado: string }>(
        `select e.situacao, e.estornado from ensaio_pagamento e join pagamento p using (igreja_id, referencia)
          join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id where o.codigo = $1`,
        [codigo],
      ),
    )
  const findPayments = (codigo: string) =>
    stage.at().inChurch(async (work) => listPaymentsForOrder(work, (await findOrder(work, codigo))?.id ?? 0))

  it.each([
    ['before sending', 'failed', 0],
    ['before the answer', 'awaiting_payer', 1],
  ] as const)(
    'while it paid, %s, leaves a payment that becomes what the gateway has',
    async (stopsAt, state, count) => {
      const codigo = await stage.order(5000)
      const holder = startPaymentHolder({ databaseUrl: test.databaseUrl, orderCode: codigo, stopsAt })
      expect(await holder.firstLine).toBe(stopsAt)
      await holder.kill()
      expect((await findPayments(codigo)).map(({ situacao }) => situacao)).toEqual(['created'])
      // The process ran by the clock of the machine.
      test.advance(Date.now() - test.now.getTime() + laterMs)
      await stage.runJobs()
      expect((await findPayments(codigo)).map(({ situacao }) => situacao)).toEqual([state])
      expect(await atGateway(codigo)).toHaveLength(count)
    },
  )

  it.each(['before sending', 'before the answer'] as const)(
    'while it refunded, %s, leaves a refund that is made once',
    async (stopsAt) => {
      const codigo = await stage.order(5000)
      const payment = await stage.start(codigo)
      await stage.move(payment, 'paid')
      await test.call('POST', `/pedido/${codigo}/conferencia/`)
      const given = { databaseUrl: test.databaseUrl, orderCode: codigo, refundOf: payment.id, stopsAt }
      const holder = startPaymentHolder(given)
      expect(await holder.firstLine).toBe(stopsAt)
      await holder.kill()
      test.advance(Date.now() - test.now.getTime() + laterMs)
      await stage.runJobs()
      const found = await stage.at().inChurch((work) => findPayment(work, payment.id))
      expect(found).toMatchObject({ situacao: 'partially_refunded', estornado: 1000 })
      expect(await atGateway(codigo)).toMatchObject([{ estornado: '1000' }])
    },
  )
})
