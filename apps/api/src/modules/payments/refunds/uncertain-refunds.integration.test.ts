import { hourMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { readPayment } from '../attempts/readings.service.ts'
import type { PaymentGateway } from '../gateways/payment-gateway.ts'
import { findPayment } from '../orders/payments.queries.ts'
import { reconcilePayments } from '../reconciliation/reconciliation.service.ts'
import { listRefunds } from '../settlement/refunds.queries.ts'
import { settleCheckedRefund } from './refund-check.service.ts'
import { refundPayment, sendRefund } from './refunds.service.ts'

describe('a refund without an answer', () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const refunds = (id: number) => stage.at().inChurch((work) => listRefunds(work, id))
  const states = async (id: number) => (await refunds(id)).map(({ situacao }) => situacao)
  const pay = async (valor = 5000) =>
    stage.start(await stage.order(valor), { method: 'card', card: { token: await stage.cardToken() } })

  /** A gateway that takes refunds, loses its answers and does not show what it did. It counts what it gave back. */
  function forgetful({ hasIdempotencyKey = false, shows = false } = {}) {
    const given: number[] = []
    const state = { given, shows, loses: true }
    const change = (gateway: PaymentGateway): PaymentGateway => ({
      ...gateway,
      abilities: { ...gateway.abilities, hasIdempotencyKey },
      async read(context, externalId) {
        const snapshot = await gateway.read(context, externalId)
        return state.shows ? snapshot : { ...snapshot, state: 'paid', refunded: 0 }
      },
      async refund(context, externalId, amount, key) {
        // A gateway without keys takes each request for a new one.
        const answer = await gateway.refund(context, externalId, amount, hasIdempotencyKey ? key : `${given.length}`)
        given.push(amount)
        if (state.loses) throw new Error('socket hang up')
        return answer
      },
    })
    return { state, platform: stage.withGateway('rehearsal', change) }
  }

  it('is not sent a second time where the gateway could give it twice: a person is asked', async () => {
    const { state, platform } = forgetful()
    const payment = await pay()
    const refund = await refundPayment(platform, stage.office(), { paymentId: payment.id, amount: 1000 })
    expect(refund.situacao).toBe('PENDENTE')
    for (const wait of [minuteMs, 10 * minuteMs, 40 * minuteMs]) {
      test.advance(wait)
      await expect(sendRefund(platform, platform.transactions.at(test.videira), refund.id)).rejects.toThrow(
        'no answer yet',
      )
    }
    test.advance(hourMs)
    await sendRefund(platform, platform.transactions.at(test.videira), refund.id)
    expect(await states(payment.id)).toEqual(['CONFERIR'])
    expect(state.given).toEqual([1000])
    const kinds = (await stage.ledger(payment.id)).map(({ tipo }) => tipo)
    expect(kinds.filter((tipo) => tipo === 'ESTORNO_INCERTO')).toHaveLength(1)
    // What may have gone back already is not given again by another refund.
    await expect(
      refundPayment(platform, stage.office(), { paymentId: payment.id, amount: 4001 }),
    ).rejects.toMatchObject({
      code: 'NOT_REFUNDABLE',
    })
  })

  it('control: the same refund at a gateway that knows its key is sent again, and given once', async () => {
    const { state, platform } = forgetful({ hasIdempotencyKey: true })
    const payment = await pay()
    const refund = await refundPayment(platform, stage.office(), { paymentId: payment.id, amount: 1000 })
    test.advance(minuteMs)
    state.loses = false
    await sendRefund(platform, platform.transactions.at(test.videira), refund.id)
    expect(state.given).toEqual([1000, 1000])
    expect(await states(payment.id)).toEqual(['FEITO'])
    expect(await find(payment.id)).toMatchObject({ estornado: 1000 })
  })

  it('of all that is left is sent again, and asked about where the gateway refuses it then', async () => {
    const { state, platform } = forgetful()
    const payment = await pay()
    const refund = await refundPayment(platform, stage.office(), { paymentId: payment.id })
    test.advance(minuteMs)
    await sendRefund(platform, platform.transactions.at(test.videira), refund.id)
    expect(state.given).toEqual([5000])
    expect(await states(payment.id)).toEqual(['CONFERIR'])
    // Once the gateway shows it, it is made, and was asked for by us.
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
    expect(await refunds(payment.id)).toMatchObject([{ situacao: 'FEITO', motivo: 'PEDIDO', valor: 5000 }])
  })

  it('is settled by the person who looked at the gateway, once', async () => {
    for (const isMade of [true, false]) {
      const { platform } = forgetful()
      const payment = await pay()
      const { id } = await refundPayment(platform, stage.office(), { paymentId: payment.id, amount: 1000 })
      await expect(
        settleCheckedRefund(platform, stage.office(), { id, paymentId: payment.id, isMade }),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      test.advance(2 * hourMs)
      await sendRefund(platform, platform.transactions.at(test.videira), id)
      const settled = await settleCheckedRefund(platform, stage.office(), { id, paymentId: payment.id, isMade })
      expect(settled.situacao).toBe(isMade ? 'FEITO' : 'RECUSADO')
      expect(await find(payment.id)).toMatchObject({ estornado: isMade ? 1000 : 0 })
      const sum = (await stage.ledger(payment.id)).reduce((all, { estornado }) => all + estornado, 0)
      expect(sum).toBe(isMade ? 1000 : 0)
      await expect(
        settleCheckedRefund(platform, stage.office(), { id, paymentId: payment.id, isMade }),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
      await expect(
        settleCheckedRefund(platform, stage.office(test.farol), { id, paymentId: payment.id, isMade }),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  it('is sent by one of ten processes at once', async () => {
    const { state, platform } = forgetful({ shows: true })
    state.loses = false
    const payment = await pay()
    const lost = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      read: async () => Promise.reject(new Error('unreachable')),
    }))
    const { id } = await refundPayment(lost, stage.office(), { paymentId: payment.id, amount: 500 })
    await Promise.allSettled(
      Array.from({ length: 10 }, () => sendRefund(platform, platform.transactions.at(test.videira), id)),
    )
    expect(state.given).toEqual([500])
    expect(await states(payment.id)).toEqual(['FEITO'])
  })

  it('that the gateway was making and then did not make is asked about', async () => {
    const payment = await pay()
    const slow = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      refund: async (context, externalId) => ({
        ...(await gateway.read(context, externalId)),
        state: 'refund_pending',
        refunded: 0,
      }),
    }))
    const { id } = await refundPayment(slow, stage.office(), { paymentId: payment.id, amount: 1000 })
    expect(await find(payment.id)).toMatchObject({ situacao: 'refund_pending' })
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', estornado: 0 })
    expect(await refunds(payment.id)).toMatchObject([{ id, situacao: 'CONFERIR' }])
  })

  it('whose job was given up is taken up by the reconciliation', async () => {
    const payment = await pay()
    const down = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      read: async () => Promise.reject(new Error('unreachable')),
    }))
    await refundPayment(down, stage.office(), { paymentId: payment.id, amount: 1000 })
    await test.asOwner((owner) => owner.query(`delete from tarefa where fila = 'pagamento-estorno'`))
    test.advance(5 * hourMs)
    await reconcilePayments(stage.needs, stage.needs.transactions.at(test.videira))
    await stage.runJobs()
    expect(await states(payment.id)).toEqual(['FEITO'])
  })
})

