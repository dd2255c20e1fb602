import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { mailOrigin, setUpMails } from '../../../testing/set-up-mails.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'
import { listOpenTransfers } from './transfers.queries.ts'

const rute = { nome: 'Rute Lima', email: 'rute@example.org' }

describe('a ticket that is handed on', () => {
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

  const sell = (own: object = {}) =>
    stage.sell({
      transferenciaAte: new Date(test.now.getTime() + 20 * dayMs).toISOString(),
      cancelamentoAte: null,
      ...own,
    })
  const path = (codigo: string, id: number, by = ana) =>
    `/usuario/${by.memberId}/inscricao/${codigo}/ingresso/${id}/transferencia/`
  const offer = (codigo: string, id: number, body: object = rute, by = ana) =>
    test.call('POST', path(codigo, id, by), { token: by.token, body })
  const withdraw = (codigo: string, id: number, by = ana) =>
    test.call('DELETE', path(codigo, id, by), { token: by.token })
  const read = (codigo: string) => test.call('GET', `/transferencia/${codigo}/`)
  const accept = (codigo: string, own: object = {}, by?: Person): Promise<Answer> =>
    test.call('POST', `/transferencia/${codigo}/aceite/`, {
      body: { chave: randomUUID(), participante: { nome: 'Rute Lima' }, ...own },
      token: by?.token,
    })
  const listOwn = (event: SoldEvent, by: Person) =>
    test.call('GET', `/usuario/${by.memberId}/evento/${event.id}/inscricao/`, { token: by.token })
  const scan = async (event: SoldEvent, own: object) => {
    const { token } = staff
    const lista = (await test.call('GET', `/evento/${event.id}/portaria/`, { token })).body.listas[0].id
    const agora = test.now.toISOString()
    const leituras = [{ id: randomUUID(), lista, tipo: 'ENTRADA', momento: agora, ...own }]
    const body = { aparelho: 'Porta', agora, leituras }
    return (await test.call('POST', `/evento/${event.id}/portaria/leituras/`, { token, body })).body[0].resultado
  }
  /** Two tickets of Ana's, of which the first is offered; with the code of the offer. */
  async function offered(event: SoldEvent, own: object = {}) {
    const two = { ingressos: [{ idIngresso: event.types.adult }, { idIngresso: event.types.adult }], ...own }
    const { body } = await stage.buy(event, two, {}, ana)
    const ticket = (await stage.tickets(body.codigo))[0]
    const id = ticket?.id ?? 0
    expect(await offer(body.codigo, id)).toMatchObject({ status: 200 })
    const [open] = await stage.inVideira((work) => listOpenTransfers(work, [id]))
    return { ...body, id, oldCode: ticket?.codigo ?? '', link: open?.codigo ?? '' } as {
      readonly codigo: string
      readonly pedido: string
      readonly id: number
      readonly oldCode: string
      readonly link: string
    }
  }

  it('is offered by a mail with a link that shows what it is; the holder sees to whom', async () => {
    const event = await sell()
    await readNew()
    const { link, codigo } = await offered(event)
    const letter = (await readNew()).find(({ to }) => to === rute.email)
    expect(letter?.subject).toContain('Ana')
    expect(letter?.text).toContain(`${mailOrigin}/ticket-transfer?codigo=${link}`)
    expect((await read(link)).body).toMatchObject({
      situacao: 'ABERTA',
      nome: 'Rute Lima',
      evento: { id: event.id },
      flagSomenteMembros: false,
      formulario: { ingresso: { nome: 'Adulto' }, perguntas: [] },
    })
    const [own] = (await listOwn(event, ana)).body
    expect(own.ingressos).toMatchObject([
      { transferencia: rute, podeTransferir: false },
      { transferencia: null, podeTransferir: true },
    ])
    const byCode = (await test.call('GET', `/inscricao/${codigo}/`)).body
    expect(byCode.ingressos[0]).toMatchObject({ transferencia: null, podeTransferir: false, podeCancelar: false })
  })

  it('becomes a member’s under a new code; the old one opens no door any more, and doors learn of it', async () => {
    const event = await sell()
    const { link, id, codigo, oldCode } = await offered(event)
    const doorPath = `/evento/${event.id}/portaria/ingressos/`
    const { cursor } = (await test.call('GET', doorPath, { token: staff.token })).body
    await readNew()
    const answer = await accept(link, { participante: { nome: 'Rui Alves' } }, rui)
    expect(answer).toMatchObject({ status: 201, body: { idEvento: event.id } })

    const [received] = (await listOwn(event, rui)).body
    expect(received).toMatchObject({
      codigo: answer.body.codigo,
      situacao: 'CONFIRMADA',
      flagRecebida: true,
      valor: 0,
      pedido: null,
      ingressos: [{ id, participante: { nome: 'Rui Alves' }, podeCancelar: false, podeTransferir: true }],
    })
    expect(received.ingressos[0].codigo).not.toBe(oldCode)
    const [left] = (await listOwn(event, ana)).body
    expect(left.ingressos).toHaveLength(1)
    const { ingressos } = (await test.call('GET', `${doorPath}?desde=${cursor}`, { token: staff.token })).body
    expect(ingressos).toContainEqual(
      expect.objectContaining({ id, codigo: received.ingressos[0].codigo, nome: 'Rui Alves' }),
    )
    expect(await scan(event, { codigo: oldCode })).toBe('DESCONHECIDO')
    expect(await scan(event, { codigo: received.ingressos[0].codigo })).toBe('ACEITA')
    expect(await stage.free(event)).toEqual({ seats: 8 })

    const letters = await readNew()
    const recipients = letters.map(({ to, subject }) => `${to} ${subject}`)
    expect(recipients).toContain(`${ana.email} Seu ingresso de Acampamento foi transferido`)
    expect(recipients).toContain(`${rui.email} Seus ingressos para Acampamento`)
    expect((await withdraw(codigo, id)).body.code).toBe('TRANSFER_ENDED')
  })

  it('becomes a visitor’s, who has it by the code of their own registration alone', async () => {
    const event = await sell()
    const { link, id } = await offered(event)
    await readNew()
    const { status, body } = await accept(link)
    expect(status).toBe(201)
    const own = (await test.call('GET', `/inscricao/${body.codigo}/`)).body
    expect(own).toMatchObject({ comprador: 'Rute Lima', ingressos: [{ id, qr: expect.any(String) }] })
    const confirmed = (await readNew()).find(({ to }) => to === rute.email)
    expect(confirmed?.text).toContain(`/checkout/thank-you?inscricao=${body.codigo}`)
    expect((await read(link)).body).toMatchObject({ situacao: 'ACEITA', nome: null, de: null })
  })

  it('is accepted once: again by the same call, never by a second person, also at the same moment', async () => {
    const event = await sell()
    const { link } = await offered(event)
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(link)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'TRANSFER_ENDED')).toHaveLength(5)
    const other = await offered(event)
    const again = { chave: randomUUID() }
    const first = await accept(other.link, again)
    expect(await accept(other.link, again)).toEqual(first)
    expect((await accept(other.link)).body.code).toBe('TRANSFER_ENDED')
  })

  it('can be withdrawn until it is accepted, and offered again', async () => {
    const event = await sell()
    const { link, id, codigo } = await offered(event)
    expect((await offer(codigo, id, { nome: 'Outra', email: 'o@example.org' })).body.code).toBe('NOT_TRANSFERABLE')
    expect((await withdraw(codigo, id)).status).toBe(200)
    expect((await withdraw(codigo, id)).status).toBe(200)
    expect((await read(link)).body.situacao).toBe('PASSOU')
    expect((await accept(link)).body.code).toBe('TRANSFER_ENDED')
    expect((await offer(codigo, id, { nome: 'Outra', email: 'o@example.org' })).status).toBe(200)
  })

  it('is refused where the event forbids it, after its time, once it was let in, and when it was canceled', async () => {
    const forbidden = await sell({ transferenciaAte: null })
    const { body } = await stage.buy(forbidden, {}, {}, ana)
    const [first] = await stage.tickets(body.codigo)
    expect((await offer(body.codigo, first?.id ?? 0)).body.code).toBe('NOT_TRANSFERABLE')

    const event = await sell()
    const scanned = await offered(event)
    expect(await scan(event, { bilhete: scanned.id })).toBe('ACEITA')
    expect((await accept(scanned.link)).body.code).toBe('NOT_TRANSFERABLE')
    const late = await offered(event)
    test.advance(20 * dayMs)
    expect((await read(late.link)).body.situacao).toBe('PASSOU')
    expect((await accept(late.link)).body.code).toBe('NOT_TRANSFERABLE')
    test.advance(-20 * dayMs)

    const free = await sell({ ingressos: { adult: { nome: 'Entrada', valor: 0, cotas: ['seats'] } } })
    const canceled = await offered(free)
    await test.call('POST', `/usuario/${ana.memberId}/inscricao/${canceled.codigo}/cancelamento/`, {
      token: ana.token,
      body: { chave: randomUUID(), ingressos: [canceled.id], devolucao: 0 },
    })
    expect((await accept(canceled.link)).body.code).toBe('NOT_TRANSFERABLE')
  })

  it('goes with the whole refund of the payment, whose money stays the first buyer’s', async () => {
    const event = await sell()
    const { link, pedido, codigo } = await offered(event)
    const { body } = await accept(link, {}, rui)
    const open = (await stage.tickets(codigo))[0]?.id ?? 0
    await offer(codigo, open)
    const [again] = await stage.inVideira((work) => listOpenTransfers(work, [open]))
    await stage.rehearse(pedido, 'refunded')
    expect((await stage.registration(codigo))?.situacao).toBe('ESTORNADA')
    expect((await stage.registration(body.codigo))?.situacao).toBe('CANCELADA')
    expect(await stage.free(event)).toEqual({ seats: 10 })
    expect((await accept(again?.codigo ?? '')).body.code).toBe('NOT_TRANSFERABLE')
  })

  it('can be handed on again, and a refund reaches it there too', async () => {
    const event = await sell()
    const { link, pedido, id } = await offered(event)
    const { codigo } = (await accept(link, {}, rui)).body
    await offer(codigo, id, rute, rui)
    const [next] = await stage.inVideira((work) => listOpenTransfers(work, [id]))
    const last = (await accept(next?.codigo ?? '')).body.codigo
    expect((await listOwn(event, rui)).body).toEqual([])
    await stage.rehearse(pedido, 'refunded')
    expect((await stage.registration(last))?.situacao).toBe('CANCELADA')
  })

  it('asks the new holder what the event asks, and whether they may have it', async () => {
    const event = await sell({
      flagVisitantes: false,
      termos: 'Regras',
      perguntas: [{ rotulo: 'Tamanho', tipo: 'TEXTO', flagObrigatoria: true }],
    })
    const [question] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas ?? []
    const respostas = [{ idPergunta: question.id, valor: 'M' }]
    const participantes = [1, 2].map(() => ({ nome: 'Ana', respostas }))
    const held = { ingressos: [{ idIngresso: event.types.adult }, { idIngresso: event.types.adult }] }
    const { body } = await stage.buy(event, held, { participantes, termos: true }, ana)
    const id = (await stage.tickets(body.codigo))[0]?.id ?? 0
    await offer(body.codigo, id)
    const [open] = await stage.inVideira((work) => listOpenTransfers(work, [id]))
    const link = open?.codigo ?? ''
    expect((await read(link)).body).toMatchObject({ flagSomenteMembros: true, termos: 'Regras' })
    const full = { termos: true, participante: { nome: 'Rui', respostas } }
    expect((await accept(link, full)).body.code).toBe('LOGIN_TO_BUY')
    expect((await accept(link, { ...full, termos: false }, rui)).body.code).toBe('VALIDATION')
    expect((await accept(link, { ...full, participante: { nome: 'Rui' } }, rui)).body.code).toBe('EVT_REG_003')
    expect((await accept(link, full, rui)).status).toBe(201)
  })

  it('is no one else’s to offer, and other links lead nowhere', async () => {
    const event = await sell()
    const { id, codigo, link } = await offered(event)
    expect((await offer(codigo, id, rute, rui)).status).toBe(404)
    expect((await withdraw(codigo, id, rui)).status).toBe(404)
    const elsewhere = { host: 'farol.narthex.test' }
    expect((await test.call('GET', `/transferencia/${link}/`, elsewhere)).status).toBe(404)
    expect((await read('0'.repeat(26))).status).toBe(404)
    expect((await accept('0'.repeat(26))).status).toBe(404)
    await readNew()
    expect((await offer(codigo, id)).status).toBe(200)
    expect(await readNew()).toEqual([])
  })
})
