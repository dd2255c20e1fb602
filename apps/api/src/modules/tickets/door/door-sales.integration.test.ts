import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('a sale at the door', () => {
  const stage = setUpTickets()
  const { test } = stage
  let keeper: Person
  let chief: Person
  let event: SoldEvent

  beforeAll(async () => {
    keeper = await test.join()
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    event = await stage.sell({
      cotas: { seats: { nome: 'Vagas', vagas: 6 } },
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] },
        shirt: { nome: 'Camiseta', valor: 3000, flagAdicional: true },
      },
    })
    const body = { idUsuario: keeper.memberId }
    await test.call('POST', `/evento/${event.id}/porteiros/`, { token: chief.token, body })
  })

  const sell = (own: object = {}, { token } = keeper) =>
    test.call('POST', `/evento/${event.id}/portaria/venda/`, {
      token,
      body: { chave: randomUUID(), nome: 'Davi Souza', ingressos: [event.types.adult], total: 5000, ...own },
    })
  const audited = async () =>
    (await test.call('GET', '/igreja/videira/auditoria?acao=TICKETS_SOLD', { token: chief.token })).body.itens

  it('gives valid tickets for cash, written down once for a key, with who took the money', async () => {
    const own = { chave: randomUUID(), ingressos: [event.types.adult, event.types.adult], total: 10_000 }
    const answers = [await sell(own), await sell(own)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toMatchObject([
      { nome: 'Davi Souza', situacao: 'VALIDO' },
      { nome: 'Davi Souza', situacao: 'VALIDO' },
    ])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await stage.free(event)).toEqual({ seats: 4 })
    expect(await audited()).toMatchObject([
      { usuario: { id: keeper.memberId }, detalhes: { evento: event.id, valor: 10_000 } },
    ])
    const { body } = await test.call('GET', `/evento/${event.id}/portaria/ingressos/`, { token: keeper.token })
    expect(body.ingressos).toEqual(answers[0]?.body)
  })

  it('of the last seats sells no more than there are, though five phones sell at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => sell()))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'sold' : body.code))
    expect(codes.sort()).toEqual([...Array(2).fill('EVT_REG_021'), ...Array(4).fill('sold')])
    expect(await stage.free(event)).toEqual({ seats: 0 })
  })

  it('is refused at another price, of an add-on alone, and by who does not stand there', async () => {
    expect(await sell({ total: 4000 })).toMatchObject({ status: 409, body: { code: 'EVT_REG_014' } })
    expect((await sell({ ingressos: [event.types.shirt], total: 3000 })).body.code).toBe('EVT_REG_019')
    expect((await sell({}, await test.join())).status).toBe(404)
  })
})
