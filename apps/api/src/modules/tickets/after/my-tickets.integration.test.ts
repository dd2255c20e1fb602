import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import type { Person } from '../../../testing/people.ts'
import { eventoLeitura, eventoLista } from '../door/door.tables.ts'
import { getTicketKey } from '../registrations/ticket-code.service.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe("a buyer's tickets", () => {
  const statements: string[] = []
  const tickets = setUpTickets({ onQuery: (statement) => statements.push(statement) })
  const { test } = tickets
  let ana: Person
  let rui: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
    rui = await test.join({ nome: 'Rui' })
  })

  const ofMember = ({ memberId, token }: Person, path = '') =>
    test.call('GET', `/usuario/${memberId}/evento/${path}`, { token })
  const listAt = (event: SoldEvent, by: Person) => ofMember(by, `${event.id}/inscricao/`)
  const read = (codigo: string) => test.call('GET', `/inscricao/${codigo}/`)
  const sellShirts = () =>
    tickets.sell({
      linkOnline: 'https://example.org/live',
      cancelamentoPercentual: 80,
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['shirt'] },
        shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
      },
    })
  const withShirt = ({ types }: SoldEvent) => ({
    ingressos: [{ idIngresso: types.adult, adicionais: [types.shirt] }, { idIngresso: types.adult }],
  })

  it('have a QR that their event verifies once they are paid, and none before', async () => {
    const event = await sellShirts()
    const { body } = await tickets.order(event, withShirt(event), {}, ana)
    const before = await listAt(event, ana)
    expect(before).toMatchObject({ status: 200, body: [{ situacao: 'PENDENTE', pedido: body.pedido }] })
    expect(before.body[0].ingressos.map(({ qr }: { qr: unknown }) => qr)).toEqual([null, null])

    await tickets.pay(body.pedido)
    await tickets.rehearse(body.pedido, 'paid')
    const [registration, ...others] = (await listAt(event, ana)).body
    expect(others).toEqual([])
    expect(registration).toMatchObject({
      codigo: body.codigo,
      situacao: 'CONFIRMADA',
      valor: 11_000,
      cancelamentoPercentual: 80,
      evento: { id: event.id, titulo: 'Acampamento' },
      ingressos: [
        { nome: 'Adulto', situacao: 'VALIDO', participante: { nome: 'Pessoa 1' }, adicionais: [{ nome: 'Camiseta' }] },
        { nome: 'Adulto', situacao: 'VALIDO', participante: { nome: 'Pessoa 2' }, adicionais: [] },
      ],
    })
    const key = getTicketKey(test.platform.transactions.at(test.videira), event.id)
    for (const { qr, codigo } of registration.ingressos) expect(key.verify(qr)).toBe(codigo)
    const closed = { podeCancelar: false, podeTransferir: false, podeMudarRespostas: false }
    expect(registration.ingressos).toMatchObject([{ podeMudarRespostas: true }, { podeMudarRespostas: true }])
    const ingressos = registration.ingressos.map((ticket: object) => ({ ...ticket, ...closed }))
    expect((await read(body.codigo)).body).toEqual({ ...registration, flagDadosOcultos: true, ingressos })
  })

  it('lose their QR when they are canceled', async () => {
    const event = await sellShirts()
    const { body } = await tickets.buy(event, {}, {}, ana)
    await test.asOwner((owner) =>
      owner.query(`update evento_bilhete set situacao = 'CANCELADO' where inscricao_codigo = $1`, [body.codigo]),
    )
    expect((await read(body.codigo)).body.ingressos).toMatchObject([{ situacao: 'CANCELADO', qr: null }])
  })

  it('are shown to no one else: another member, a guest, another church', async () => {
    const event = await sellShirts()
    const { body } = await tickets.buy(event, {}, {}, ana)
    expect((await listAt(event, rui)).body).toEqual([])
    const path = `/usuario/${ana.memberId}/evento/`
    for (const each of [path, `${path}${event.id}/inscricao/`]) {
      expect((await test.call('GET', each, { token: rui.token })).status).toBe(404)
      expect((await test.call('GET', each)).status).toBe(401)
    }
    const elsewhere = await test.call('GET', `/inscricao/${body.codigo}/`, { host: 'farol.narthex.test' })
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await read('0'.repeat(26))).status).toBe(404)
  })

  it('do not count while they are held alone', async () => {
    const event = await sellShirts()
    const hold = await tickets.hold(event, {}, ana)
    expect((await listAt(event, ana)).body).toEqual([])
    expect((await read(hold.body.codigo)).status).toBe(404)
  })

  it('show the link to take part online from a day before the event until its end', async () => {
    const event = await sellShirts()
    const { body } = await tickets.buy(event, {}, {}, ana)
    const waiting = await tickets.order(event, {}, {}, ana)
    const linkAfter = async (ms: number) => {
      test.advance(ms)
      return (await read(body.codigo)).body.linkOnline
    }
    expect(await linkAfter(29 * dayMs - 1)).toBeNull()
    expect(await linkAfter(1)).toBe('https://example.org/live')
    expect((await read(waiting.body.codigo)).body.linkOnline).toBeNull()
    expect(await linkAfter(3 * dayMs - 1)).toBe('https://example.org/live')
    expect(await linkAfter(1)).toBeNull()
  })

  it('tell when they were let in, unless that was undone', async () => {
    const event = await sellShirts()
    const { body } = await tickets.buy(event, {}, {}, ana)
    const [ticket] = await tickets.tickets(body.codigo)
    let entry: string = randomUUID()
    const scan = (tipo: 'ENTRADA' | 'DESFEITA', momento: Date, desfaz: string | null = null) =>
      tickets.inVideira(async (work) => {
        const listId = await lists
        const own = { igrejaId: work.church.igrejaId, eventId: event.id, listId, ticketId: ticket?.id ?? 0, tipo }
        await work.tx.insert(eventoLeitura).values({
          ...own,
          id: tipo === 'ENTRADA' ? entry : randomUUID(),
          aparelho: 'a',
          momento,
          recebidaEm: momento,
          desfaz,
        })
      })
    const lists = tickets.inVideira((work) => insertOwn(work, eventoLista, { eventId: event.id, nome: 'Porta' }))
    const at = (minutes: number) => new Date(test.now.getTime() + minutes * 60_000)
    const letIn = async () => (await read(body.codigo)).body.ingressos[0].entradaEm
    expect(await letIn()).toBeNull()
    await scan('ENTRADA', at(1))
    expect(await letIn()).toBe(at(1).toISOString())
    await scan('DESFEITA', at(2), entry)
    expect(await letIn()).toBeNull()
    entry = randomUUID()
    await scan('ENTRADA', at(3))
    expect(await letIn()).toBe(at(3).toISOString())
  })

  it('are listed by event: those to come soonest first, past ones last', async () => {
    const bia = await test.join({ nome: 'Bia' })
    const past = await tickets.sell()
    await tickets.buy(past, {}, {}, bia)
    await test.asOwner((owner) =>
      owner.query(`update evento set data_inicio = '2026-01-01', data_fim = '2026-01-02' where id = $1`, [past.id]),
    )
    const next = await sellShirts()
    const bought = await tickets.buy(next, withShirt(next), {}, bia)
    const waiting = await tickets.order(next, {}, {}, bia)
    await tickets.hold(await tickets.sell(), {}, bia)
    expect(bought.status).toBe(201)
    expect((await ofMember(bia)).body).toMatchObject([
      { evento: { id: next.id }, ingressos: 2, pendentes: 1, pedido: waiting.body.pedido },
      { evento: { id: past.id }, ingressos: 1, pendentes: 0, pedido: null },
    ])
  })

  it('take the same statements for one registration and for many', async () => {
    const event = await tickets.sell({ cotas: { seats: { nome: 'Vagas', vagas: 1000 } } })
    const count = async (path: string) => {
      statements.length = 0
      await ofMember(rui, path)
      return statements.length
    }
    await tickets.buy(event, {}, {}, rui)
    const paths = ['', `${event.id}/inscricao/`]
    await Promise.all(paths.map(count))
    const few: number[] = []
    for (const path of paths) few.push(await count(path))
    for (let each = 0; each < 4; each++) await tickets.buy(each % 2 ? event : await tickets.sell(), {}, {}, rui)
    for (const [index, path] of paths.entries()) expect(await count(path), path).toBe(few[index])
    expect(Math.max(...few)).toBeLessThanOrEqual(10)
  })
})
