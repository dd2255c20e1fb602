import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { findSettledPayment } from '../../payments/refunds/order-refunds.service.ts'
import { settleCheckedRefund } from '../../payments/refunds/refund-check.service.ts'
import { listRefunds } from '../../payments/settlement/refunds.queries.ts'
import { enterRegistration } from '../buying/entry.service.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'
import { cancelOwnTickets, previewCancellation } from './cancellations.service.ts'

describe('a buyer who cancels', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew } = setUpMails(test)
  let ana: Person
  let rui: Person
  let staff: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
    rui = await test.join({ nome: 'Rui' })
    staff = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const inDays = (days: number) => new Date(test.now.getTime() + days * dayMs).toISOString()
  const sell = (own: object = {}) => stage.sell({ cancelamentoAte: inDays(20), cancelamentoPercentual: 80, ...own })
  const two = (event: SoldEvent) => ({
    ingressos: [{ idIngresso: event.types.adult }, { idIngresso: event.types.adult }],
  })
  const path = (codigo: string, end = '', by = ana) => `/usuario/${by.memberId}/inscricao/${codigo}/cancelamento/${end}`
  const preview = (codigo: string, ingressos: number[], by = ana) =>
    test.call('POST', path(codigo, 'previa/', by), { token: by.token, body: { ingressos } })
  const cancel = (codigo: string, ingressos: number[], devolucao: number, chave: string = randomUUID(), by = ana) =>
    test.call('POST', path(codigo, '', by), { token: by.token, body: { chave, ingressos, devolucao } })
  const idsOf = async (codigo: string) => (await stage.tickets(codigo)).map(({ id }) => id)
  const refunds = (pedido: string) =>
    stage.inVideira(async (work) => {
      const paid = await findSettledPayment(work, pedido)
      return paid ? listRefunds(work, paid.payment.id) : []
    })
  /** Entered by staff, who took cash for it. */
  async function payInCash({ id: eventId, types }: SoldEvent) {
    const registration = await stage.inVideira((work) =>
      enterRegistration(stage.needs, work, {
        eventId,
        origem: 'MANUAL',
        chave: randomUUID(),
        memberId: ana.memberId,
        ingressos: [{ idIngresso: types.adult ?? 0, adicionais: [] }],
        participantes: [null],
        buyer: { name: 'Ana', email: ana.email },
        payment: { method: 'cash', receivedAt: test.now },
      }),
    )
    const pedido = registration.pedidoCodigo ?? ''
    const paid = await stage.inVideira((work) => findSettledPayment(work, pedido))
    return { codigo: registration.codigo, pedido, total: 5000, paymentId: paid?.payment.id ?? 0 }
  }

  it('one of two tickets gets its share back by Pix, and the other stays; both mails go', async () => {
    const event = await sell()
    const { body } = await stage.buy(event, two(event), {}, ana)
    const [first = 0, second = 0] = await idsOf(body.codigo)
    await readNew()
    const seen = await preview(body.codigo, [first])
    expect(seen).toMatchObject({
      status: 200,
      body: { ingressos: [first], devolucao: 4000, forma: 'AUTOMATICO', codigoMetodoPagamento: 'PIX', moeda: 'BRL' },
    })
    const answer = await cancel(body.codigo, [first], 4000)
    expect(answer).toMatchObject({
      status: 200,
      body: { situacao: 'CONFIRMADA', ingressos: [first], devolucao: 4000 },
    })
    expect(await refunds(body.pedido)).toMatchObject([{ valor: 4000, situacao: 'FEITO', motivo: 'PEDIDO' }])
    expect(await stage.free(event)).toEqual({ seats: 9 })
    expect((await stage.tickets(body.codigo)).map(({ situacao }) => situacao)).toEqual(['CANCELADO', 'VALIDO'])
    const letters = new Map((await readNew()).map(({ subject, text }) => [subject, text.replaceAll('\u00a0', ' ')]))
    const refunded = 'Devolução parcial da inscrição em Acampamento'
    const canceled = 'Ingresso de Acampamento cancelado'
    expect(new Set(letters.keys())).toEqual(new Set([refunded, canceled]))
    expect(letters.get(canceled)).toContain('Pessoa 1 · Adulto')
    expect(letters.get(refunded)).toContain('R$ 40,00')

    expect((await preview(body.codigo, [second])).body.devolucao).toBe(4000)
    expect((await cancel(body.codigo, [second], 4000)).body.situacao).toBe('CANCELADA')
    expect(await stage.free(event)).toEqual({ seats: 10 })
  })

  it('all tickets at a hundred per cent ends as refunded, with fees, and says so by mail', async () => {
    const event = await sell({ cancelamentoPercentual: 100 })
    const { body } = await stage.buy(event, two(event), {}, ana)
    await readNew()
    const ids = await idsOf(body.codigo)
    const { devolucao } = (await preview(body.codigo, ids)).body
    expect(devolucao).toBe(body.total)
    expect((await cancel(body.codigo, ids, devolucao)).status).toBe(200)
    expect((await stage.registration(body.codigo))?.situacao).toBe('ESTORNADA')
    const subjects = (await readNew()).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Devolução da inscrição em Acampamento', 'Inscrição em Acampamento cancelada'])
  })

  it('add-ons go with their tickets, and fees stay where the event keeps them', async () => {
    const event = await sell({
      cancelamentoPercentual: 50,
      flagDevolverTaxas: false,
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['shirt'] },
        shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
      },
    })
    const held = { ingressos: [{ idIngresso: event.types.adult, adicionais: [event.types.shirt] }] }
    const { body } = await stage.buy(event, held, {}, ana)
    const [main = 0, shirt = 0] = await idsOf(body.codigo)
    expect((await preview(body.codigo, [main])).body).toMatchObject({ ingressos: [main, shirt], devolucao: 3000 })
    expect((await preview(body.codigo, [shirt])).body.code).toBe('NOT_FOUND')
  })

  it('the same call again has the same answer and refunds once; another amount than was shown is refused', async () => {
    const event = await sell()
    const { body } = await stage.buy(event, two(event), {}, ana)
    const [first = 0, second = 0] = await idsOf(body.codigo)
    const changed = await cancel(body.codigo, [first], 5000)
    expect(changed).toMatchObject({
      status: 409,
      body: { code: 'REFUND_CHANGED', details: [{ path: 'devolucao', message: '4000' }] },
    })
    const chave = randomUUID()
    const done = await cancel(body.codigo, [first], 4000, chave)
    expect(await cancel(body.codigo, [first], 4000, chave)).toEqual(done)
    expect((await cancel(body.codigo, [second], 4000, chave)).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect(await refunds(body.pedido)).toHaveLength(1)
    expect((await cancel(body.codigo, [first], 4000)).body.code).toBe('NOT_CANCELABLE')
  })

  it('ten times at once has canceled once', async () => {
    const event = await sell()
    const { body } = await stage.buy(event, {}, {}, ana)
    const ids = await idsOf(body.codigo)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(body.codigo, ids, 4000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body: { code } }) => code ?? []))).toEqual(new Set(['NOT_CANCELABLE']))
    expect(await refunds(body.pedido)).toMatchObject([{ valor: 4000 }])
    expect(await stage.free(event)).toEqual({ seats: 10 })
  })

  it('while the door scans the ticket is let in or gets the money back, never both', async () => {
    const scan = async (event: SoldEvent, bilhete: number) => {
      const lista = (await test.call('GET', `/evento/${event.id}/portaria/`, { token: staff.token })).body.listas[0].id
      const momento = test.now.toISOString()
      const leituras = [{ id: randomUUID(), lista, bilhete, tipo: 'ENTRADA', momento }]
      const body = { aparelho: 'Porta', agora: momento, leituras }
      return () => test.call('POST', `/evento/${event.id}/portaria/leituras/`, { token: staff.token, body })
    }
    for (let round = 0; round < 5; round++) {
      const event = await sell()
      const { body } = await stage.buy(event, {}, {}, ana)
      const [id = 0] = await idsOf(body.codigo)
      const letIn = await scan(event, id)
      const [entered, canceled] = await Promise.all([letIn(), cancel(body.codigo, [id], 4000)])
      const outcome = [entered.body[0].resultado, canceled.body.code ?? canceled.status]
      expect([
        ['ACEITA', 'NOT_CANCELABLE'],
        ['CANCELADO', 200],
      ]).toContainEqual(outcome)
    }
  })

  it('cash is given back by the church: the refund waits until staff say that they did', async () => {
    const event = await sell({ cancelamentoPercentual: 100 })
    const body = await payInCash(event)
    const ids = await idsOf(body.codigo)
    expect((await preview(body.codigo, ids)).body).toMatchObject({
      forma: 'PELA_IGREJA',
      codigoMetodoPagamento: 'CASH',
    })
    await cancel(body.codigo, ids, body.total)
    expect((await stage.registration(body.codigo))?.situacao).toBe('CANCELADA')
    const [refund] = await refunds(body.pedido)
    expect(refund).toMatchObject({ situacao: 'CONFERIR', valor: body.total })
    await settleCheckedRefund(stage.needs, stage.office(), {
      id: refund?.id ?? '',
      paymentId: body.paymentId,
      isMade: true,
    })
    expect((await stage.registration(body.codigo))?.situacao).toBe('ESTORNADA')
  })

  it('where the gateway gives no answer the tickets are canceled, and the refund goes on by itself', async () => {
    const event = await sell()
    const { body } = await stage.buy(event, {}, {}, ana)
    const ids = await idsOf(body.codigo)
    const { find } = stage.needs.gateways
    const silent: typeof find = (name, church) => {
      const gateway = find(name, church)
      return gateway && { ...gateway, refund: () => Promise.reject(new Error('socket hang up')) }
    }
    const needs = { ...stage.needs, gateways: { ...stage.needs.gateways, find: silent } }
    const call = createMemberCall(test.platform.transactions.at(test.videira), ana)
    const given = { chave: randomUUID(), ingressos: ids, devolucao: 4000 }
    expect(await cancelOwnTickets(needs, call, body.codigo, given)).toMatchObject({ situacao: 'CANCELADA' })
    expect(await refunds(body.pedido)).toMatchObject([{ situacao: 'PENDENTE', valor: 4000 }])
    test.advance(2 * 3_600_000)
    await readNew()
    expect(await refunds(body.pedido)).toMatchObject([{ valor: 4000, situacao: expect.not.stringMatching('RECUSADO') }])
  })

  it('a free registration can be canceled until the event begins, a paid one until its deadline', async () => {
    const free = await stage.sell({ ingressos: { free: { nome: 'Entrada', valor: 0 } } })
    const closed = await stage.sell()
    const open = await sell()
    const bought: string[] = []
    for (const event of [free, closed, open]) bought.push((await stage.buy(event, {}, {}, ana)).body.codigo)
    const call = createMemberCall(test.platform.transactions.at(test.videira), ana)
    const codes = async () => {
      const answers = []
      // Not by HTTP: the token would have run out.
      for (const codigo of bought) {
        const plan = previewCancellation(stage.needs, call, codigo, await idsOf(codigo))
        answers.push(await plan.then(() => 'open').catch(({ code }) => code))
      }
      return answers
    }
    expect(await codes()).toEqual(['open', 'NOT_CANCELABLE', 'open'])
    test.advance(20 * dayMs)
    expect(await codes()).toEqual(['open', 'NOT_CANCELABLE', 'NOT_CANCELABLE'])
    test.advance(10 * dayMs)
    expect(await codes()).toEqual(['NOT_CANCELABLE', 'NOT_CANCELABLE', 'NOT_CANCELABLE'])
    test.advance(-30 * dayMs)
    expect((await cancel(bought[0] ?? '', await idsOf(bought[0] ?? ''), 0)).body).toMatchObject({
      situacao: 'CANCELADA',
    })
  })

  it('finds nothing of another member’s, nor without a payment', async () => {
    const event = await sell()
    const { body } = await stage.buy(event, {}, {}, ana)
    const ids = await idsOf(body.codigo)
    expect((await preview(body.codigo, ids, rui)).status).toBe(404)
    expect((await cancel(body.codigo, ids, 4000, randomUUID(), rui)).status).toBe(404)
    const other = await stage.buy(event, {}, {}, ana)
    expect((await preview(body.codigo, await idsOf(other.body.codigo))).status).toBe(404)
    const waiting = await stage.order(event, {}, {}, ana)
    expect((await preview(waiting.body.codigo, await idsOf(waiting.body.codigo))).body.code).toBe('NOT_CANCELABLE')
  })
})
