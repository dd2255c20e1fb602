import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../../platform/database/unavailable.ts'
import { lockRegistration } from './registrations/registrations.queries.ts'
import {
  countTaken,
  holdWhileQuotasChange,
  payTwoExpiredOrders,
  race,
  raceImport,
  type Way,
} from './testing/seat-races.ts'
import { setUpTickets } from './testing/set-up-tickets.ts'
import { cancelTickets } from './waiting/release.service.ts'

const many = atStrength({ deep: 200, full: 20 })

/* Each of these has its control in `seat-races-control.integration.test.ts`: without the condition in the update it oversells. */
describe('buyers at the same moment', () => {
  const stage = setUpTickets()
  const { test } = stage
  const quota = (vagas: number) => ({ nome: 'Vagas', vagas })
  const single = (idIngresso: number | undefined) => ({ ingressos: [{ idIngresso: idIngresso ?? 0, adicionais: [] }] })

  describe.each<Way>(['each alone', 'in batches'])('%s', (way) => {
    it.each([2, many])('%i of them for the last seat: exactly one has it', async (buyers) => {
      const event = await stage.sell({ cotas: { seats: quota(1) } })
      const { refusals, ...outcome } = await race(stage, event, buyers, () => single(event.types.adult), way)
      expect(outcome).toEqual({ held: 1, taken: { seats: 1 }, free: { seats: 0 } })
      // Of hundreds, some wait too long for a connection on a slow machine; they are told so, and hold nothing.
      const { EVT_REG_001: soldOut = 0, [String(new DatabaseUnavailableError(undefined))]: tooLate = 0 } = refusals
      if (buyers < 100) expect(tooLate).toBe(0)
      expect(soldOut).toBeGreaterThan(0)
      expect(soldOut + tooLate).toBe(buyers - 1)
    })

    it(`${many} for the last seven seats: exactly seven have them`, async () => {
      const event = await stage.sell({ cotas: { seats: quota(7) } })
      expect(await race(stage, event, many, () => single(event.types.adult), way)).toMatchObject({
        held: 7,
        taken: { seats: 7 },
        free: { seats: 0 },
      })
    })

    it('of families of three on ten seats, three have theirs and one seat stays', async () => {
      const event = await stage.sell({ cotas: { seats: quota(10) } })
      const ticket = { idIngresso: event.types.adult ?? 0, adicionais: [] }
      const outcome = await race(stage, event, 20, () => ({ ingressos: [ticket, ticket, ticket] }), way)
      expect(outcome).toMatchObject({ held: 3, refusals: { EVT_REG_021: 17 }, taken: { seats: 9 }, free: { seats: 1 } })
    })

    it('of types that share quotas in both orders, without a deadlock', async () => {
      const event = await stage.sell({
        cotas: { beds: quota(20), bus: quota(12) },
        ingressos: {
          both: { nome: 'Com ônibus', valor: 1000, cotas: ['bus', 'beds'] },
          bed: { nome: 'Sem ônibus', valor: 1000, cotas: ['beds'] },
          ride: { nome: 'Só ônibus', valor: 1000, cotas: ['bus'] },
        },
      })
      const ids = [event.types.both, event.types.bed, event.types.ride]
      const outcome = await race(
        stage,
        event,
        atStrength({ deep: 90, full: 60 }),
        (index) => single(ids[index % 3]),
        way,
      )
      expect(outcome.taken).toEqual({ beds: 20, bus: 12 })
      expect(outcome.free).toEqual({ beds: 0, bus: 0 })
      expect(Object.keys(outcome.refusals).every((code) => code.startsWith('EVT_REG_0'))).toBe(true)
    })

    it('for the last T-shirts: those who come too late have no ticket either', async () => {
      const event = await stage.sell({
        cotas: { seats: quota(50), shirts: quota(3) },
        ingressos: {
          adult: { nome: 'Adulto', valor: 1000, cotas: ['seats'], adicionais: ['shirt'] },
          shirt: { nome: 'Camiseta', valor: 500, flagAdicional: true, cotas: ['shirts'] },
        },
      })
      const ingressos = [{ idIngresso: event.types.adult ?? 0, adicionais: [event.types.shirt ?? 0] }]
      expect(await race(stage, event, 30, () => ({ ingressos }), way)).toMatchObject({
        held: 3,
        refusals: { EVT_REG_021: 27 },
        taken: { seats: 3, shirts: 3 },
        free: { seats: 47, shirts: 0 },
      })
    })
  })

  it('with a coupon that is good for three: three have it, and the seats of the others are free', async () => {
    const cupons = [{ codigo: 'AMIGO', tipo: 'PERCENTUAL' as const, valor: 50, usosMax: 3 }]
    const event = await stage.sell({ cotas: { seats: quota(50) }, cupons })
    const outcome = await race(stage, event, 30, () => ({ ...single(event.types.adult), cupom: 'AMIGO' }))
    expect(outcome).toMatchObject({ held: 3, refusals: { COUPON_UNAVAILABLE: 27 }, free: { seats: 47 } })
    const unlimited = await stage.sell({ cotas: {}, ingressos: { adult: { nome: 'Adulto', valor: 1000 } }, cupons })
    const others = await race(stage, unlimited, 30, () => ({ ...single(unlimited.types.adult), cupom: 'AMIGO' }))
    expect(others).toMatchObject({ held: 3, refusals: { COUPON_UNAVAILABLE: 27 } })
  })

  it('and staff who import a table: it has all of its seats or none, and no seat is sold twice', async () => {
    for (let round = 0; round < atStrength({ deep: 5, full: 1 }); round += 1) {
      const event = await stage.sell({ cotas: { seats: quota(30) } })
      const { taken, free } = await raceImport(stage, event, 25, 20)
      expect(taken.seats).toBeLessThanOrEqual(30)
      expect(free).toEqual({ seats: 30 - (taken.seats ?? 0) })
      const [row] = await test.asOwner((owner) =>
        owner.query<{ entered: number }>(`select count(*)::int as entered from evento_inscricao
          where evento_id = ${event.id} and origem = 'IMPORTACAO'`),
      )
      expect([0, 25]).toContain(row?.entered)
    }
  })

  it('and staff who give the type other quotas: the buyer looks at the tickets again, and no seat is lost', async () => {
    expect(await holdWhileQuotasChange(stage)).toEqual({
      held: 0,
      refusals: { EVT_REG_023: 1 },
      taken: { seats: 0, bus: 0 },
      free: { seats: 10, bus: 10 },
    })
  })

  it('two expired orders that are paid late, for one seat: one is confirmed, the other’s money goes back', async () => {
    const { event, codes } = await payTwoExpiredOrders(stage)
    await test.runJobs()
    const states = await Promise.all(codes.map(async (codigo) => (await stage.registration(codigo))?.situacao))
    expect(states.toSorted()).toEqual(['CONFIRMADA', 'EXPIRADA'])
    expect(await countTaken(stage, event)).toEqual({ seats: 2 })
    const payments = await test.asOwner((owner) =>
      owner.query<{ situacao: string }>(`select p.situacao from pagamento p join pedido o on o.id = p.pedido_id
        where o.referencia = '${event.id}' order by p.situacao`),
    )
    expect(payments.map(({ situacao }) => situacao)).toEqual(['paid', 'refunded'])
  })

  it('released seats go to those who wait, however many buyers press from outside', async () => {
    const event = await stage.sell({
      cotas: { seats: quota(3) },
      flagEspera: true,
      ingressos: {
        adult: { nome: 'Adulto', valor: 0, cotas: ['seats'] },
      },
    })
    const orders = [await stage.order(event), await stage.order(event), await stage.order(event)]
    for (const name of ['primeira', 'segunda'])
      await test.call('POST', `/evento/${event.id}/espera/`, {
        body: {
          chave: crypto.randomUUID(),
          idIngresso: event.types.adult,
          pessoa: { nome: name, email: `${name}@example.org` },
        },
      })
    const cancel = (codigo: string) =>
      stage.inVideira(async (work) => {
        const registration = await lockRegistration(work, { codigo })
        const tickets = await stage.tickets(codigo)
        if (registration) await cancelTickets(stage.needs, work, registration, [tickets[0]?.id ?? 0])
      })
    const [outcome] = await Promise.all([
      race(stage, event, 40, () => single(event.types.adult)),
      ...orders.slice(0, 2).map(({ body }) => cancel(body.codigo)),
    ])
    expect(outcome.held).toBe(0)
    const waiting = await test.asOwner((owner) =>
      owner.query<{ situacao: string }>(`select situacao from evento_espera where evento_id = ${event.id}`),
    )
    expect(waiting.map(({ situacao }) => situacao)).toEqual(['OFERTA', 'OFERTA'])
    expect(await countTaken(stage, event)).toEqual({ seats: 3 })
  })
})
