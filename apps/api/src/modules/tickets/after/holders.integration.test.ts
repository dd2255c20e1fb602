import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { participantSchema } from '@narthex/contract/tickets/ticket.schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'
import { setTicketHolder } from './holders.service.ts'

describe('the holder of a ticket', () => {
  const stage = setUpTickets()
  const { test } = stage
  let ana: Person
  let rui: Person
  let staff: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
    rui = await test.join({ nome: 'Rui' })
    staff = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  /** A ticket of Ana's at an event that asks for a size and a document. */
  async function buy(own: object = {}) {
    const event = await stage.sell({
      ingressos: { free: { nome: 'Entrada', valor: 0, cotas: ['seats'] } },
      perguntas: [
        { rotulo: 'Tamanho', tipo: 'ESCOLHA', opcoes: ['P', 'M', 'G'], flagObrigatoria: true },
        { rotulo: 'Autorização', tipo: 'ARQUIVO' },
      ],
      ...own,
    })
    const { perguntas } = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body
    const [size, file] = perguntas.map(({ id }: { id: number }) => id) as [number, number]
    const answer = (valor: string, more: object[] = []) => ({
      nome: 'Davi',
      respostas: [{ idPergunta: size, valor }, ...more],
    })
    const { body } = await stage.order(event, {}, { participantes: [answer('M')] }, ana)
    const id = (await stage.tickets(body.codigo))[0]?.id ?? 0
    return { event, codigo: body.codigo as string, id, answer, size, file }
  }
  type Bought = Awaited<ReturnType<typeof buy>>
  const path = ({ codigo, id }: Pick<Bought, 'codigo' | 'id'>, by = ana) =>
    `/usuario/${by.memberId}/inscricao/${codigo}/ingresso/${id}/`
  const read = (ticket: Pick<Bought, 'codigo' | 'id'>, by = ana) =>
    test.call('GET', path(ticket, by), { token: by.token })
  const write = (ticket: Bought, participante: object, versao = 1, by = ana) =>
    test.call('PUT', path(ticket, by), { token: by.token, body: { versao, participante } })

  /** Writes without HTTP: the token would have run out. */
  const writeLater = ({ codigo, id: ticketId, answer }: Bought, versao: number) =>
    setTicketHolder(
      createMemberCall(test.platform.transactions.at(test.videira), ana),
      { codigo, ticketId },
      { versao, participante: participantSchema.parse(answer('P')) },
    )

  it('changes their answers until the event begins, by the rules of the purchase; staff see the new ones', async () => {
    const ticket = await buy()
    expect((await read(ticket)).body).toMatchObject({
      versao: 1,
      participante: { nome: 'Davi', respostas: [{ idPergunta: ticket.size, valor: 'M' }] },
      formulario: { ingresso: { nome: 'Entrada' }, perguntas: [{ rotulo: 'Tamanho' }, { rotulo: 'Autorização' }] },
    })
    expect(await write(ticket, { ...ticket.answer('G'), nome: 'Davi Souza' })).toMatchObject({
      status: 200,
      body: { versao: 2 },
    })
    const { itens } = (await test.call('GET', `/evento/${ticket.event.id}/equipe/bilhete/`, { token: staff.token }))
      .body
    expect(itens).toMatchObject([{ nome: 'Davi Souza', respostas: [{ idPergunta: ticket.size, valor: 'G' }] }])
    expect((await write(ticket, ticket.answer('XXL'), 2)).body.code).toBe('VALIDATION')
    expect((await write(ticket, { nome: 'Davi' }, 2)).body.code).toBe('EVT_REG_003')
    const more = [{ idPergunta: 99_999, valor: 'x' }]
    expect((await write(ticket, ticket.answer('P', more), 2)).body.code).toBe('EVT_REG_004')
    test.advance(30 * dayMs)
    await expect(writeLater(ticket, 2)).rejects.toMatchObject({ code: 'ANSWERS_CLOSED' })
    test.advance(-30 * dayMs)
  })

  it('is not overwritten by someone who saw an older version', async () => {
    const ticket = await buy()
    const answers = await Promise.all(['P', 'G'].map((size) => write(ticket, ticket.answer(size))))
    expect(answers.map(({ body }) => body.code ?? 'written').toSorted()).toEqual(['CHANGED_MEANWHILE', 'written'])
    expect((await write(ticket, ticket.answer('P'))).body.code).toBe('CHANGED_MEANWHILE')
  })

  it('answers with a new file, and the former one goes', async () => {
    const ticket = await buy()
    const upload = async (by: Person | undefined, text: string) => {
      const form = new FormData()
      form.set('arquivo', new File([text], 'form.pdf'))
      return test.call('POST', `/evento/${ticket.event.id}/reserva/${ticket.codigo}/arquivo/`, {
        body: form,
        token: by?.token,
      })
    }
    const first = await upload(ana, '%PDF-1')
    expect(first.status).toBe(201)
    expect((await upload(rui, '%PDF-1')).body.code).toBe('HOLD_EXPIRED')
    expect((await upload(undefined, '%PDF-1')).body.code).toBe('HOLD_EXPIRED')
    const withFile = (id: string) => ticket.answer('M', [{ idPergunta: ticket.file, valor: id }])
    expect((await write(ticket, withFile(first.body.id))).status).toBe(200)
    const second = await upload(ana, '%PDF-2')
    expect((await write(ticket, withFile(second.body.id), 2)).status).toBe(200)
    expect((await write(ticket, withFile(first.body.id), 3)).body.code).toBe('VALIDATION')
    expect((await write(ticket, withFile(randomUUID()), 3)).body.code).toBe('VALIDATION')
  })

  it('can no longer be changed after the event’s own deadline, nor on a canceled ticket', async () => {
    const ticket = await buy({ respostasAte: new Date(test.now.getTime() + dayMs).toISOString() })
    test.advance(dayMs)
    await expect(writeLater(ticket, 1)).rejects.toMatchObject({ code: 'ANSWERS_CLOSED' })
    test.advance(-dayMs)
    await test.call('POST', `/usuario/${ana.memberId}/inscricao/${ticket.codigo}/cancelamento/`, {
      token: ana.token,
      body: { chave: randomUUID(), ingressos: [ticket.id], devolucao: 0 },
    })
    expect((await write(ticket, ticket.answer('P'))).body.code).toBe('ANSWERS_CLOSED')
  })

  it('of another member is not there', async () => {
    const ticket = await buy()
    const other = await buy()
    expect((await read(ticket, rui)).status).toBe(404)
    expect((await write(ticket, ticket.answer('P'), 1, rui)).status).toBe(404)
    expect((await read({ codigo: ticket.codigo, id: other.id })).status).toBe(404)
  })
})
