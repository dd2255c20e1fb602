import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { joinListeners } from '../../platform/modules/join-listeners.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { confirmOfflinePayment } from '../payments/attempts/confirmation.service.ts'
import { readPayment } from '../payments/attempts/readings.service.ts'
import { findOrder } from '../payments/orders/orders.queries.ts'
import { placeOrder } from '../payments/orders/orders.service.ts'
import { listPaymentsForOrder } from '../payments/orders/payments.queries.ts'
import { noPaymentSignals } from '../payments/orders/payments.signals.ts'
import { refundPayment } from '../payments/refunds/refunds.service.ts'
import { moveRehearsedPayment } from '../payments/rehearsal/rehearsal.service.ts'
import { followGiftPayments } from './gift-payments.service.ts'
import { addReason, replaceReason } from './reasons.editing.service.ts'
import { setUpGiving } from './testing/set-up-giving.ts'

describe('a gift follows its payments', () => {
  const stage = setUpGiving()
  const { test, reasons } = stage

  const paymentsFor = (codigo: string) =>
    stage.inVideira(async (work) => {
      const order = await findOrder(work, codigo)
      return order ? listPaymentsForOrder(work, order.id) : []
    })
  const paymentFor = async (codigo: string) => {
    const [payment] = await paymentsFor(codigo)
    if (!payment) throw new Error('There is no payment')
    return payment
  }
  /** Changes the state at the bank and reads the payment again. */
  const move = async (codigo: string, state: Parameters<typeof moveRehearsedPayment>[2]) => {
    const { id, referencia } = await paymentFor(codigo)
    await stage.inVideira((work) => moveRehearsedPayment(work, referencia, state))
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), id)
  }
  const refund = async (codigo: string, amount?: number) => {
    const { id: paymentId } = await paymentFor(codigo)
    await refundPayment(stage.needs, stage.office(), { paymentId, ...(amount !== undefined && { amount }) })
  }
  const twoItems = () => [
    { idMotivo: reasons.tithes, valor: 3000 },
    { idMotivo: reasons.missions, valor: 2000 },
  ]

  it('fails with its payment, is open again with the next one, and is received by it', async () => {
    const { body } = await stage.place()
    await stage.pay(body.pedido)
    await move(body.pedido, 'failed')
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'FALHOU', metodo: 'pix', recebidaEm: null })
    await stage.pay(body.pedido)
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'ABERTA' })
    await stage.rehearse(body.pedido, 'paid')
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'RECEBIDA' })
  })

  it('takes money that comes after its Pix has expired', async () => {
    const { body } = await stage.place()
    await stage.pay(body.pedido)
    test.advance(dayMs)
    await test.runJobs()
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'FALHOU' })
    await move(body.pedido, 'paid')
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'RECEBIDA', recebidaEm: test.now })
  })

  it('is received in cash when the treasurer confirms it', async () => {
    const { body } = await stage.place({ codigoMetodoPagamento: 'CASH' })
    await stage.pay(body.pedido, { codigoMetodoPagamento: 'CASH' })
    const { id } = await paymentFor(body.pedido)
    for (const _ of ['once', 'again']) await confirmOfflinePayment(stage.needs, stage.office(), id)
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'RECEBIDA', metodo: 'cash', total: 5000 })
  })

  it('is given back in part, from each of its reasons, and then as a whole', async () => {
    const pedido = await stage.give({ itens: twoItems() })
    await refund(pedido, 1000)
    expect(await stage.gift(pedido)).toMatchObject({ situacao: 'RECEBIDA', estornado: 1000, total: 5000 })
    expect((await stage.items(pedido)).map(({ recebido }) => recebido)).toEqual([2400, 1600])
    await refund(pedido)
    expect(await stage.gift(pedido)).toMatchObject({ situacao: 'ESTORNADA', estornado: 5000 })
    expect((await stage.items(pedido)).map(({ recebido }) => recebido)).toEqual([0, 0])
  })

  it('stays received where a second payment of its order is given back', async () => {
    const { body } = await stage.place()
    await stage.pay(body.pedido)
    await move(body.pedido, 'expired')
    const [late] = await paymentsFor(body.pedido)
    await stage.pay(body.pedido)
    await stage.rehearse(body.pedido, 'paid')
    await stage.inVideira((work) => moveRehearsedPayment(work, late?.referencia ?? '', 'paid'))
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), late?.id ?? 0)
    await test.runJobs()
    const states = (await paymentsFor(body.pedido)).map(({ situacao }) => situacao)
    expect(states.toSorted()).toEqual(['paid', 'refunded'])
    expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'RECEBIDA', estornado: 0 })
    expect(await stage.items(body.pedido)).toMatchObject([{ recebido: 5000 }])
  })

  it('is disputed, and received again when the church wins', async () => {
    const pedido = await stage.give()
    await move(pedido, 'disputed')
    expect(await stage.gift(pedido)).toMatchObject({ situacao: 'CONTESTADA' })
    await move(pedido, 'paid')
    expect(await stage.gift(pedido)).toMatchObject({ situacao: 'RECEBIDA' })
  })

  it('is not paid any more once its reason is closed', async () => {
    const idMotivo = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Telhado' })
    const { body } = await stage.place({ itens: [{ idMotivo, valor: 5000 }] })
    await replaceReason(createOwnCall(test.platform.transactions.at(test.videira)), idMotivo, {
      nome: 'Telhado',
      flagAtivo: false,
    })
    expect((await stage.pay(body.pedido)).body).toMatchObject({ code: 'REASON_UNAVAILABLE' })
    expect(await paymentsFor(body.pedido)).toEqual([])
    await replaceReason(createOwnCall(test.platform.transactions.at(test.videira)), idMotivo, { nome: 'Telhado' })
    expect((await stage.pay(body.pedido)).status).toBe(200)
  })

  describe('and announces', () => {
    const announce = () => {
      const signals = { giftReceived: [vi.fn()], giftFailed: [vi.fn()], giftRefunded: [vi.fn()] } as const
      const whole = test.needs
      const announced = { ...whole.signals, ...noPaymentSignals, ...signals }
      const needs: Assembled = { ...whole, signals: joinListeners(announced, [followGiftPayments], () => needs) }
      return { signals, needs }
    }
    const facts = { memberId: null, moeda: 'BRL', valor: 5000, recurrence: null }

    it('what was received, failed and given back, once each and with the payment', async () => {
      const { signals, needs } = announce()
      const { body } = await stage.place()
      await stage.pay(body.pedido)
      const read = async (state: Parameters<typeof moveRehearsedPayment>[2]) => {
        const { id, referencia } = await paymentFor(body.pedido)
        await stage.inVideira((work) => moveRehearsedPayment(work, referencia, state))
        for (const _ of ['once', 'again']) await readPayment(needs, needs.transactions.at(test.videira), id)
        return id
      }
      await read('failed')
      const failed = { ...facts, codigo: body.pedido, total: null, estornado: 0 }
      expect(signals.giftFailed[0].mock.calls.map(([, gift]) => gift)).toMatchObject([failed])
      const id = await read('paid')
      const received = { ...facts, codigo: body.pedido, total: 5000, estornado: 0, metodo: 'pix' }
      const [call] = signals.giftReceived[0].mock.calls
      expect(signals.giftReceived[0]).toHaveBeenCalledTimes(1)
      expect(call?.slice(1)).toMatchObject([received, { id, valor: 5000, liquido: 5000 }])
      await refundPayment(needs, stage.office(), { paymentId: id, amount: 1000 })
      expect(signals.giftRefunded[0].mock.calls.map(([, gift]) => gift)).toMatchObject([{ estornado: 1000 }])
    })

    it('nothing of the orders of other modules', async () => {
      const { signals, needs } = announce()
      const { codigo } = await stage.inVideira((work) =>
        placeOrder(work, {
          finalidade: 'evento',
          referencia: '1',
          descricao: 'Retiro',
          valor: 5000,
          moeda: 'BRL',
          flagTaxas: false,
          chave: randomUUID(),
          pagina: '/',
          memberId: null,
          payer: { name: 'Ana', email: 'ana@example.org' },
        }),
      )
      await stage.pay(codigo)
      const { id, referencia } = await paymentFor(codigo)
      await stage.inVideira((work) => moveRehearsedPayment(work, referencia, 'paid'))
      expect(await readPayment(needs, needs.transactions.at(test.videira), id)).toMatchObject({ situacao: 'paid' })
      expect(signals.giftReceived[0]).not.toHaveBeenCalled()
    })

    it('in the same transaction: what a listener refuses is not written, and comes again', async () => {
      const { signals, needs } = announce()
      signals.giftReceived[0].mockRejectedValueOnce(new Error('no mail'))
      const { body } = await stage.place()
      await stage.pay(body.pedido)
      const { id, referencia } = await paymentFor(body.pedido)
      await stage.inVideira((work) => moveRehearsedPayment(work, referencia, 'paid'))
      await expect(readPayment(needs, needs.transactions.at(test.videira), id)).rejects.toThrow('no mail')
      expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'ABERTA' })
      await readPayment(needs, needs.transactions.at(test.videira), id)
      expect(await stage.gift(body.pedido)).toMatchObject({ situacao: 'RECEBIDA' })
    })
  })
})