describe('the reconciliation', () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))

  it('finds a payment that came days after it expired, and reports it', async () => {
    const payment = await stage.start(await stage.order(5000))
    test.advance(2 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'expired' })
    test.advance(4 * 24 * hourMs)
    await stage.move(payment, 'paid')
    test.advance(24 * hourMs)
    // The jobs alone, as no other payment asks for a reconciliation.
    for (let day = 0; day < 2; day++) {
      await stage.runJobs()
      test.advance(hourMs)
    }
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
  })

  it('leaves a payment alone a day after it was closed', async () => {
    const read = vi.fn()
    const watched = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      read(context, externalId) {
        read(externalId)
        return gateway.read(context, externalId)
      },
    }))
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const readings = async () => {
      read.mockClear()
      for (let hour = 0; hour < 4; hour++) {
        test.advance(hourMs)
        await reconcilePayments(watched, watched.transactions.at(test.videira))
      }
      return read.mock.calls.flat().filter((externalId) => externalId === payment.externoId).length
    }
    expect(await readings()).toBeGreaterThan(0)
    test.advance(24 * hourMs)
    expect(await readings()).toBe(0)
  })

  it('asks a gateway that does not answer three times, not once for each payment', async () => {
    for (let each = 0; each < 6; each++) await stage.start(await stage.order(5000))
    const asked = vi.fn()
    const down = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      async read() {
        asked()
        throw new Error('unreachable')
      },
      async *listChanged() {
        asked()
        yield* []
      },
    }))
    const found = await reconcilePayments(down, down.transactions.at(test.videira))
    expect(asked).toHaveBeenCalledTimes(3)
    expect(found.map(({ tipo }) => tipo)).toEqual(['AUSENTE', 'AUSENTE', 'AUSENTE'])
  })

  it('cancels an expired payment whose job was given up', async () => {
    const payment = await stage.start(await stage.order(5000))
    await test.asOwner((owner) => owner.query(`delete from tarefa where fila = 'pagamento-vencimento'`))
    test.advance(3 * hourMs)
    await reconcilePayments(stage.needs, stage.needs.transactions.at(test.videira))
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'expired' })
  })
})
