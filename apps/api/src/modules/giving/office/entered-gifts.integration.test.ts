import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { listPayments } from '../../payments/office/payment-list.queries.ts'
import { findPayer } from '../../payments/orders/orders.queries.ts'
import { addReason } from '../reasons.editing.service.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'

/** The clock of the tests stands at 9:00 on 2026-11-23 in São Paulo. */
const today = '2026-11-23'

describe('gifts that a treasurer writes down', () => {
  const stage = setUpGiving()
  const { test, reasons } = stage
  let treasurer: Person
  let chief: Person
  let ana: Person

  beforeAll(async () => {
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    ana = await test.join()
  })

  const makeBody = (own: object = {}) => ({
    chave: randomUUID(),
    itens: [{ idMotivo: reasons.tithes, valor: 5000 }],
    codigoMetodoPagamento: 'CASH',
    dia: '2026-11-15',
    doador: { nome: 'Dona Zélia' },
    ...own,
  })
  const enter = (own: object = {}, { token } = treasurer) =>
    test.call('POST', '/tesouraria/doacao/', { token, body: makeBody(own) })
  const get = async (path: string, { token } = treasurer) =>
    (await test.call('GET', `/tesouraria/${path}`, { token })).body
  const audited = async () =>
    (await test.call('GET', '/igreja/videira/auditoria?acao=GIFT_ENTERED', { token: chief.token })).body.itens

  it('stand in the accounts with every cent, on the day on which the money came', async () => {
    const itens = [
      { idMotivo: reasons.tithes, valor: 12_345 },
      { idMotivo: reasons.missions, valor: 55 },
    ]
    const { status, body } = await enter({ itens, comentario: 'Envelope 7', flagAnonimo: true })
    expect([status, body]).toMatchObject([
      200,
      {
        situacao: 'RECEBIDA',
        valor: 12_400,
        total: 12_400,
        liquido: 12_400,
        doador: 'Dona Zélia',
        itens,
        codigoMetodoPagamento: 'CASH',
        flagAnonimo: true,
        comentario: 'Envelope 7',
        dataCadastro: '2026-11-23T12:00:00.000Z',
        dataRecebimento: '2026-11-15T15:00:00.000Z',
      },
    ])
    const payment = await get(`pagamento/${body.idPagamento}`)
    expect(payment).toMatchObject({
      situacao: 'paid',
      gateway: 'offline',
      capturado: 12_400,
      liquido: 12_400,
      taxaProcessamento: 0,
      dataPagamento: '2026-11-15T15:00:00.000Z',
      momento: '2026-11-15T15:00:00.000Z',
      ordem: { situacao: 'PAGO' },
    })
    expect(payment.lancamentos).toMatchObject([{ tipo: 'CRIADO' }, { tipo: 'CONFIRMACAO', capturado: 12_400 }])
    const ofDay = await get('doacao/?de=2026-11-15&ate=2026-11-15')
    expect(ofDay.itens.map(({ pedido }: { pedido: string }) => pedido)).toContain(body.pedido)
    const [total] = await get('total/?de=2026-11-15&ate=2026-11-15&por=DIA')
    expect(total).toMatchObject({ periodo: '2026-11-15', codigoMetodoPagamento: 'CASH', capturado: 12_400 })
    expect((await stage.items(body.pedido)).map(({ recebido }) => recebido)).toEqual([12_345, 55])
    expect((await audited())[0]).toMatchObject({
      usuario: { id: treasurer.memberId },
      detalhes: { pagamento: body.idPagamento, valor: 12_400, dia: '2026-11-15' },
    })
    expect(JSON.stringify(await audited())).not.toContain('Zélia')
  })

  it('are written once for a key, also where it comes ten times at once', async () => {
    const own = { chave: randomUUID(), dia: '2026-11-10' }
    const before = (await audited()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(own)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.pedido)).size).toBe(1)
    expect((await get('doacao/?de=2026-11-10&ate=2026-11-10')).total).toBe(1)
    expect(await audited()).toHaveLength(before + 1)
    const other = await enter({ ...own, dia: '2026-11-11' })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } })
  })

  it('control: two keys are two gifts', async () => {
    for (const _ of ['first', 'second']) await enter({ dia: '2026-11-09' })
    expect((await get('doacao/?de=2026-11-09&ate=2026-11-09')).total).toBe(2)
  })

  it('of a member stand in the member’s own history, with the address for the receipt', async () => {
    const { body } = await enter({ doador: undefined, idUsuario: ana.memberId, dia: today })
    expect(body).toMatchObject({ situacao: 'RECEBIDA', dataRecebimento: '2026-11-23T12:00:00.000Z' })
    const mine = await test.call('GET', `/usuario/${ana.memberId}/doacao/`, { token: ana.token })
    expect(mine.body.itens).toMatchObject([{ pedido: body.pedido, situacao: 'RECEBIDA', valor: 5000 }])
    const payer = await stage.inVideira((work) => findPayer(work, body.pedido))
    expect(payer).toMatchObject({ memberId: ana.memberId, email: expect.stringContaining('@') })
  })

  it('of someone without an e-mail keep none', async () => {
    const [without, given] = await Promise.all([
      enter(),
      enter({ doador: { nome: 'Rui', email: 'Rui@Example.org' }, codigoMetodoPagamento: 'PIX_MANUAL' }),
    ])
    const find = (pedido: string) => stage.inVideira((work) => findPayer(work, pedido))
    expect(await find(without.body.pedido)).toMatchObject({ nome: 'Dona Zélia', email: null, memberId: null })
    expect(await find(given.body.pedido)).toMatchObject({ nome: 'Rui', email: 'rui@example.org' })
  })

  it('are taken below the minimum and for a closed reason: the money is there', async () => {
    const closed = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Reforma',
      flagAtivo: false,
    })
    expect(await enter({ itens: [{ idMotivo: closed, valor: 1 }] })).toMatchObject({ status: 200, body: { valor: 1 } })
  })

  it('are undone by a refund', async () => {
    const { body } = await enter({ dia: '2026-11-08' })
    const refund = await test.call('POST', `/tesouraria/pagamento/${body.idPagamento}/estorno`, {
      token: treasurer.token,
      body: { chave: randomUUID() },
    })
    expect(refund).toMatchObject({ status: 200, body: { valor: 5000, situacao: 'FEITO' } })
    expect(await get(`doacao/${body.pedido}`)).toMatchObject({ situacao: 'ESTORNADA', estornado: 5000 })
    expect((await stage.items(body.pedido)).map(({ recebido }) => recebido)).toEqual([0])
  })

  it('are refused with nothing written where something is wrong', async () => {
    const count = () => stage.inVideira((work) => listPayments(work, {}, { isBehind: undefined, limit: 1000 }))
    const before = (await count()).length
    const item = { idMotivo: reasons.tithes, valor: 5000 }
    const wrong: readonly (readonly [object, string])[] = [
      [{ dia: '2026-11-24' }, 'VALIDATION'],
      [{ dia: '2026-02-30' }, 'VALIDATION'],
      [{ idUsuario: ana.memberId }, 'VALIDATION'],
      [{ doador: undefined }, 'VALIDATION'],
      [{ doador: { nome: ' ' } }, 'VALIDATION'],
      [{ itens: [] }, 'VALIDATION'],
      [{ itens: [item, item] }, 'VALIDATION'],
      [{ itens: [{ ...item, valor: 0 }] }, 'VALIDATION'],
      [{ itens: [{ ...item, valor: 0.5 }] }, 'VALIDATION'],
      [{ itens: [item, { idMotivo: reasons.missions, valor: 1_000_000_000 }] }, 'AMOUNT_TOO_LARGE'],
      [{ itens: [{ ...item, idMotivo: reasons.elsewhere }] }, 'REASON_UNAVAILABLE'],
      [{ codigoMetodoPagamento: 'PIX' }, 'VALIDATION'],
    ]
    for (const [own, code] of wrong) expect((await enter(own)).body.code, JSON.stringify(own)).toBe(code)
    const stranger = await test.join({ at: test.farol })
    const foreign = await enter({ doador: undefined, idUsuario: stranger.memberId })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await enter({}, ana)).toMatchObject({ status: 403 })
    expect(await count()).toHaveLength(before)
  })

  it('are of today until midnight at the church, wherever the server is', async () => {
    test.advance(15 * 3_600_000 - 1)
    // The login of the others is over by now.
    const late = await test.join({ roles: ['ROLE_TREASURER'] })
    expect(await enter({ dia: '2026-11-24' }, late)).toMatchObject({ body: { code: 'VALIDATION' } })
    test.advance(1)
    expect(await enter({ dia: '2026-11-24' }, late)).toMatchObject({ status: 200 })
  })
})
