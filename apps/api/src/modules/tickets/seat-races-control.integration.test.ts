import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { eventoCota, eventoCupom, eventoVenda } from './sale/sale.tables.ts'
import type { Outcome } from './testing/seat-races.ts'

/** Takes seats as one would without locks: reads what is left, then writes. */
async function takeSeatsNaively({ tx }: ChurchWork, seats: ReadonlyMap<number, number>): Promise<boolean> {
  for (const [id, count] of seats) {
    const [quota] = await tx.select().from(eventoCota).where(eq(eventoCota.id, id))
    if (!quota || quota.ocupadas + count > quota.vagas) return false
    await tx.execute(sql`select pg_sleep(0.01)`)
    await tx
      .update(eventoCota)
      .set({ ocupadas: quota.ocupadas + count })
      .where(eq(eventoCota.id, id))
  }
  return true
}

async function takeCouponNaively({ tx }: ChurchWork, id: number): Promise<boolean> {
  const [coupon] = await tx.select().from(eventoCupom).where(eq(eventoCupom.id, id))
  if (!coupon || (coupon.usosMax !== null && coupon.usos >= coupon.usosMax)) return false
  await tx.execute(sql`select pg_sleep(0.01)`)
  await tx
    .update(eventoCupom)
    .set({ usos: coupon.usos + 1 })
    .where(eq(eventoCupom.id, id))
  return true
}

async function readSaleVersion({ tx }: ChurchWork, eventId: number): Promise<number | undefined> {
  const [sale] = await tx.select().from(eventoVenda).where(eq(eventoVenda.eventId, eventId))
  return sale?.versao
}

// Test files of a worker share their modules: these are loaded once more, with the naive queries below them.
vi.resetModules()
vi.doMock('./sale/quotas.queries.ts', async (original) => ({
  ...(await original<object>()),
  takeSeats: takeSeatsNaively,
  lockSaleRules: readSaleVersion,
}))
vi.doMock('./sale/coupons.queries.ts', async (original) => ({
  ...(await original<object>()),
  takeCoupon: takeCouponNaively,
}))
const { countTaken, holdWhileQuotasChange, payTwoExpiredOrders, race, raceImport } = await import(
  './testing/seat-races.ts'
)
const { maxBatchSize } = await import('./holds/hold-batches.service.ts')
const { setUpTickets } = await import('./testing/set-up-tickets.ts')
vi.doUnmock('./sale/quotas.queries.ts')
vi.doUnmock('./sale/coupons.queries.ts')
vi.resetModules()

/*
 * The races of `seat-races.integration.test.ts` without the condition in the update: the harness finds what it looks for. With one
 * seat the first hold of a minute would decide alone, as the others wait for the job that releases it.
 */
describe('control: without locks', () => {
  const stage = setUpTickets()
  const quota = (vagas: number) => ({ nome: 'Vagas', vagas })

  /** The largest number that a race reached in some rounds. */
  async function reach(rounds: number, enough: number, run: () => Promise<number>): Promise<number> {
    let largest = 0
    for (let round = 0; round < rounds && largest < enough; round++) largest = Math.max(largest, await run())
    return largest
  }
  const holdAtOnce = async (own: Parameters<typeof stage.sell>[0], cupom?: string): Promise<Outcome> => {
    const event = await stage.sell(own)
    const [idIngresso = 0, addOn] = Object.values(event.types)
    const ingressos = [{ idIngresso, adicionais: addOn === undefined ? [] : [addOn] }]
    return race(stage, event, 20, () => ({ ingressos, ...(cupom && { cupom }) }))
  }

  it('more seats are sold than there are', async () => {
    const run = async () => (await holdAtOnce({ cotas: { seats: quota(5) } })).taken.seats ?? 0
    expect(await reach(10, 6, run)).toBeGreaterThan(5)
  })

  it('an import and buyers sell more seats than there are', async () => {
    const run = async () => {
      const event = await stage.sell({ cotas: { seats: quota(30) } })
      return (await raceImport(stage, event, 25, 20)).taken.seats ?? 0
    }
    expect(await reach(10, 31, run)).toBeGreaterThan(30)
  })

  it('more seats are sold than there are by two batches', async () => {
    const seats = 3 * maxBatchSize + 1
    const run = async () => {
      const event = await stage.sell({ cotas: { seats: quota(seats) } })
      const [idIngresso = 0] = Object.values(event.types)
      const choose = () => ({ ingressos: [{ idIngresso, adicionais: [] }] })
      return (await race(stage, event, 8 * maxBatchSize, choose, 'in batches')).taken.seats ?? 0
    }
    expect(await reach(10, seats + 1, run)).toBeGreaterThan(seats)
  })

  it('more T-shirts are sold than there are', async () => {
    const run = async () =>
      (
        await holdAtOnce({
          cotas: { shirts: quota(5) },
          ingressos: {
            adult: { nome: 'Adulto', valor: 1000, adicionais: ['shirt'] },
            shirt: { nome: 'Camiseta', valor: 500, flagAdicional: true, cotas: ['shirts'] },
          },
        })
      ).taken.shirts ?? 0
    expect(await reach(10, 6, run)).toBeGreaterThan(5)
  })

  it('a coupon is used more often than it is good for', async () => {
    // Without a quota, whose row would put the buyers in order.
    const ingressos = { adult: { nome: 'Adulto', valor: 1000 } }
    const cupons = [{ codigo: 'AMIGO', tipo: 'PERCENTUAL' as const, valor: 50, usosMax: 5 }]
    const run = async () => (await holdAtOnce({ cotas: {}, ingressos, cupons }, 'AMIGO')).held
    expect(await reach(10, 6, run)).toBeGreaterThan(5)
  })

  it('two late payments take one seat', async () => {
    const run = async () => {
      const { event } = await payTwoExpiredOrders(stage)
      return (await countTaken(stage, event)).seats ?? 0
    }
    expect(await reach(10, 3, run)).toBeGreaterThan(2)
  })

  it('a type that changes its quotas leaves a seat taken of the former one', async () => {
    expect(await holdWhileQuotasChange(stage)).toMatchObject({
      held: 1,
      taken: { seats: 0, bus: 1 },
      free: { seats: 9, bus: 10 },
    })
  })
})
