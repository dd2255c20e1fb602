import { randomUUID } from 'node:crypto'
import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { setUpTickets } from '../testing/set-up-tickets.ts'

describe('a registration', () => {
  const stage = setUpTickets()
  const { test } = stage

  it('is placed once, however often its form is sent, also from two tabs at once', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    const chave = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => stage.register(event, hold.body, { chave })))
    answers.push(await stage.register(event, hold.body))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.pedido)).size).toBe(1)
    expect(await stage.tickets(hold.body.codigo)).toHaveLength(1)
  })

  it('of another member’s hold is not there, nor at another church, nor of another event', async () => {
    const event = await stage.sell()
    const [ana, rui] = [await test.join(), await test.join()]
    const hold = await stage.hold(event, {}, ana)
    expect((await stage.register(event, hold.body, {}, rui)).status).toBe(404)
    expect((await stage.register(event, hold.body)).status).toBe(404)
    expect((await stage.register(await stage.sell(), hold.body, {}, ana)).status).toBe(404)
    const elsewhere = await stage.sell({}, test.farol)
    expect((await stage.register(elsewhere, hold.body)).status).toBe(404)
    expect((await stage.register(event, hold.body, {}, { ...rui, token: ana.token })).status).toBe(404)
    expect((await stage.register(event, hold.body, {}, ana)).status).toBe(201)
  })

  it('takes over what was held before the login', async () => {
    const event = await stage.sell()
    const [hold, ana] = [await stage.hold(event), await test.join()]
    const { body } = await stage.register(event, hold.body, {}, ana)
    expect(await stage.registration(body.codigo)).toMatchObject({ memberId: ana.memberId })
    expect(await stage.tickets(body.codigo)).toMatchObject([{ memberId: ana.memberId }])
  })

  it('whose card was refused has the time of a hold for another way, then its seats are free', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(60 * 1000)
    await stage.rehearse(body.pedido, 'failed')
    const { expiraEm } = (await stage.registration(body.codigo)) ?? {}
    expect(expiraEm?.getTime()).toBe(test.now.getTime() + 10 * minuteMs)
    expect((await stage.pay(body.pedido)).body).toMatchObject({ situacao: 'waiting' })
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'PENDENTE', expiraEm: null })
    await stage.rehearse(body.pedido, 'canceled')
    test.advance(12 * minuteMs)
    await test.runJobs()
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
    expect(await stage.free(event)).toEqual({ seats: 10 })
  })

  it('whose Pix is not paid in time ends at once, and a second try takes the seats again while there are any', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 1 } } })
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(3 * 3_600_000)
    await test.runJobs()
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
    expect(await stage.free(event)).toEqual({ seats: 1 })
    expect((await stage.pay(body.pedido)).body).toMatchObject({ situacao: 'waiting' })
    expect(await stage.free(event)).toEqual({ seats: 0 })
    await stage.rehearse(body.pedido, 'expired')
    expect((await stage.hold(event)).status).toBe(201)
    expect((await stage.pay(body.pedido)).body.code).toBe('EVT_REG_001')
  })

  it('whose Pix is found canceled at its gateway after its time ends at once as well', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(3 * 3_600_000)
    await stage.rehearse(body.pedido, 'canceled')
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
    expect(await stage.free(event)).toEqual({ seats: 10 })
    await test.runJobs()
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
  })

  it('is paid late while its seats are free, and confirmed', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(3 * 3_600_000)
    await test.runJobs()
    await stage.rehearse(body.pedido, 'paid')
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'CONFIRMADA' })
    expect(await stage.free(event)).toEqual({ seats: 9 })
  })

  it('is not ended by the clock while its payment is under way', async () => {
    const event = await stage.sell({ minutosReserva: 1 })
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(5 * minuteMs)
    await test.runJobs()
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'PENDENTE' })
  })

  it('ends when all of its money goes back, and its seats are free', async () => {
    const event = await stage.sell()
    const { body } = await stage.buy(event)
    await stage.rehearse(body.pedido, 'refunded')
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'ESTORNADA' })
    expect(await stage.tickets(body.codigo)).toMatchObject([{ situacao: 'CANCELADO' }])
    expect(await stage.free(event)).toEqual({ seats: 10 })
  })

  it('needs the event’s terms accepted', async () => {
    const event = await stage.sell({ termos: 'Sem bebidas.' })
    const hold = await stage.hold(event)
    expect((await stage.register(event, hold.body)).body).toMatchObject({ details: [{ path: 'body.termos' }] })
    expect((await stage.register(event, hold.body, { termos: true })).status).toBe(201)
  })
})

describe('a hold', () => {
  const stage = setUpTickets()
  const { test } = stage

  it('is read by its code with what it costs now, and given back', async () => {
    const event = await stage.sell()
    const { body } = await stage.hold(event)
    const path = `/evento/${event.id}/reserva/${body.codigo}/`
    expect((await test.call('GET', path)).body).toMatchObject({ codigo: body.codigo, orcamento: { valor: 5000 } })
    expect((await test.call('DELETE', path)).status).toBe(200)
    expect((await test.call('DELETE', path)).status).toBe(200)
    expect(await stage.free(event)).toEqual({ seats: 10 })
    const other = await stage.sell()
    expect((await test.call('GET', `/evento/${other.id}/reserva/${body.codigo}/`)).status).toBe(404)
    expect((await test.call('GET', path, { host: 'farol.narthex.test' })).status).toBe(404)
  })

  it('replaces an earlier one of the same buyer in one step, also the last seats', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 2 } } })
    const ticket = { idIngresso: event.types.adult }
    const first = await stage.hold(event, { ingressos: [ticket, ticket] })
    const second = await stage.hold(event, { ingressos: [ticket], anterior: first.body.codigo })
    expect(second.status).toBe(201)
    expect(await stage.free(event)).toEqual({ seats: 1 })
    const member = await test.join()
    const stranger = await test.join()
    const own = await stage.hold(event, {}, member)
    expect((await stage.hold(event, { anterior: own.body.codigo }, stranger)).body.code).toBe('EVT_REG_001')
    expect(await stage.registration(own.body.codigo)).toMatchObject({ situacao: 'RESERVADA' })
  })

  it('of an order cannot be given back', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await test.call('DELETE', `/evento/${event.id}/reserva/${body.codigo}/`)
    expect(await stage.registration(body.codigo)).toMatchObject({ situacao: 'PENDENTE' })
  })
})
