import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { confirmOfflinePayment } from '../attempts/confirmation.service.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { findPayment } from '../orders/payments.queries.ts'
import { listRefunds } from '../settlement/refunds.queries.ts'
import { refundPayment, sendRefund } from './refunds.service.ts'

describe('money', () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const refunds = (id: number) => stage.at().inChurch((work) => listRefunds(work, id))
  const orderState = (codigo: string) => stage.at().inChurch(async (work) => (await findOrder(work, codigo))?.situacao)
  const paid = async (valor = 5000) => {
    const codigo = await stage.order(valor)
    const payment = await stage.start(codigo, { method: 'card', card: { token: await stage.cardToken() } })
    expect(payment.situacao).toBe('paid')
    return { codigo, payment }
  }

  it('is refunded in parts, never by more than was paid, and the ledger adds up', async () => {
    const refunded = vi.fn(async () => undefined)
    stage.signals.paymentRefunded = [refunded]
    const { codigo, payment } = await paid()
    const refund = (amount?: number, key = randomUUID()) =>
      refundPayment(stage.needs, stage.office(), {
        paymentId: payment.id,
        key,
        ...(amount !== undefined && { amount }),
      })
    expect(await refund(2000)).toMatchObject({ valor: 2000, situacao: 'FEITO', motivo: 'PEDIDO' })
    expect(await find(payment.id)).toMatchObject({ situacao: 'partially_refunded', estornado: 2000 })
    expect(await orderState(codigo)).toBe('PAGO')
    await expect(refund(3001)).rejects.toMatchObject({ code: 'NOT_REFUNDABLE' })
    await expect(refund(0)).rejects.toMatchObject({ code: 'NOT_REFUNDABLE' })
    const key = randomUUID()
    expect(await refund(undefined, key)).toMatchObject({ valor: 3000, situacao: 'FEITO' })
    expect(await refund(undefined, key)).toMatchObject({ valor: 3000, situacao: 'FEITO' })
    await expect(refund(1, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' })
    expect(await find(payment.id)).toMatchObject({ situacao: 'refunded', capturado: 5000, estornado: 5000 })
    expect(await orderState(codigo)).toBe('ESTORNADO')
    expect(refunded).toHaveBeenCalledTimes(2)
    const lines = await stage.ledger(payment.id)
    expect(lines.reduce((sum, line) => sum + line.capturado, 0)).toBe(5000)
    expect(lines.reduce((sum, line) => sum + line.estornado, 0)).toBe(5000)
  })

  it('asked back ten times at once is given back once', async () => {
    const { payment } = await paid()
    const all = Array.from({ length: 10 }, () =>
      refundPayment(stage.needs, stage.office(), { paymentId: payment.id, amount: 5000 }),
    )
    const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(await find(payment.id)).toMatchObject({ estornado: 5000 })
  })

  it('whose refund gets no answer is read before it is sent again', async () => {
    const { payment } = await paid()
    const lost = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      async refund(...given) {
        await gateway.refund(...given)
        throw new Error('socket hang up')
      },
    }))
    const refund = await refundPayment(lost, stage.office(), { paymentId: payment.id, amount: 1000 })
    expect(refund.situacao).toBe('PENDENTE')
    const send = vi.fn()
    const watched = stage.withGateway('rehearsal', (gateway) => ({ ...gateway, refund: send }))
    await sendRefund(watched, watched.transactions.at(test.videira), refund.id)
    expect(send).not.toHaveBeenCalled()
    expect((await refunds(payment.id)).map(({ situacao }) => situacao)).toEqual(['FEITO'])
    expect(await find(payment.id)).toMatchObject({ estornado: 1000 })
  })

  it('that a gateway refunds by itself is written down', async () => {
    const { codigo, payment } = await paid()
    await stage.move(payment, 'refunded')
    await test.call('POST', `/pedido/${codigo}/conferencia/`)
    expect(await refunds(payment.id)).toMatchObject([{ valor: 5000, motivo: 'EXTERNO', situacao: 'FEITO' }])
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`)).body.situacao).toBe('refunded')
  })

  it('that comes after its Pix expired settles the order, once', async () => {
    const settled = vi.fn(async () => undefined)
    stage.signals.paymentSettled = [settled]
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    test.advance(2 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'expired' })
    await stage.move(payment, 'paid')
    test.advance(2 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', estornado: 0 })
    expect(await orderState(codigo)).toBe('PAGO')
    expect(settled).toHaveBeenCalledTimes(1)
  })

  it('that comes late for an order that wants it no more goes back', async () => {
    stage.signals.latePaymentWanted = [async () => false]
    const settled = vi.fn(async () => undefined)
    stage.signals.paymentSettled = [settled]
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    test.advance(2 * hourMs)
    await stage.runJobs()
    await stage.move(payment, 'paid')
    test.advance(2 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'refunded', capturado: 5000, estornado: 5000 })
    expect(await refunds(payment.id)).toMatchObject([{ motivo: 'TARDIO', situacao: 'FEITO' }])
    expect(await orderState(codigo)).toBe('ABERTO')
    expect(settled).not.toHaveBeenCalled()
  })

  it('that came just before its Pix expired stays: the gateway decides, not our clock', async () => {
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    await stage.move(payment, 'paid')
    test.advance(2 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid' })
    expect(await orderState(codigo)).toBe('PAGO')
  })

  it('that comes twice for one order goes back once', async () => {
    const codigo = await stage.order(5000)
    const first = await stage.start(codigo)
    const second = await stage.start(codigo, { method: 'boleto' })
    await stage.move(first, 'paid')
    await stage.move(second, 'paid')
    test.advance(2 * hourMs)
    await stage.runJobs()
    const states = [(await find(first.id))?.situacao, (await find(second.id))?.situacao]
    expect(states.toSorted()).toEqual(['paid', 'refunded'])
    expect(await orderState(codigo)).toBe('PAGO')
    const all = [...(await refunds(first.id)), ...(await refunds(second.id))]
    expect(all).toMatchObject([{ motivo: 'DUPLICADO', valor: 5000, situacao: 'FEITO' }])
  })

  it('in cash is confirmed by staff, once, also after its days are over', async () => {
    const settled = vi.fn(async () => undefined)
    stage.signals.paymentSettled = [settled]
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo, { method: 'cash' })
    test.advance(4 * 24 * hourMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'expired' })
    for (const _ of ['once', 'again']) await confirmOfflinePayment(stage.needs, stage.office(), payment.id)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
    expect(settled).toHaveBeenCalledTimes(1)
    const refund = await refundPayment(stage.needs, stage.office(), { paymentId: payment.id, amount: 500 })
    expect(refund.situacao).toBe('FEITO')
    expect(await find(payment.id)).toMatchObject({ situacao: 'partially_refunded', estornado: 500 })
  })

  it('at a third party is not confirmed by hand', async () => {
    const payment = await stage.start(await stage.order(5000))
    await expect(confirmOfflinePayment(stage.needs, stage.office(), payment.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await find(payment.id)).toMatchObject({ situacao: 'awaiting_payer' })
  })

  it('that a bank disputes is in review, and the church’s again when the dispute is won', async () => {
    const disputed = vi.fn(async () => undefined)
    stage.signals.paymentDisputed = [disputed]
    const { codigo, payment } = await paid()
    await stage.move(payment, 'disputed')
    const { body } = await test.call('POST', `/pedido/${codigo}/conferencia/`)
    expect(body.situacao).toBe('review')
    await stage.move(payment, 'paid')
    expect((await test.call('POST', `/pedido/${codigo}/conferencia/`)).body.situacao).toBe('success')
    expect(await orderState(codigo)).toBe('PAGO')
  })
})
