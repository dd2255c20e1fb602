import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const captcha = solvedAt('videira')

describe('tickets that cost nothing', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha })
  const { test } = stage
  let networks = 0
  let mailboxes = 0
  const nextNetwork = () => `198.18.0.${++networks}`
  const sell = (vagas: number, own: object = {}) =>
    stage.sell({
      cotas: { seats: { nome: 'Vagas', vagas } },
      ingressos: { free: { nome: 'Entrada', valor: 0, cotas: ['seats'] } },
      ...own,
    })
  /** Registers one ticket under an address of its own: its code, or that of the refusal. */
  async function register(event: SoldEvent, address: string, held: object = {}, by?: Person) {
    const hold = await stage.hold(event, held, by, { address, captcha })
    if (hold.status !== 201) return hold.body.code as string
    const comprador = { nome: 'Ana Souza', email: `ana${++mailboxes}@example.org` }
    const answer = await stage.register(event, hold.body, by ? {} : { comprador }, by, { address, captcha })
    expect(answer.body.situacao).toBe('CONFIRMADA')
    return answer.body.codigo as string
  }
  async function registerAll(event: SoldEvent, address: string, most: number): Promise<number> {
    for (let taken = 0; taken < most; taken++) if ((await register(event, address)) === 'NETWORK_SHARE') return taken
    return most
  }

  it('are at most half of an event to the visitors of one network, whatever addresses they name', async () => {
    const [event, address] = [await sell(40), nextNetwork()]
    expect(await registerAll(event, address, 40)).toBe(20)
    expect(await stage.free(event)).toEqual({ seats: 20 })
    expect(await register(event, nextNetwork())).not.toBe('NETWORK_SHARE')
    expect(await register(event, address, {}, await test.join())).not.toBe('NETWORK_SHARE')
  })

  it('are ten to a household, also of the last seats and where one person may have one', async () => {
    expect(await registerAll(await sell(10, { limitePorPessoa: 1 }), nextNetwork(), 10)).toBe(10)
  })

  it('come from the second purchase of a network on after a proof of work', async () => {
    const [event, address] = [await sell(40), nextNetwork()]
    const buy = async () => {
      const { body } = await stage.hold(event, {}, undefined, { address, captcha })
      return (await stage.register(event, body, {}, undefined, { address })).body
    }
    expect((await buy()).situacao).toBe('CONFIRMADA')
    expect((await buy()).code).toBe('CAPTCHA_REQUIRED')
  })

  it('count by a coupon that takes the whole price, and not once they are paid for', async () => {
    const cupons = [{ codigo: 'TUDO', tipo: 'PERCENTUAL' as const, valor: 100 }]
    const ingressos = { adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] } }
    const [event, address] = [await sell(40, { cupons, ingressos }), nextNetwork()]
    const ten = { ingressos: Array.from({ length: 10 }, () => ({ idIngresso: event.types.adult })) }
    const free = [await register(event, address, { ...ten, cupom: 'TUDO' })]
    free.push(await register(event, address, { ...ten, cupom: 'TUDO' }))
    expect(await register(event, address, { ...ten, cupom: 'TUDO' })).toBe('NETWORK_SHARE')
    for (const codigo of free) expect((await stage.registration(codigo))?.rede).not.toBeNull()
    const elsewhere = nextNetwork()
    const { body } = await stage.hold(event, ten, undefined, { address: elsewhere, captcha })
    const order = await stage.register(event, body, {}, undefined, { address: elsewhere, captcha })
    await stage.pay(order.body.pedido)
    await stage.rehearse(order.body.pedido, 'paid')
    expect((await stage.registration(order.body.codigo))?.rede).toBeNull()
    expect((await stage.hold(event, ten, undefined, { address: elsewhere, captcha })).status).toBe(201)
  })

  it('do not bind the office, nor a member', async () => {
    const [event, address] = [await sell(24), nextNetwork()]
    expect(await registerAll(event, address, 24)).toBe(12)
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const entered = await test.call('POST', `/evento/${event.id}/equipe/inscricao/`, {
      token: admin.token,
      address,
      body: {
        chave: randomUUID(),
        comprador: { nome: 'Rute Lima', email: 'rute@example.org' },
        ingressos: [{ idIngresso: event.types.free }],
        participantes: [{ nome: 'Davi' }],
        total: 0,
      },
    })
    expect(entered.status).toBe(201)
    const member = await test.join()
    const codigo = await register(event, address, {}, member)
    expect(await stage.registration(codigo)).toMatchObject({ situacao: 'CONFIRMADA', rede: null, navegador: null })
    expect(await register(event, address)).toBe('NETWORK_SHARE')
  })

  it('count for a day, and their network is forgotten soon after', async () => {
    const [event, address] = [await sell(20), nextNetwork()]
    const first = await register(event, address)
    expect(await registerAll(event, address, 20)).toBe(9)
    test.advance(20 * 60_000)
    await test.runJobs()
    test.advance(23 * hourMs)
    expect(await register(event, address)).toBe('NETWORK_SHARE')
    test.advance(hourMs)
    expect(await register(event, address)).not.toBe('NETWORK_SHARE')
    expect((await stage.registration(first))?.rede).not.toBeNull()
    test.advance(24 * hourMs)
    await test.runJobs()
    expect(await stage.registration(first)).toMatchObject({ situacao: 'CONFIRMADA', rede: null })
  })

  it('give their share back where they are canceled', async () => {
    const [event, address] = [await sell(24), nextNetwork()]
    const codigo = await register(event, address)
    expect(await registerAll(event, address, 24)).toBe(11)
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const body = { chave: randomUUID(), ingressos: null, devolucao: null }
    await test.call('POST', `/evento/${event.id}/equipe/inscricao/${codigo}/cancelamento`, { token: admin.token, body })
    expect(await register(event, address)).not.toBe('NETWORK_SHARE')
  })
})
