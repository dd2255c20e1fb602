import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const captcha = solvedAt('videira')

describe('what visitors of one network hold', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha })
  const { test } = stage
  let networks = 0
  const nextNetwork = () => `203.0.113.${++networks}`
  const sell = (vagas: number, own: object = {}) => stage.sell({ cotas: { seats: { nome: 'Vagas', vagas } }, ...own })
  const many = ({ types }: SoldEvent, count: number) => ({
    ingressos: Array.from({ length: count }, () => ({ idIngresso: Object.values(types)[0] })),
  })

  it('is free at first, and takes a proof of work from the second hold on', async () => {
    const event = await sell(50)
    const hold = (address: string, own: object = {}) => stage.hold(event, {}, undefined, { address, ...own })
    const statuses = [await hold('2001:db8:0:1::1'), await hold('2001:db8:0:1:ffff::2')]
    expect(statuses.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [400, 'CAPTCHA_REQUIRED'],
    ])
    expect((await hold('2001:db8:0:1::3', { captcha })).status).toBe(201)
    expect((await hold('2001:db8:0:1::3', { captcha: 'unsolved' })).body.code).toBe('INVALID_CAPTCHA')
    expect((await hold('2001:db8:0:2::1')).status).toBe(201)
    const member = await test.join()
    const own = () => stage.hold(event, {}, member, { address: '2001:db8:0:1::9' })
    expect([(await own()).status, (await own()).status]).toEqual([201, 201])
  })

  it('is at most half of what is left, and never keeps others from buying', async () => {
    const [event, address] = [await sell(40, { limitePorPessoa: 10 }), nextNetwork()]
    const hold = () => stage.hold(event, many(event, 10), undefined, { address, captcha })
    const answers = [await hold(), await hold(), await hold(), await hold()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 409])
    expect(answers[2]?.body.code).toBe('NETWORK_SHARE')
    expect(await stage.free(event)).toEqual({ seats: 20 })
    expect((await stage.hold(event, many(event, 10))).status).toBe(201)
    expect((await stage.hold(event, many(event, 5), await test.join(), { address })).status).toBe(201)
  })

  it('is at most half however many ask at once, alone and in batches', async () => {
    const [event, address] = [await sell(40), nextNetwork()]
    await Promise.all(
      Array.from({ length: 12 }, () => stage.hold(event, many(event, 5), undefined, { address, captcha })),
    )
    expect(await stage.free(event)).toEqual({ seats: 20 })
  })

  it('counts until it is paid, given back or over', async () => {
    const [event, address] = [await sell(20, { limitePorPessoa: 4 }), nextNetwork()]
    const hold = () => stage.hold(event, many(event, 4), undefined, { address, captcha })
    const [first, second] = [await hold(), await hold()]
    expect((await hold()).body.code).toBe('NETWORK_SHARE')
    const { body } = await stage.register(event, first.body, {}, undefined, { address, captcha })
    expect((await hold()).body.code).toBe('NETWORK_SHARE')
    await stage.pay(body.pedido)
    await stage.rehearse(body.pedido, 'paid')
    expect((await stage.registration(first.body.codigo))?.rede).toBeNull()
    await test.call('DELETE', `/evento/${event.id}/reserva/${second.body.codigo}/`)
    expect((await hold()).status).toBe(201)
    expect((await hold()).status).toBe(201)
    test.advance(11 * 60_000)
    expect((await hold()).status).toBe(201)
  })

  it('counts again where a purchase that had expired is paid after all', async () => {
    const [event, address] = [await sell(40), nextNetwork()]
    const order = async (from: string) => {
      const { body } = await stage.hold(event, many(event, 10), undefined, { address: from, captcha })
      return (await stage.register(event, body, {}, undefined, { address: from, captcha })).body.pedido
    }
    const [first, other] = [[await order(address), await order(address)], await order(nextNetwork())]
    test.advance(11 * 60_000)
    await test.runJobs()
    expect(await stage.free(event)).toEqual({ seats: 40 })
    await order(address)
    await order(address)
    for (const pedido of first) expect((await stage.pay(pedido)).body.code).toBe('NETWORK_SHARE')
    expect((await stage.pay(other)).body.code).toBeUndefined()
    expect(await stage.free(event)).toEqual({ seats: 10 })
  })

  it('is no more than one person may have, also where expired purchases are paid after all', async () => {
    const event = await sell(20, { limitePorPessoa: 1 })
    const [member, held] = [await test.join(), { navegador: randomUUID() }]
    const [own, visitors] = [await stage.order(event, {}, {}, member), await stage.order(event, held)]
    test.advance(11 * 60_000)
    await test.runJobs()
    const { token } = await test.logIn(member.email)
    await stage.order(event, {}, {}, { ...member, token })
    await stage.order(event, held)
    for (const { body } of [own, visitors]) expect((await stage.pay(body.pedido)).body.code).toBe('TICKET_LIMIT')
    expect(await stage.free(event)).toEqual({ seats: 18 })
  })

  it('is a share of what is left for a member too, where the event has no limit per person', async () => {
    const event = await sell(40)
    const member = await test.join()
    const hold = () => stage.hold(event, many(event, 10), member, { address: nextNetwork() })
    const answers = [await hold(), await hold(), await hold()]
    expect(answers.map(({ body }) => body.code)).toEqual([undefined, undefined, 'NETWORK_SHARE'])
    expect((await stage.hold(event, many(event, 10), await test.join())).status).toBe(201)
  })

  it('is one hold of each browser: the next one takes its place', async () => {
    const event = await sell(10)
    const navegador = randomUUID()
    const first = await stage.hold(event, { navegador })
    const second = await stage.hold(event, { navegador, ...many(event, 2) })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await stage.registration(first.body.codigo)).toMatchObject({ situacao: 'CANCELADA', navegador: null })
    expect(await stage.free(event)).toEqual({ seats: 8 })
    const member = await test.join()
    expect((await stage.hold(event, { navegador }, member)).status).toBe(201)
    expect(await stage.free(event)).toEqual({ seats: 7 })
    const both = await Promise.all([stage.hold(event, { navegador }), stage.hold(event, { navegador: randomUUID() })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await stage.free(event)).toEqual({ seats: 7 })
  })

  it('counts for one person however their address is written', async () => {
    const [event, navegador] = [await sell(20, { limitePorPessoa: 2 }), randomUUID()]
    const buy = async (email: string) => {
      const { body } = await stage.hold(event, { navegador })
      return (await stage.register(event, body, { comprador: { nome: 'Ana Souza', email } })).body.code
    }
    expect([await buy('a.na@gmail.com'), await buy('ana+1@gmail.com'), await buy('an.a+2@googlemail.com')]).toEqual([
      undefined,
      undefined,
      'TICKET_LIMIT',
    ])
    expect(await buy('rute@gmail.com')).toBeUndefined()
  })
})
