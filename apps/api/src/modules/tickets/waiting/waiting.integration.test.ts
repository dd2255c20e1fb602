import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('the waiting list', () => {
  const stage = setUpTickets()
  const { test } = stage
  const sellOne = () =>
    stage.sell({
      flagEspera: true,
      minutosOferta: 60,
      cotas: { seats: { nome: 'Vagas', vagas: 1 } },
      ingressos: { adult: { nome: 'Adulto', valor: 0, cotas: ['seats'] } },
    })
  const join = (event: SoldEvent, own: object = {}) => {
    test.advance(1000)
    return test.call('POST', `/evento/${event.id}/espera/`, {
      body: {
        chave: randomUUID(),
        idIngresso: event.types.adult,
        pessoa: { nome: 'Ana', email: 'ana@example.org' },
        ...own,
      },
    })
  }
  const look = (event: SoldEvent, codigo: string) => test.call('GET', `/evento/${event.id}/espera/${codigo}/`)
  const release = (event: SoldEvent, codigo: string) => test.call('DELETE', `/evento/${event.id}/reserva/${codigo}/`)

  it('offers a released seat to the first, who registers with it; no other buyer comes between', async () => {
    const event = await sellOne()
    const hold = await stage.hold(event)
    const [first, second] = [await join(event), await join(event)]
    expect([first.body.posicao, second.body.posicao]).toEqual([1, 2])
    await release(event, hold.body.codigo)
    expect((await stage.hold(event)).body.code).toBe('EVT_REG_001')
    const offered = await look(event, first.body.codigo)
    expect(offered.body).toMatchObject({ situacao: 'OFERTA', posicao: null })
    expect(Date.parse(offered.body.ofertaAte)).toBe(test.now.getTime() + 3_600_000)
    const held = await test.call('GET', `/evento/${event.id}/reserva/${offered.body.reserva}/`)
    expect((await stage.register(event, held.body)).body).toMatchObject({ situacao: 'CONFIRMADA' })
    expect((await look(event, first.body.codigo)).body.situacao).toBe('ACEITA')
    expect((await look(event, second.body.codigo)).body).toMatchObject({ situacao: 'ESPERA', posicao: 1 })
  })

  it('passes an offer on that is not taken in time, or given back', async () => {
    const event = await sellOne()
    const hold = await stage.hold(event)
    const people = [await join(event), await join(event), await join(event)].map(({ body }) => body.codigo)
    await release(event, hold.body.codigo)
    test.advance(62 * 60_000)
    await test.runJobs()
    const states = async () => Promise.all(people.map(async (codigo) => (await look(event, codigo)).body.situacao))
    expect(await states()).toEqual(['PASSOU', 'OFERTA', 'ESPERA'])
    await test.call('DELETE', `/evento/${event.id}/espera/${people[1]}/`)
    expect(await states()).toEqual(['PASSOU', 'DESISTIU', 'OFERTA'])
    expect(await stage.free(event)).toEqual({ seats: 0 })
  })

  it('keeps those who want more than is free in their place, and those behind them too', async () => {
    const event = await stage.sell({
      flagEspera: true,
      cotas: { seats: { nome: 'Vagas', vagas: 2 } },
      ingressos: { adult: { nome: 'Adulto', valor: 0, cotas: ['seats'] } },
    })
    const holds = [await stage.hold(event), await stage.hold(event)]
    const family = await join(event, { quantidade: 2 })
    const single = await join(event)
    await release(event, holds[0]?.body.codigo)
    expect((await look(event, single.body.codigo)).body.situacao).toBe('ESPERA')
    await release(event, holds[1]?.body.codigo)
    expect((await look(event, family.body.codigo)).body.situacao).toBe('OFERTA')
  })

  it('is joined once by a key, and only where there is one and seats are gone', async () => {
    const [event, open] = [await sellOne(), await stage.sell()]
    expect((await join(event)).body.code).toBe('NO_WAITING_LIST')
    expect((await join(open)).body.code).toBe('NO_WAITING_LIST')
    await stage.hold(event)
    const chave = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => join(event, { chave })))
    expect(new Set(answers.map(({ body }) => body.codigo)).size).toBe(1)
    expect((await join(event, { chave, quantidade: 2 })).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect((await join(event, { pessoa: undefined })).body.code).toBe('EVT_REG_026')
    const [{ body }] = answers as [Awaited<ReturnType<typeof join>>]
    expect((await look(open, body.codigo)).status).toBe(404)
  })
})
