import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { setUpTickets } from '../testing/set-up-tickets.ts'

describe('whom a purchase names that was never paid', () => {
  const stage = setUpTickets()
  const { test } = stage
  const count = async (table: string, codigo: string) => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ count: number }>(`select count(*)::int from ${table} where inscricao_codigo = '${codigo}'`),
    )
    return row?.count
  }
  const people = async (codigo: string) => [
    await count('evento_comprador', codigo),
    await count('evento_participante p join evento_bilhete t on t.id = p.bilhete_id', codigo),
  ]

  it('is deleted a month after it began; what was paid for keeps its people', async () => {
    const event = await stage.sell({ flagEspera: true, cotas: { seats: { nome: 'Vagas', vagas: 2 } } })
    const [unpaid, paid] = [await stage.order(event), await stage.buy(event, { navegador: randomUUID() })]
    const waiting = await test.call('POST', `/evento/${event.id}/espera/`, {
      body: {
        chave: randomUUID(),
        idIngresso: event.types.adult,
        pessoa: { nome: 'Rute', email: 'rute@example.org' },
      },
    })
    await test.call('DELETE', `/evento/${event.id}/espera/${waiting.body.codigo}/`)
    test.advance(20 * 60_000)
    await test.runJobs()
    test.advance(3 * dayMs)
    await test.runJobs()
    expect((await stage.registration(unpaid.body.codigo))?.situacao).toBe('EXPIRADA')
    expect(await people(unpaid.body.codigo)).toEqual([1, 1])
    expect((await stage.registration(paid.body.codigo))?.navegador).not.toBeNull()
    test.advance(29 * dayMs)
    await test.runJobs()
    expect(await people(unpaid.body.codigo)).toEqual([0, 0])
    expect(await people(paid.body.codigo)).toEqual([1, 1])
    expect((await stage.registration(paid.body.codigo))?.navegador).toBeNull()
    expect((await stage.tickets(unpaid.body.codigo)).length).toBe(1)
    expect((await test.call('GET', `/evento/${event.id}/espera/${waiting.body.codigo}/`)).status).toBe(404)
  })
})
