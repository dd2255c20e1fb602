import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpTickets } from './testing/set-up-tickets.ts'

const minute = 60_000

describe('buying tickets', () => {
  const stage = setUpTickets()
  const { test } = stage

  it('a visitor holds a ticket, registers, pays by Pix and has it', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    expect(hold).toMatchObject({
      status: 201,
      body: { situacao: 'RESERVADA', orcamento: { valor: 5000, total: 5000, desconto: 0 }, pedido: null },
    })
    expect(Date.parse(hold.body.expiraEm)).toBe(test.now.getTime() + 10 * minute)
    expect(await stage.free(event)).toEqual({ seats: 9 })
    const { status, body } = await stage.register(event, hold.body)
    expect({ status, body }).toMatchObject({ status: 201, body: { situacao: 'PENDENTE', total: 5000 } })
    expect((await stage.pay(body.pedido)).body).toMatchObject({
      situacao: 'waiting',
      descricao: 'Inscrição: Acampamento',
    })
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'PENDENTE', expiraEm: null })
    expect((await stage.rehearse(body.pedido, 'paid')).body).toMatchObject({ situacao: 'success' })
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'CONFIRMADA', valor: 5000 })
    expect(await stage.tickets(body.codigo)).toMatchObject([{ situacao: 'VALIDO', valor: 5000 }])
    expect(await stage.free(event)).toEqual({ seats: 9 })
  })

  it('a member’s free tickets need no payment', async () => {
    const event = await stage.sell({ ingressos: { free: { nome: 'Entrada', valor: 0 } } })
    const member = await test.join()
    const { body } = await stage.order(event, {}, {}, member)
    expect(body).toMatchObject({ situacao: 'CONFIRMADA', pedido: null, total: 0 })
    expect(await stage.tickets(body.codigo)).toMatchObject([{ situacao: 'VALIDO', memberId: member.memberId }])
  })

  it('a hold that is not used is released by itself, and its form is refused then', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    test.advance(12 * minute)
    await test.runJobs()
    expect(await stage.registration(hold.body.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
    expect(await stage.free(event)).toEqual({ seats: 10 })
    expect((await stage.register(event, hold.body)).body).toMatchObject({ code: 'HOLD_EXPIRED' })
  })

  it('an expired hold is released before a buyer is refused, without waiting for the job', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 1 } } })
    await stage.hold(event)
    expect((await stage.hold(event)).body).toMatchObject({ code: 'EVT_REG_001' })
    test.advance(11 * minute)
    expect((await stage.hold(event)).status).toBe(201)
    expect(await stage.free(event)).toEqual({ seats: 0 })
  })

  it('an order larger than what is left is refused as a whole, and says how many are left', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 4 } } })
    const ingressos = Array.from({ length: 5 }, () => ({ idIngresso: event.types.adult }))
    expect(await stage.hold(event, { ingressos })).toMatchObject({
      status: 409,
      body: { code: 'EVT_REG_021', details: [{ message: '4' }] },
    })
    expect(await stage.free(event)).toEqual({ seats: 4 })
  })

  it('the same key is one hold, however often and however fast it is sent', async () => {
    const event = await stage.sell()
    const chave = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.hold(event, { chave })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(answers.map(({ body }) => body.codigo)).size).toBe(1)
    expect(await stage.free(event)).toEqual({ seats: 9 })
  })
})
