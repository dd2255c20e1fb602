import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('registrations that staff enter, cancel and change', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  let admin: Person
  let treasurer: Person
  let ana: Person
  let stranger: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    ana = await test.join({ nome: 'Ana' })
    stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  })

  const elsewhere = { host: 'farol.narthex.test' }
  type Verb = 'GET' | 'POST' | 'PUT'
  const as = (person: Person | undefined, method: Verb, path: string, body?: unknown): Promise<Answer> =>
    test.call(method, `/evento/${path}`, { token: person?.token, body, ...(person === stranger ? elsewhere : {}) })
  const rute = { nome: 'Rute Lima', email: 'rute@example.org' }
  const manual = (event: SoldEvent, own: object = {}) => ({
    chave: randomUUID(),
    comprador: rute,
    ingressos: [{ idIngresso: event.types.adult }],
    participantes: [{ nome: 'Davi' }],
    total: 0,
    ...own,
  })
  const enter = (event: SoldEvent, own: object = {}, by = admin) =>
    as(by, 'POST', `${event.id}/equipe/inscricao/`, manual(event, own))
  const cancel = (event: SoldEvent, codigo: string, own: object = {}, by = admin) =>
    as(by, 'POST', `${event.id}/equipe/inscricao/${codigo}/cancelamento`, {
      chave: randomUUID(),
      ingressos: null,
      devolucao: null,
      ...own,
    })
  const resend = (event: SoldEvent, codigo: string, by = admin) =>
    as(by, 'POST', `${event.id}/equipe/inscricao/${codigo}/e-mail`)
  const holderPath = (event: SoldEvent, codigo: string, ticketId: number) =>
    `${event.id}/equipe/inscricao/${codigo}/ingresso/${ticketId}`
  const idsOf = async (codigo: string) => (await stage.tickets(codigo)).map(({ id }) => id)
  const refunds = async (codigo: string) => {
    const pedido = (await stage.registration(codigo))?.pedidoCodigo ?? ''
    return test.asOwner((owner) =>
      owner.query(
        `select e.valor::int, e.situacao from estorno e join pagamento p on p.igreja_id = e.igreja_id and p.id = e.pagamento_id
           join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id where o.codigo = $1`,
        [pedido],
      ),
    )
  }
  const acts = async (acao: string, codigo: string) => {
    const rows = await test.asOwner((owner) =>
      owner.query(`select detalhes from auditoria where acao = $1 and detalhes->>'inscricao' = $2`, [acao, codigo]),
    )
    return (rows as { detalhes: unknown }[]).map(({ detalhes }) => detalhes)
  }
  const two = ({ types }: SoldEvent) => ({ ingressos: [{ idIngresso: types.adult }, { idIngresso: types.adult }] })

  describe('entered', () => {
    it('are given away to a named buyer, who gets their tickets by mail, with what the participants answered', async () => {
      const event = await stage.sell({ perguntas: [{ rotulo: 'Alergias', tipo: 'TEXTO' }] })
      const [idPergunta] = await askedOf(event)
      const respostas = [{ idPergunta, valor: 'amendoim' }]
      const { status, body } = await enter(event, { participantes: [{ nome: 'Davi', respostas }] })
      expect(status).toBe(201)
      expect(await stage.registration(body.codigo)).toMatchObject({
        situacao: 'CONFIRMADA',
        origem: 'MANUAL',
        valor: 0,
        memberId: null,
      })
      expect(await stage.free(event)).toEqual({ seats: 9 })
      const letter = await readOnly()
      expect(letter).toMatchObject({ to: rute.email })
      expect(letter.text).toContain('Davi · Adulto')
      const [ticketId = 0] = await idsOf(body.codigo)
      const holder = await as(admin, 'GET', holderPath(event, body.codigo, ticketId))
      expect(holder.body).toMatchObject({ versao: 1, participante: { nome: 'Davi', respostas } })
      expect(await acts('REGISTRATION_ENTERED', body.codigo)).toMatchObject([{ evento: event.id, valor: 0 }])
    })

    it('are paid in cash or by transfer for a member, and mailed only where staff want it', async () => {
      const event = await stage.sell()
      const paid = { comprador: undefined, idUsuario: ana.memberId, total: 5000, flagEmail: false }
      for (const codigoMetodoPagamento of ['CASH', 'BANK_TRANSFER']) {
        const { body } = await enter(event, { ...paid, codigoMetodoPagamento })
        const registration = await stage.registration(body.codigo)
        expect(registration).toMatchObject({ situacao: 'CONFIRMADA', valor: 5000, memberId: ana.memberId })
        const order = await test.call('GET', `/pedido/${registration?.pedidoCodigo}/pagamento/`)
        expect(order.body).toMatchObject({ situacao: 'success', pagamento: { codigoMetodoPagamento } })
      }
      expect(await readNew()).toEqual([])
    })

    it('once for a key, also by a click that is doubled; the key is not good for other tickets', async () => {
      const event = await stage.sell()
      const own = { chave: randomUUID(), codigoMetodoPagamento: 'CASH', total: 5000 }
      const answers = await Promise.all([enter(event, own), enter(event, own), enter(event, own)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ body }) => body.codigo)).size).toBe(1)
      expect(await stage.free(event)).toEqual({ seats: 9 })
      expect(await acts('REGISTRATION_ENTERED', answers[0]?.body.codigo)).toHaveLength(1)
      expect(await readNew()).toHaveLength(1)
      const other = await enter(event, { ...own, participantes: [{ nome: 'Lia' }] })
      expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } })
    })

    it('are refused where seats, price, answers or tickets do not fit, and leave nothing behind', async () => {
      const event = await stage.sell({
        cotas: { seats: { nome: 'Vagas', vagas: 1 } },
        ingressos: {
          adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] },
          shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
        },
      })
      const unasked = [{ nome: 'Davi', respostas: [{ idPergunta: 999_999, valor: 'x' }] }]
      const wrong: [object, string][] = [
        [{ ...two(event), participantes: [null, null] }, 'EVT_REG_021'],
        [{ total: 100 }, 'EVT_REG_014'],
        [{ codigoMetodoPagamento: 'CASH', total: 4000 }, 'EVT_REG_014'],
        [{ participantes: unasked }, 'EVT_REG_004'],
        [{ ingressos: [{ idIngresso: event.types.shirt }] }, 'EVT_REG_019'],
        [{ ingressos: [{ idIngresso: event.types.adult, adicionais: [event.types.shirt] }] }, 'EVT_REG_019'],
        [{ participantes: [] }, 'VALIDATION'],
        [{ comprador: undefined }, 'VALIDATION'],
        [{ comprador: undefined, idUsuario: 999_999 }, 'NOT_FOUND'],
      ]
      for (const [own, code] of wrong) expect((await enter(event, own)).body.code, JSON.stringify(own)).toBe(code)
      expect(await stage.free(event)).toEqual({ seats: 1 })
      const [row] = await test.asOwner((owner) =>
        owner.query(`select count(*)::int as total from evento_inscricao where evento_id = ${event.id}`),
      )
      expect(row).toEqual({ total: 0 })
    })
  })

  describe('canceled', () => {
    it('in part with a given amount, after the deadline of the buyer, once for a key', async () => {
      const event = await stage.sell()
      const { codigo } = (await stage.buy(event, two(event), {}, ana)).body
      const [first = 0, second = 0] = await idsOf(codigo)
      const own = { chave: randomUUID(), ingressos: [first], devolucao: 1234 }
      const done = await cancel(event, codigo, own)
      expect(done).toMatchObject({
        status: 200,
        body: { situacao: 'CONFIRMADA', ingressos: [first], devolucao: 1234 },
      })
      expect(await cancel(event, codigo, own)).toMatchObject({ status: 200, body: done.body })
      for (const other of [{ ingressos: [second] }, { devolucao: 1 }])
        expect((await cancel(event, codigo, { ...own, ...other })).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
      expect(await refunds(codigo)).toMatchObject([{ valor: 1234, situacao: 'FEITO' }])
      expect(await stage.free(event)).toEqual({ seats: 9 })
      expect(await acts('REGISTRATION_CANCELED', codigo)).toEqual([
        { evento: event.id, inscricao: codigo, ingressos: 1, valor: 1234 },
      ])
      expect((await cancel(event, codigo, { ingressos: [first] })).body.code).toBe('NOT_CANCELABLE')
      const tooMuch = await cancel(event, codigo, { ingressos: [second], devolucao: 10_000 })
      expect(tooMuch).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } })
      expect((await stage.tickets(codigo))[1]?.situacao).toBe('VALIDO')
    })

    it('as a whole with all of the money, once though five click at a time', async () => {
      const event = await stage.sell()
      const { codigo } = (await stage.buy(event, two(event), {}, ana)).body
      const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(event, codigo)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(answers.flatMap(({ body: { code } }) => code ?? []))).toEqual(new Set(['NOT_CANCELABLE']))
      expect((await stage.registration(codigo))?.situacao).toBe('ESTORNADA')
      expect(await refunds(codigo)).toMatchObject([{ valor: 10_000, situacao: 'FEITO' }])
      expect(await stage.free(event)).toEqual({ seats: 10 })
    })

    it('give cash back by hand, and nothing where staff say so', async () => {
      const event = await stage.sell()
      const paid = { codigoMetodoPagamento: 'CASH', total: 5000 }
      const [back, kept] = [(await enter(event, paid)).body, (await enter(event, paid)).body]
      expect((await cancel(event, back.codigo)).body).toMatchObject({ situacao: 'CANCELADA', devolucao: 5000 })
      expect(await refunds(back.codigo)).toMatchObject([{ valor: 5000, situacao: 'CONFERIR' }])
      expect((await cancel(event, kept.codigo, { devolucao: 0 })).body).toMatchObject({ devolucao: 0 })
      expect(await refunds(kept.codigo)).toEqual([])
    })

    it('stay where a ticket was let in, and unpaid ones are canceled as a whole alone', async () => {
      const event = await stage.sell()
      const { codigo } = (await stage.buy(event, {}, {}, ana)).body
      const [bilhete] = await idsOf(codigo)
      const lista = (await as(admin, 'GET', `${event.id}/portaria/`)).body.listas[0].id
      const momento = test.now.toISOString()
      const leituras = [{ id: randomUUID(), lista, bilhete, tipo: 'ENTRADA', momento }]
      await as(admin, 'POST', `${event.id}/portaria/leituras/`, { aparelho: 'Porta', agora: momento, leituras })
      expect((await cancel(event, codigo)).body.code).toBe('NOT_CANCELABLE')
      const unpaid = (await stage.order(event, two(event), {}, ana)).body.codigo
      const [first = 0] = await idsOf(unpaid)
      expect((await cancel(event, unpaid, { ingressos: [first] })).body.code).toBe('NOT_CANCELABLE')
      expect((await cancel(event, unpaid)).body).toMatchObject({ situacao: 'CANCELADA', devolucao: 0 })
    })
  })

  it('send the tickets once more, not for one that is canceled', async () => {
    const event = await stage.sell()
    const { codigo } = (await enter(event, { flagEmail: false })).body
    expect(await readNew()).toEqual([])
    expect((await resend(event, codigo)).status).toBe(200)
    expect(await readOnly()).toMatchObject({ to: rute.email, subject: expect.stringContaining('Seus ingressos') })
    expect(await acts('TICKETS_MAILED', codigo)).toHaveLength(1)
    await cancel(event, codigo)
    await readNew()
    expect((await resend(event, codigo)).body.code).toBe('CONFLICT')
    expect(await readNew()).toEqual([])
  })

  it('send so many mails and no more', async () => {
    const event = await stage.sell()
    const { codigo } = (await enter(event, { flagEmail: false })).body
    const eager = await test.join({ roles: ['ROLE_ADMIN'] })
    const statuses: number[] = []
    for (let round = 0; round < 41; round++) statuses.push((await resend(event, codigo, eager)).status)
    expect(statuses).toEqual([...Array(40).fill(200), 429])
    await readNew()
  })

  it('change who comes after the time of the buyer, by version, and leave what a guardian said', async () => {
    const asked = [{ rotulo: 'Alergias', tipo: 'TEXTO', flagObrigatoria: true } as const]
    const event = await stage.sell({
      respostasAte: test.now.toISOString(),
      perguntas: asked,
      termoMenores: 'Autorizo.',
    })
    const [idPergunta] = await askedOf(event)
    const responsavel = { nome: 'Ana', telefone: '+55 81 98888-7777' }
    const child = { nome: 'Davi', dataNascimento: '2015-05-05', responsavel, consentimento: true }
    const respostas = [{ idPergunta, valor: 'nenhuma' }]
    const { body } = await stage.buy(event, {}, { participantes: [{ ...child, respostas }] }, ana)
    const [ticketId = 0] = await idsOf(body.codigo)
    const path = holderPath(event, body.codigo, ticketId)
    const before = (await as(admin, 'GET', path)).body
    expect(before).toMatchObject({ versao: 1, participante: { consentimento: true } })
    const change = { versao: 1, participante: { ...child, nome: 'Davi Souza', consentimento: false, respostas: [] } }
    expect(await as(admin, 'PUT', path, change)).toMatchObject({ status: 200, body: { versao: 2 } })
    expect((await as(admin, 'PUT', path, change)).body.code).toBe('CHANGED_MEANWHILE')
    const { consentimentoEm } = before.participante
    expect((await as(admin, 'GET', path)).body).toMatchObject({
      versao: 2,
      participante: { nome: 'Davi Souza', respostas: [], consentimento: true, consentimentoEm },
    })
    expect(await acts('TICKET_HOLDER_SET', body.codigo)).toMatchObject([{ ingresso: ticketId }])
    const unasked = { ...change.participante, respostas: [{ idPergunta: 999_999, valor: 'x' }] }
    expect((await as(admin, 'PUT', path, { versao: 2, participante: unasked })).body.code).toBe('EVT_REG_004')
    await cancel(event, body.codigo)
    expect((await as(admin, 'PUT', path, { ...change, versao: 2 })).body.code).toBe('ANSWERS_CLOSED')
  })

  it('are nothing for who may not, nor by the ids of another event or church', async () => {
    const [event, other] = [await stage.sell(), await stage.sell()]
    const { codigo } = (await enter(event, { flagEmail: false })).body
    const [ticketId = 0] = await idsOf(codigo)
    const participante = { nome: 'Lia' }
    const calls = (at: SoldEvent): [Verb, string, unknown?][] => [
      [
        'POST',
        `${at.id}/equipe/inscricao/${codigo}/cancelamento`,
        { chave: randomUUID(), ingressos: null, devolucao: 0 },
      ],
      ['POST', `${at.id}/equipe/inscricao/${codigo}/e-mail`],
      ['GET', holderPath(at, codigo, ticketId)],
      ['PUT', holderPath(at, codigo, ticketId), { versao: 1, participante }],
    ]
    for (const [method, path, body] of [
      ...calls(event),
      ['POST', `${event.id}/equipe/inscricao/`, manual(event)] as const,
    ]) {
      expect(await as(undefined, method, path, body), path).toMatchObject({ status: 401 })
      expect(await as(treasurer, method, path, body), path).toMatchObject({ status: 403 })
      expect(await as(stranger, method, path, body), path).toMatchObject({ status: 404 })
    }
    for (const [method, path, body] of calls(other))
      expect(await as(admin, method, path, body), path).toMatchObject({ status: 404 })
    const [foreign = 0] = await idsOf((await enter(other, { flagEmail: false })).body.codigo)
    expect((await as(admin, 'GET', holderPath(event, codigo, foreign))).status).toBe(404)
    expect((await cancel(event, codigo, { ingressos: [foreign] })).status).toBe(404)
    const hold = (await stage.hold(event)).body.codigo
    expect((await cancel(event, hold)).status).toBe(404)
    expect((await stage.registration(codigo))?.situacao).toBe('CONFIRMADA')
    expect(await readNew()).toEqual([])
  })

  /** The ids of the questions of an event. */
  async function askedOf({ id }: SoldEvent): Promise<number[]> {
    const { body } = await as(admin, 'GET', `${id}/equipe/venda`)
    return body.perguntas.map((question: { id: number }) => question.id)
  }
})
