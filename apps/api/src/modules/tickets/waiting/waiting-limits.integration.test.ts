import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const captcha = solvedAt('videira')

describe('the waiting list keeps seats from no one', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha })
  const { test } = stage
  let networks = 0
  const nextNetwork = () => `198.51.100.${++networks}`
  const sell = (vagas: number, own: object = {}) =>
    stage.sell({ flagEspera: true, minutosOferta: 60, cotas: { seats: { nome: 'Vagas', vagas } }, ...own })
  const hold = (event: SoldEvent, count: number, address = nextNetwork()) => {
    const ingressos = Array.from({ length: count }, () => ({ idIngresso: event.types.adult }))
    return stage.hold(event, { ingressos }, undefined, { address, captcha })
  }
  const join = (
    event: SoldEvent,
    {
      quantidade = 1,
      address = nextNetwork(),
      email = `${randomUUID()}@example.org`,
      by = undefined as Person | undefined,
    },
  ) => {
    test.advance(1000)
    return test.call('POST', `/evento/${event.id}/espera/`, {
      address,
      captcha,
      token: by?.token,
      body: {
        chave: randomUUID(),
        idIngresso: event.types.adult,
        quantidade,
        ...(by ? {} : { pessoa: { nome: 'Ana', email } }),
      },
    })
  }
  const state = async (event: SoldEvent, { body }: { readonly body: { readonly codigo: string } }) =>
    (await test.call('GET', `/evento/${event.id}/espera/${body.codigo}/`)).body.situacao
  const release = (event: SoldEvent, codigo: string) => test.call('DELETE', `/evento/${event.id}/reserva/${codigo}/`)

  it('takes no one for more than one person may have', async () => {
    const event = await sell(2, { limitePorPessoa: 2 })
    await hold(event, 2)
    expect((await join(event, { quantidade: 3 })).body.code).toBe('TICKET_LIMIT')
    expect((await join(event, { quantidade: 2 })).status).toBe(201)
  })

  it('takes visitors of one network, and a member, for a number of tickets alone', async () => {
    const event = await sell(1)
    const address = nextNetwork()
    await hold(event, 1)
    const [first, second, third] = [
      await join(event, { quantidade: 10, address }),
      await join(event, { quantidade: 10, address }),
      await join(event, { address }),
    ]
    expect([first.status, second.status, third.body.code]).toEqual([201, 201, 'NETWORK_SHARE'])
    expect((await join(event, {})).status).toBe(201)
    const by = await test.join()
    const own = [await join(event, { quantidade: 10, by }), await join(event, { quantidade: 10, by })]
    expect(own.map(({ status }) => status)).toEqual([201, 201])
    expect((await join(event, { by })).body.code).toBe('NETWORK_SHARE')
    await test.call('DELETE', `/evento/${event.id}/espera/${first.body.codigo}/`)
    expect((await join(event, { quantidade: 10, address })).status).toBe(201)
  })

  it('passes by a network that has its share unpaid, and offers to those behind', async () => {
    const event = await sell(12, { limitePorPessoa: 4 })
    const address = nextNetwork()
    const [own, others] = [await hold(event, 4, address), [await hold(event, 4), await hold(event, 4)]]
    const [first, behind] = [await join(event, { quantidade: 4, address }), await join(event, { quantidade: 4 })]
    await release(event, others[0]?.body.codigo)
    expect([await state(event, first), await state(event, behind)]).toEqual(['ESPERA', 'OFERTA'])
    await release(event, own.body.codigo)
    expect(await state(event, first)).toBe('OFERTA')
    expect((await hold(event, 1)).body.code).toBe('EVT_REG_001')
  })

  it('passes by a member who has as many tickets as one may have, and tells no one what a mailbox has', async () => {
    const event = await sell(5, { limitePorPessoa: 1 })
    const member = await test.join()
    await stage.buy(event, {}, {}, member)
    await stage.buy(event, {}, { comprador: { nome: 'Rute', email: 'rute@example.org' } })
    const holds = [await hold(event, 1), await hold(event, 1), await hold(event, 1)]
    const places = [
      await join(event, { email: 'rute@example.org' }),
      await join(event, { email: 'rute+2@example.org' }),
      await join(event, { by: member }),
      await join(event, {}),
    ]
    for (const { body } of holds) await release(event, body.codigo)
    const states = []
    for (const place of places) states.push(await state(event, place))
    expect(states).toEqual(['OFERTA', 'OFERTA', 'ESPERA', 'OFERTA'])
  })
})
