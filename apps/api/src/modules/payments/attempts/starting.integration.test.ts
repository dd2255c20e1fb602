import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'
import { readPixCode } from '../codes/pix-code.rules.ts'
import { savePaymentSettings } from '../methods/settings.service.ts'
import { findPayment } from '../orders/payments.queries.ts'
import { listAttempts } from './attempts.service.ts'

describe('a payment', () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const sum = async (id: number) => {
    const lines = await stage.ledger(id)
    const total = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + pick(line), 0)
    return { captured: total(({ capturado }) => capturado), refunded: total(({ estornado }) => estornado) }
  }
  const cardToken = () => stage.cardToken()

  it('by Pix waits for its payer with a code, and is paid when the gateway says so', async () => {
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    expect(payment).toMatchObject({ situacao: 'awaiting_payer', gateway: 'rehearsal', valor: 5000, capturado: 0 })
    expect(payment.acao).toMatchObject({ kind: 'qr' })
    const status = await test.call('GET', `/pedido/${codigo}/pagamento/`)
    const pagamento = { resultado: 'pendente', total: 5000, idGatewayPagamento: null }
    expect(status.body).toMatchObject({ situacao: 'waiting', pagamento })
    expect(readPixCode(status.body.pagamento.acao.payload)).toMatchObject({ amount: 5000 })

    await stage.move(payment, 'paid')
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`)).body.situacao).toBe('waiting')
    await test.call('POST', `/pedido/${codigo}/conferencia/`)
    await test.call('POST', `/pedido/${codigo}/conferencia/`)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`)).body).toMatchObject({
      situacao: 'success',
      pagamento: { resultado: 'aprovado', acao: null },
    })
    expect(await sum(payment.id)).toEqual({ captured: 5000, refunded: 0 })
  })

  it.each([
    [5001, 'card', 'failed', 'canceled', 'nao_aprovado'],
    [5002, 'card', 'in_review', 'review', 'em_analise'],
    [5005, 'card', 'requires_action', 'waiting', 'pendente'],
    [5006, 'card', 'authorized', 'waiting', 'em_aberto'],
    [5007, 'card', 'processing', 'waiting', 'em_aberto'],
    [5011, 'card', 'unknown', 'waiting', 'em_aberto'],
    [5008, 'card', 'failed', 'canceled', 'nao_aprovado'],
    [5009, 'card', 'failed', 'canceled', 'nao_aprovado'],
    [5010, 'card', 'failed', 'canceled', 'nao_aprovado'],
    [5000, 'card', 'paid', 'success', 'aprovado'],
    [5000, 'boleto', 'awaiting_payer', 'waiting', 'pendente'],
    [5000, 'picpay', 'awaiting_payer', 'waiting', 'aguardando'],
    [5000, 'paypal', 'requires_action', 'waiting', 'pendente'],
    [5000, 'ach', 'processing', 'waiting', 'aprovado'],
    [5000, 'cash', 'awaiting_payer', 'waiting', 'aguardando'],
    [5000, 'bank_transfer', 'awaiting_payer', 'waiting', 'aguardando'],
    [5000, 'manual_pix', 'awaiting_payer', 'waiting', 'aguardando'],
  ] as const)('of %i cents by %s is %s: the page shows %s and the checkout answers %s', async (...row) => {
    const [valor, method, state, page, result] = row
    const codigo = await stage.order(valor)
    const card = method === 'card' ? { card: { token: await cardToken() } } : {}
    const bank = method === 'ach' ? { bank: { token: 'ba_1', accountType: 'checking' as const } } : {}
    const payment = await stage.start(codigo, { method, ...card, ...bank })
    expect(payment.situacao).toBe(state)
    const { body } = await test.call('GET', `/pedido/${codigo}/pagamento/`)
    expect([body.situacao, body.pagamento.resultado]).toEqual([page, result])
  })

  it('shows the code of the church’s own Pix key, with the amount and the payment’s reference', async () => {
    const payment = await stage.start(await stage.order(1234), { method: 'manual_pix' })
    const action = (await find(payment.id))?.acao
    expect(action?.kind === 'instructions' && readPixCode(action.payload ?? '')).toMatchObject({
      key: 'tesouraria@example.org',
      amount: 1234,
      txid: payment.referencia,
    })
  })

  it('continues after a 3-D Secure challenge by what the gateway says, not by what the browser says', async () => {
    const codigo = await stage.order(5005)
    const payment = await stage.start(codigo, { method: 'card', card: { token: await cardToken() } })
    expect(payment.situacao).toBe('requires_action')
    await stage.move(payment, 'failed')
    const { body } = await test.call('POST', `/pedido/${codigo}/conferencia/`)
    expect(body.situacao).toBe('canceled')
    const again = await stage.start(codigo, { method: 'card', card: { token: await cardToken() } })
    expect(again.situacao).toBe('requires_action')
    expect((await test.call('POST', `/pedido/${codigo}/conferencia/`)).body.situacao).toBe('success')
  })

  it('by another method takes the place of one that waits, which is canceled at its gateway', async () => {
    const codigo = await stage.order(5000)
    const first = await stage.start(codigo)
    const second = await stage.start(codigo, { method: 'boleto' })
    expect(await find(first.id)).toMatchObject({ situacao: 'canceled' })
    expect(second.situacao).toBe('awaiting_payer')
  })

  it('with instalments is split and priced as the church allows', async () => {
    const start = async (installments: number, method: 'card' | 'pix' = 'card') =>
      stage.start(await stage.order(10_000), { method, installments, card: { token: await cardToken() } })
    expect(await start(3)).toMatchObject({ parcelas: 3, valor: 10_000, juros: 0 })
    const [four] = [await start(4)]
    expect(four.juros).toBeGreaterThan(0)
    expect(four.valor).toBe(10_000 + four.juros)
    await expect(start(13)).rejects.toMatchObject({ code: 'EVT_REG_016' })
    await expect(start(2, 'pix')).rejects.toMatchObject({ code: 'EVT_REG_015' })
  })

  it('is refused where the method, the country or the amount does not allow it', async () => {
    const address = { zip: '10001', street: 'a', number: '1', city: 'New York', state: 'NY', country: 'US' }
    const abroad = await stage.order(5000, { payer: { name: 'Ana', email: 'ana@example.org', address } })
    await expect(stage.start(abroad)).rejects.toMatchObject({ code: 'ONLY_IN_BRAZIL' })
    const large = await stage.order(500_000)
    await expect(stage.start(large, { method: 'picpay' })).rejects.toMatchObject({ code: 'AMOUNT_TOO_LARGE' })
    expect((await stage.start(await stage.order(499_999), { method: 'picpay' })).situacao).toBe('awaiting_payer')
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods: [] })
    const codigo = await stage.order(5000)
    for (const [method, code] of [
      ['pix', 'EVT_REG_010'],
      ['cash', 'EVT_REG_012'],
      ['boleto', 'EVT_REG_013'],
    ] as const)
      await expect(stage.start(codigo, { method })).rejects.toMatchObject({ code })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  })

  it('is not rehearsed by a church that takes real money', async () => {
    const settings = { currency: 'BRL', isLive: true, methods: [{ method: 'pix', gateway: 'rehearsal' }] } as const
    await expect(
      savePaymentSettings(test.needs, createOwnCall(test.platform.transactions.at(test.videira)), {
        ...settings,
        methods: [...settings.methods],
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION' })
    await test.asOwner((owner) => owner.query('update pagamento_configuracao set flag_producao = true'))
    const codigo = await stage.order(5000)
    await expect(stage.start(codigo)).rejects.toMatchObject({ code: 'EVT_REG_010' })
    expect(await stage.at().inChurch((work) => listAttempts(work, codigo))).toEqual([])
    await test.asOwner((owner) => owner.query('update pagamento_configuracao set flag_producao = false'))
  })

  it('of one church is not there for another', async () => {
    const codigo = await stage.order(5000)
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`)).status).toBe(200)
    const host = 'farol.narthex.test'
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`, { host })).status).toBe(404)
    const body = { pedido: codigo, chave: randomUUID(), codigoMetodoPagamento: 'PIX' }
    expect((await test.call('POST', '/pagamento/', { host, body })).status).toBe(404)
  })

  it('keeps its ledger as it was written', async () => {
    const payment = await stage.start(await stage.order(5000))
    for (const statement of ['update pagamento_lancamento set capturado = 1', 'delete from pagamento_lancamento'])
      await expect(test.asOwner((owner) => owner.query(statement))).rejects.toThrow()
    expect((await stage.ledger(payment.id)).map(({ tipo }) => tipo)).toEqual(['CRIADO', 'RESPOSTA'])
  })
})
