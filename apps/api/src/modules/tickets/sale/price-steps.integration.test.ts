import { dayMs } from '@narthex/contract/durations'
import { listEvents } from '@narthex/contract/events/event.endpoints'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientAt } from '../../../testing/client-at.ts'
import type { Person } from '../../../testing/people.ts'
import { randomRuns } from '../../../testing/random-runs.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'
import { findSaleWindow } from './choice.rules.ts'
import { findSale } from './sale.queries.ts'

const startsAt = new Date('2026-11-23T12:00:00Z')
const dayAt = (day: number) => new Date(startsAt.getTime() + day * dayMs)

describe('the price of an event in lists', () => {
  const stage = setUpTickets({ startsAt })
  const { test } = stage
  let admin: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const office = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: unknown) =>
    test.call(method, `/evento/${path}`, { token: admin.token, body })
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await clientAt(test.platform, { label: 'videira' })).call(listEvents, {
      params: { slug: 'videira' },
      query: { limit: '100', ...query },
    })
  const findPrice = async ({ id }: SoldEvent) => {
    const found = (await list()).itens.find((event) => event.id === id)
    return found?.preco && [found.preco.minimo, found.preco.maximo]
  }
  const listed = async (event: SoldEvent, query: Readonly<Record<string, string>>) =>
    (await list(query)).itens.some(({ id }) => id === event.id)

  it('is of the tickets that everyone sees, without add-ons and hidden or inactive types', async () => {
    const event = await stage.sell({
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, adicionais: ['shirt'] },
        child: { nome: 'Criança', valor: 3000 },
        shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
        staff: { nome: 'Equipe', valor: 0, chaveAcesso: 'equipe' },
        old: { nome: 'Antigo', valor: 100, flagAtivo: false },
      },
    })
    expect((await list()).itens.find(({ id }) => id === event.id)?.preco).toEqual({
      moeda: 'BRL',
      minimo: 3000,
      maximo: 5000,
    })
  })

  it('narrows the list to free events and to those that cost money; an event may be both', async () => {
    const ticket = { nome: 'Entrada', cotas: [] }
    const free = await stage.sell({ cotas: {}, ingressos: { a: { ...ticket, valor: 0 } } })
    const paid = await stage.sell({ cotas: {}, ingressos: { a: { ...ticket, valor: 100 } } })
    const both = await stage.sell({
      cotas: {},
      ingressos: { a: { ...ticket, valor: 0 }, b: { ...ticket, valor: 100 } },
    })
    const none = await stage.sell({ cotas: {}, ingressos: {} })
    const found = async (custo: string) =>
      Promise.all([free, paid, both, none].map((event) => listed(event, { custo })))
    expect(await found('gratuito')).toEqual([true, false, true, false])
    expect(await found('pago')).toEqual([false, true, true, false])
    const gratuito = await list({ custo: 'gratuito', limit: '1' })
    expect(gratuito.total).toBe((await list({ custo: 'gratuito' })).itens.length)
    expect(gratuito.custos).toEqual(['gratuito', 'pago'])
    expect(await list({ custo: 'pago', quando: 'passados' })).toMatchObject({ itens: [], total: 0, custos: [] })
    await expect(list({ custo: 'caro' })).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('changes by the clock with the lots, and is gone with the sale and with the event', async () => {
    const now = test.now
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
    const event = await stage.sell({
      cotas: {},
      fim: at(72),
      ingressos: {
        early: { nome: 'Lote 1', valor: 5000, vendaInicio: at(1), vendaFim: at(24) },
        late: { nome: 'Lote 2', valor: 8000, vendaInicio: at(24) },
      },
    })
    const seen: unknown[] = []
    for (const hours of [0, 1, 22.5, 0.5, 47, 1]) {
      test.advance(hours * 3_600_000)
      seen.push(await findPrice(event))
    }
    const [lot1, lot2] = [
      [5000, 5000],
      [8000, 8000],
    ]
    // Before the sale it is the price of what will be on sale.
    expect(seen).toEqual([[5000, 8000], lot1, lot1, lot2, lot2, null])
    expect(await listed(event, { custo: 'pago' })).toBe(false)
  })

  it('names when the clock changes a price next', async () => {
    const vendaFim = new Date(test.now.getTime() + 60_000).toISOString()
    await stage.sell({ cotas: {}, ingressos: { a: { nome: 'Lote 1', valor: 5000, vendaFim } } })
    expect((await list()).proximoPreco).toBe(vendaFim)
    test.advance(60_000)
    expect((await list()).proximoPreco).not.toBe(vendaFim)
  })

  it('changes with each edit of the sale at once, and is gone with the sale', async () => {
    const event = await stage.sell({ cotas: {}, ingressos: { adult: { nome: 'Adulto', valor: 5000 } } })
    expect(await findPrice(event)).toEqual([5000, 5000])
    const path = `${event.id}/equipe/ingresso/`
    const added = await office('POST', path, { versao: 1, nome: 'Criança', valor: 1500 })
    expect(await findPrice(event)).toEqual([1500, 5000])
    await office('PUT', `${path}${added.body.id}`, { versao: 2, nome: 'Criança', valor: 0 })
    expect(await findPrice(event)).toEqual([0, 5000])
    await office('DELETE', `${path}${added.body.id}?versao=3`)
    expect(await findPrice(event)).toEqual([5000, 5000])
    const closed = { versao: 4, inicio: dayAt(-9).toISOString(), fim: dayAt(-8).toISOString() }
    expect((await office('PUT', `${event.id}/equipe/venda`, closed)).status).toBe(200)
    expect(await findPrice(event)).toBeNull()
    await office('PUT', `${event.id}/equipe/venda`, { versao: 5 })
    expect(await findPrice(event)).toEqual([5000, 5000])
    expect((await office('DELETE', `${event.id}/equipe/venda`)).status).toBe(200)
    expect(await findPrice(event)).toBeNull()
  })

  const moment = fc.option(fc.integer({ min: -3, max: 6 }).map((day) => dayAt(day).toISOString()))
  const valor = fc.constantFrom(0, 1000, 5000)
  const edit = fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      place: fc.nat({ max: 3 }),
      body: fc.record({
        valor,
        vendaInicio: moment,
        vendaFim: moment,
        flagAtivo: fc.boolean(),
        flagAdicional: fc.boolean(),
        chaveAcesso: fc.option(fc.constant('equipe')),
      }),
    }),
    fc.record({ kind: fc.constant('window' as const), body: fc.record({ inicio: moment, fim: moment }) }),
    fc.record({ kind: fc.constant('removal' as const), place: fc.nat({ max: 3 }) }),
  )

  it('equals what is computed from the sale, at every moment, after every history of edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        const event = await stage.sell({ cotas: {}, ingressos: { adult: { nome: 'Adulto', valor: 5000 } } })
        const types = Object.values(event.types)
        let versao = 1
        for (const each of edits) {
          const place = 'place' in each ? each.place : 0
          const path = `${event.id}/equipe/ingresso/`
          const body = 'body' in each ? { versao, nome: 'Entrada', ...each.body } : {}
          const known = types[place]
          const answer =
            each.kind === 'window'
              ? await office('PUT', `${event.id}/equipe/venda`, { versao, ...each.body })
              : each.kind === 'removal'
                ? await office('DELETE', `${path}${known ?? 0}?versao=${versao}`)
                : known === undefined
                  ? await office('POST', path, body)
                  : await office('PUT', `${path}${known}`, body)
          if (answer.status >= 300) continue
          versao = answer.body.versao
          if (each.kind === 'removal') types.splice(place, 1)
          if (each.kind === 'type' && known === undefined) types.push(answer.body.id)
        }
        const sale = await stage.inVideira((work) => findSale(work, event.id))
        if (!sale) throw new Error('The sale is gone')
        for (let day = -4; day <= 7; day++)
          for (const offset of [-1, 0]) {
            const now = new Date(dayAt(day).getTime() + offset)
            expect(await readStep(event.id, now), now.toISOString()).toEqual(computePrice(sale, now))
          }
      }),
      randomRuns({ deep: 15, full: 3 }),
    )
  })

  const readStep = (id: number, now: Date) =>
    test.asOwner(async (owner) => {
      const [step] = await owner.query<{ minimo: string; maximo: string }>(
        'select minimo, maximo from evento_preco where evento_id = $1 and ate > $2 order by ate limit 1',
        [id, now],
      )
      return step ? [Number(step.minimo), Number(step.maximo)] : null
    })
})

type FoundSale = NonNullable<Awaited<ReturnType<typeof findSale>>>

/** Computes the price range by the rule that a purchase is checked with. Types that are never on sale have no price. */
function computePrice(sale: FoundSale, now: Date): number[] | null {
  const latest = (...moments: (Date | null)[]) => Math.max(...moments.map((each) => each?.getTime() ?? -Infinity))
  const earliest = (...moments: (Date | null)[]) => Math.min(...moments.map((each) => each?.getTime() ?? Infinity))
  const toDate = (text: string | null) => (text === null ? null : new Date(text))
  const types = sale.types.filter(
    ({ flagAtivo, flagAdicional, chaveAcesso, vendaInicio, vendaFim }) =>
      flagAtivo &&
      !flagAdicional &&
      chaveAcesso === null &&
      latest(sale.inicio, toDate(vendaInicio)) < earliest(sale.fim, toDate(vendaFim)),
  )
  for (const state of ['DISPONIVEL', 'A_VENDER']) {
    const prices = types.filter((type) => findSaleWindow(sale, type, now) === state).map(({ valor }) => valor)
    if (prices.length > 0) return [Math.min(...prices), Math.max(...prices)]
  }
  return null
}
