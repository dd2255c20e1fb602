import { randomUUID } from 'node:crypto'
import { atStrength } from '@narthex/contract/testing/strength'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextAddress } from '../../testing/http-api.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { findPaymentSettings } from './methods/settings.service.ts'
import { findOrder } from './orders/orders.queries.ts'
import { isOpen } from './orders/payment-transitions.rules.ts'
import { findPayment, listPaymentsForOrder } from './orders/payments.queries.ts'
import { reconcilePayments } from './reconciliation/reconciliation.service.ts'

describe('an attacker', () => {
  const stage = setUpPayments()
  const { test } = stage
  const tokens = { videira: '', farol: '' }
  beforeAll(async () => {
    for (const name of ['videira', 'farol'] as const)
      tokens[name] = (await stage.at(test[name]).inChurch(findPaymentSettings))?.webhookToken ?? ''
  })
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const findPayments = (codigo: string) =>
    stage.at().inChurch(async (work) => listPaymentsForOrder(work, (await findOrder(work, codigo))?.id ?? 0))
  const pay = (pedido: string, own: object, options: object = {}) => {
    const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX', ...own }
    return test.call('POST', '/pagamento/', { body, ...options })
  }
  const countAtGateway = async () =>
    (await test.asOwner((owner) => owner.query<{ n: number }>('select count(*)::int as n from ensaio_pagamento')))[0]?.n

  it.each([-1, 0, 0.5, 49.999, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e15])(
    'places no order of %d cents',
    async (valor) => {
      await expect(stage.order(valor)).rejects.toMatchObject({ code: 'VALIDATION' })
    },
  )

  it('cannot name another amount, payer or state than the order has', async () => {
    const codigo = await stage.order(5000)
    const before = await countAtGateway()
    const forged = [{ valor: 1 }, { total: 1 }, { desconto: 4999 }, { situacao: 'paid' }, { capturado: 5000 }]
    for (const own of [...forged, { parcelas: -1 }, { parcelas: 1.5 }, { parcelas: 1e9 }, { parcelas: '2' }])
      expect((await pay(codigo, own)).status, JSON.stringify(own)).toBe(400)
    expect(await countAtGateway()).toBe(before)
    expect((await pay(codigo, {})).status).toBe(200)
    expect((await findPayments(codigo)).map(({ valor }) => valor)).toEqual([5000])
  })

  it('is quoted nothing for less than nothing', async () => {
    const fees = '/pagamento/calcular-taxas?metodoPagamento=PIX&flagTaxas=true'
    const plans = '/igreja/videira/calcula-taxas-parcelamento-juros?flagJuros=true'
    for (const path of [fees, plans]) {
      expect(await test.call('GET', `${path}&valor=-5000`)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
      expect((await test.call('GET', `${path}&valor=5000`)).status).toBe(200)
    }
  })

  it('cannot pay, read or check the order of another church', async () => {
    const codigo = await stage.order(5000)
    const host = 'farol.narthex.test'
    const before = await countAtGateway()
    expect((await pay(codigo, {}, { host })).status).toBe(404)
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`, { host })).status).toBe(404)
    expect((await test.call('POST', `/pedido/${codigo}/conferencia/`, { host })).status).toBe(404)
    expect(await countAtGateway()).toBe(before)
  })

  it('cannot pay by the saved card of another member, nor as a guest', async () => {
    const path = '/general/payment/church/videira/card'
    const [owner, thief] = [await test.join(), await test.join()]
    const saved = await test.call('POST', path, { token: owner.token, body: { token: await stage.cardToken() } })
    const own = { codigoMetodoPagamento: 'CREDIT_CARD', idCartao: saved.body.id }
    const before = await countAtGateway()
    expect((await pay(await stage.order(5000), own, { token: thief.token })).status).toBeGreaterThanOrEqual(400)
    expect((await pay(await stage.order(5000), own)).status).toBe(401)
    const farol = await test.join({ at: test.farol })
    const there = await stage.order(5000, { church: test.farol })
    const host = 'farol.narthex.test'
    expect((await pay(there, own, { token: farol.token, host })).status).toBeGreaterThanOrEqual(400)
    expect(await countAtGateway()).toBe(before)
    // Control: its owner can.
    expect((await pay(await stage.order(5000), own, { token: owner.token })).body.situacao).toBe('success')
  })

  it('gains nothing from the message of a challenge that is sent again', async () => {
    const codigo = await stage.order(5005)
    const body = { codigoMetodoPagamento: 'CREDIT_CARD', tokenCartao: await stage.cardToken() }
    expect((await pay(codigo, body)).body.pagamento.resultado).toBe('pendente')
    const [payment] = await findPayments(codigo)
    const check = () => test.call('POST', `/pedido/${codigo}/conferencia/`)
    // What the browser says of it is not even taken.
    const claim = await test.call('POST', `/pedido/${codigo}/conferencia/`, { body: { resultado: 'aprovado' } })
    expect(claim.status).toBe(400)
    for (const state of ['failed', 'refunded'] as const) {
      if (payment) await stage.move(payment, state)
      const answers = await Promise.all(Array.from({ length: 5 }, check))
      expect(new Set(answers.map((answer) => answer.body.situacao))).toEqual(new Set(['canceled']))
    }
    expect(await find(payment?.id ?? 0)).toMatchObject({ situacao: 'failed', capturado: 0 })
    // One that succeeded is taken once, however often its message comes.
    const paid = await stage.order(5005)
    await pay(paid, { ...body, tokenCartao: await stage.cardToken() })
    await Promise.all(Array.from({ length: 10 }, () => test.call('POST', `/pedido/${paid}/conferencia/`)))
    expect(await findPayments(paid)).toMatchObject([{ situacao: 'paid', capturado: 5005 }])
    const captures = (await stage.ledger((await findPayments(paid))[0]?.id ?? 0)).filter((line) => line.capturado > 0)
    expect(captures).toHaveLength(1)
  })

  it('in two tabs, with two methods at the same moment, leaves one payment that can be paid', async () => {
    for (let round = 0; round < atStrength({ deep: 8, full: 3 }); round++) {
      const codigo = await stage.order(5000)
      const methods = ['PIX', 'BOLETO', 'PICPAY', 'PIX'].slice(0, 2 + (round % 3))
      const answers = await Promise.all(methods.map((codigoMetodoPagamento) => pay(codigo, { codigoMetodoPagamento })))
      for (const { status, body } of answers)
        expect(status === 200 || body.code === 'PAYMENT_IN_PROGRESS', JSON.stringify(body)).toBe(true)
      const open = (await findPayments(codigo)).filter(({ situacao }) => isOpen(situacao))
      expect(open).toHaveLength(1)
      const remote = await test.asOwner((owner) =>
        owner.query(`select e.situacao from ensaio_pagamento e join pagamento p using (igreja_id, referencia)
          join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id
          where o.codigo = '${codigo}' and e.situacao = 'awaiting_payer'`),
      )
      expect(remote).toHaveLength(1)
    }
  })

  it('with the webhook address of one church reaches no payment of another', async () => {
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const send = (at: 'videira' | 'farol', token: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/webhook/rehearsal/${token}`,
        remoteAddress: nextAddress(),
        headers: { host: `${at}.narthex.test`, 'content-type': 'application/json' },
        payload: JSON.stringify({ evento: randomUUID(), pagamento: payment.externoId, referencia: payment.referencia }),
      })
    expect((await send('farol', tokens.farol)).statusCode).toBe(200)
    expect((await send('farol', tokens.videira)).statusCode).toBe(404)
    expect((await send('videira', tokens.farol)).statusCode).toBe(404)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'awaiting_payer', capturado: 0 })
    expect(await reconcilePayments(stage.needs, stage.needs.transactions.at(test.farol))).toEqual([])
    // Control: its own church's address does.
    expect((await send('videira', tokens.videira)).statusCode).toBe(200)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
  })
})
