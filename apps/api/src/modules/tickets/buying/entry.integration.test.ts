import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'
import { type EnteredRegistration, enterRegistration } from './entry.service.ts'

describe('a registration that staff enter', () => {
  const stage = setUpTickets()
  const { test } = stage
  const person = { email: null, telefone: null, dataNascimento: null, sexo: null, respostas: [], responsavel: null }
  const davi = { ...person, nome: 'Davi Souza', consentimento: false }
  const enter = (event: SoldEvent, own: Partial<EnteredRegistration> = {}) =>
    stage.inVideira((work) =>
      enterRegistration(stage.needs, work, {
        eventId: event.id,
        origem: 'PORTA',
        chave: randomUUID(),
        memberId: null,
        ingressos: [{ idIngresso: event.types.adult ?? 0, adicionais: [] }],
        participantes: [davi],
        buyer: { name: 'Porta', email: null },
        ...own,
      }),
    )

  it('with cash is confirmed at once, with an order that is paid', async () => {
    const event = await stage.sell()
    const payment = { method: 'cash', receivedAt: test.now } as const
    const chave = randomUUID()
    const entered = await enter(event, { payment, chave })
    expect(entered).toMatchObject({ situacao: 'CONFIRMADA', valor: 5000, origem: 'PORTA' })
    const { body } = await test.call('GET', `/pedido/${entered.pedidoCodigo}/pagamento/`)
    expect(body).toMatchObject({ situacao: 'success', valor: 5000, pagamento: { codigoMetodoPagamento: 'CASH' } })
    expect(await stage.tickets(entered.codigo)).toMatchObject([{ situacao: 'VALIDO', valor: 5000 }])
    expect(await stage.free(event)).toEqual({ seats: 9 })
    expect(await enter(event, { payment, chave })).toMatchObject({ codigo: entered.codigo })
    expect(await stage.free(event)).toEqual({ seats: 9 })
  })

  it('without money is given away', async () => {
    const event = await stage.sell()
    const entered = await enter(event, { origem: 'MANUAL', participantes: [null] })
    expect(entered).toMatchObject({ situacao: 'CONFIRMADA', valor: 0, pedidoCodigo: null })
  })

  it('does not oversell either, and leaves nothing behind', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 1 } } })
    await enter(event)
    await expect(enter(event)).rejects.toMatchObject({ code: 'EVT_REG_021' })
    await expect(enter(event, { ingressos: [{ idIngresso: 999_999, adicionais: [] }] })).rejects.toMatchObject({
      code: 'EVT_REG_019',
    })
    const [row] = await test.asOwner((owner) =>
      owner.query(`select count(*)::int as total from evento_inscricao where evento_id = ${event.id}`),
    )
    expect(row).toEqual({ total: 1 })
  })
})
