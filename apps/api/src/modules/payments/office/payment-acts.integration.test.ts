import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { refundPayment } from '../refunds/refunds.service.ts'

describe('what a treasurer does to payments', () => {
  const stage = setUpPayments()
  const { test } = stage
  let treasurer: Person
  let admin: Person
  let chief: Person

  beforeAll(async () => {
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
  })

  const act = (id: number, what: string, body?: object, { token } = treasurer) =>
    test.call('POST', `/tesouraria/pagamento/${id}/${what}`, { token, ...(body && { body }) })
  const detail = async (id: number) =>
    (await test.call('GET', `/tesouraria/pagamento/${id}`, { token: treasurer.token })).body
  const audited = async (acao: string) =>
    (await test.call('GET', `/igreja/videira/auditoria?acao=${acao}`, { token: chief.token })).body.itens
  const paid = async (valor = 5000) => {
    const card = { token: await stage.cardToken() }
    return stage.start(await stage.order(valor), { method: 'card', card })
  }
  const inCash = async (valor = 5000) => stage.start(await stage.order(valor), { method: 'cash' })

  it('refunds in parts and whole, with the sums in its detail and each refund in the audit log', async () => {
    const { id, referencia } = await paid()
    const first = await act(id, 'estorno', { chave: randomUUID(), valor: 2000 })
    expect(first).toMatchObject({ status: 200, body: { valor: 2000, situacao: 'FEITO', motivo: 'PEDIDO' } })
    expect(await detail(id)).toMatchObject({
      situacao: 'partially_refunded',
      estornado: 2000,
      possivel: { estornavel: 3000, flagEstornoParcial: true, flagConfirmar: false, flagCancelar: false },
    })
    const rest = await act(id, 'estorno', { chave: randomUUID() })
    expect(rest.body).toMatchObject({ valor: 3000, situacao: 'FEITO' })
    const shown = await detail(id)
    expect(shown).toMatchObject({ situacao: 'refunded', estornado: 5000, ordem: { situacao: 'ESTORNADO' } })
    expect(shown.estornos.map(({ valor }: { valor: number }) => valor).sort()).toEqual([2000, 3000])
    const lines: { capturado: number; estornado: number }[] = shown.lancamentos
    expect(lines.reduce((sum, line) => sum + line.capturado - line.estornado, 0)).toBe(0)
    const acts = (await audited('PAYMENT_REFUNDED')).slice(0, 2)
    expect(acts).toMatchObject([
      { usuario: { id: treasurer.memberId }, detalhes: { pagamento: id, referencia, valor: 3000 } },
      { detalhes: { valor: 2000 } },
    ])
  })

  it('refunds once for a double click, also where both clicks come at once', async () => {
    const { id } = await paid()
    const body = { chave: randomUUID(), valor: 1500 }
    const answers = await Promise.all([act(id, 'estorno', body), act(id, 'estorno', body), act(id, 'estorno', body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body: refund }) => refund.id))).toEqual(new Set([body.chave]))
    expect(await detail(id)).toMatchObject({ estornado: 1500, possivel: { estornavel: 3500 } })
    const acts: { detalhes: { pagamento: number } }[] = await audited('PAYMENT_REFUNDED')
    expect(acts.filter(({ detalhes }) => detalhes.pagamento === id)).toHaveLength(1)
    const other = await act(id, 'estorno', { ...body, valor: 1400 })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } })
  })

  it('control: two clicks with keys of their own are two refunds', async () => {
    const { id } = await paid()
    for (const chave of [randomUUID(), randomUUID()]) await act(id, 'estorno', { chave, valor: 1500 })
    expect(await detail(id)).toMatchObject({ estornado: 3000 })
  })

  it.each([
    [0, 400, 'VALIDATION'],
    [5001, 409, 'NOT_REFUNDABLE'],
  ])('refunds nothing for the amount %j', async (valor, status, code) => {
    const { id } = await paid()
    expect(await act(id, 'estorno', { chave: randomUUID(), valor })).toMatchObject({ status, body: { code } })
    expect(await detail(id)).toMatchObject({ estornado: 0, estornos: [] })
  })

  it('refunds nothing that is not paid', async () => {
    const { id } = await inCash()
    const answer = await act(id, 'estorno', { chave: randomUUID(), valor: 100 })
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } })
  })

  it('says once of a refund without an answer whether it was made', async () => {
    const mute = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      refund: () => Promise.reject(new Error('socket hang up')),
    }))
    for (const flagFeito of [true, false]) {
      const payment = await paid()
      const refund = await refundPayment(mute, stage.office(), { paymentId: payment.id, amount: 1000 })
      const decide = (who = treasurer, id = payment.id) =>
        act(id, `estorno/${refund.id}/conferencia`, { flagFeito }, who)
      expect(await decide()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      await test.asOwner((owner) =>
        owner.query(`update estorno set situacao = 'CONFERIR' where id = $1 and situacao = 'PENDENTE'`, [refund.id]),
      )
      expect(await decide(admin)).toMatchObject({ status: 403 })
      expect(await decide(treasurer, (await paid()).id)).toMatchObject({ status: 404 })
      const situacao = flagFeito ? 'FEITO' : 'RECUSADO'
      expect(await decide()).toMatchObject({ status: 200, body: { id: refund.id, valor: 1000, situacao } })
      expect(await decide()).toMatchObject({ status: 404 })
      expect(await detail(payment.id)).toMatchObject({
        estornado: flagFeito ? 1000 : 0,
        possivel: { estornavel: flagFeito ? 4000 : 5000 },
      })
      expect((await audited('REFUND_DECIDED'))[0]).toMatchObject({
        usuario: { id: treasurer.memberId },
        detalhes: { pagamento: payment.id, referencia: payment.referencia, valor: 1000, situacao },
      })
    }
    expect(await audited('REFUND_DECIDED')).toHaveLength(2)
  })

  it('confirms cash once, and what a gateway tells of never', async () => {
    const { id } = await inCash(1234)
    expect((await detail(id)).possivel).toMatchObject({ flagConfirmar: true, flagCancelar: true, estornavel: 0 })
    for (const _ of ['once', 'again'])
      expect(await act(id, 'confirmacao')).toMatchObject({ status: 200, body: { situacao: 'paid', capturado: 1234 } })
    const acts: { detalhes: { pagamento: number } }[] = await audited('PAYMENT_CONFIRMED')
    expect(acts.filter(({ detalhes }) => detalhes.pagamento === id)).toHaveLength(1)
    const pix = await stage.start(await stage.order(500))
    expect(await act(pix.id, 'confirmacao')).toMatchObject({ status: 404 })
    expect(await detail(pix.id)).toMatchObject({ situacao: 'awaiting_payer' })
  })

  it('cancels what waits, with a line in the ledger; what is paid stays paid', async () => {
    const { id } = await inCash()
    expect(await act(id, 'cancelamento')).toMatchObject({ status: 200, body: { situacao: 'canceled' } })
    const shown = await detail(id)
    expect(shown.lancamentos.at(-1)).toMatchObject({ tipo: 'CANCELAMENTO', situacao: 'canceled' })
    expect((await audited('PAYMENT_CANCELED'))[0]).toMatchObject({ detalhes: { pagamento: id } })

    const pix = await stage.start(await stage.order(500))
    await stage.move(pix, 'paid')
    expect(await act(pix.id, 'cancelamento')).toMatchObject({ status: 200, body: { situacao: 'paid' } })
    const acts: { detalhes: { pagamento: number } }[] = await audited('PAYMENT_CANCELED')
    expect(acts.filter(({ detalhes }) => detalhes.pagamento === pix.id)).toEqual([])
  })

  it('is nothing that an administrator or a member does, nor a treasurer elsewhere', async () => {
    const { id } = await paid()
    const member = await test.join()
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_TREASURER'] })
    const body = { chave: randomUUID(), valor: 100 }
    for (const who of [admin, member]) {
      expect(await act(id, 'estorno', body, who)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect(await act(id, 'confirmacao', undefined, who)).toMatchObject({ status: 403 })
      expect(await act(id, 'cancelamento', undefined, who)).toMatchObject({ status: 403 })
      expect(await test.call('GET', `/tesouraria/pagamento/${id}`, { token: who.token })).toMatchObject({ status: 403 })
    }
    const there = { host: 'farol.narthex.test', token: elsewhere.token }
    for (const what of ['estorno', 'confirmacao', 'cancelamento'])
      expect(
        await test.call('POST', `/tesouraria/pagamento/${id}/${what}`, {
          ...there,
          ...(what === 'estorno' && { body }),
        }),
      ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await test.call('GET', `/tesouraria/pagamento/${id}`, there)).toMatchObject({ status: 404 })
    expect(await detail(id)).toMatchObject({ situacao: 'paid', estornado: 0 })
  })

  it('shows of a payer the name alone, and none once the payer is gone', async () => {
    const hidden = { email: 'canary@example.org', phone: '+5581999990000', document: '52998224725' }
    const payer = {
      name: 'Rui Alves',
      email: hidden.email,
      phone: hidden.phone,
      document: { type: 'cpf', value: hidden.document } as const,
      address: {
        zip: '50000000',
        street: 'Rua Canário',
        number: '77',
        city: 'Olinda',
        state: 'PE',
        country: 'BR',
      },
    }
    const orderCode = await stage.order(700, { payer })
    const { id } = await stage.start(orderCode, { method: 'cash' })
    const shown = await detail(id)
    expect(shown).toMatchObject({ pagador: 'Rui Alves', pedido: orderCode })
    const list = await test.call('GET', `/tesouraria/pagamento/?q=${orderCode}`, { token: treasurer.token })
    for (const text of [JSON.stringify(shown), JSON.stringify(list.body)]) {
      expect(text).toContain('Rui Alves')
      for (const secret of [...Object.values(hidden), 'Canário', 'Olinda']) expect(text).not.toContain(secret)
    }
    await test.asOwner((owner) => owner.query('delete from pedido_pagador where pedido_codigo = $1', [orderCode]))
    expect(await detail(id)).toMatchObject({ pagador: null, valor: 700 })
  })
})
