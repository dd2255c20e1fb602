import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { gospelsPlan, monthPlan, setUpPlans } from '../testing/set-up-plans.ts'

/** The tests begin at 9 o'clock of the church. */

describe('reminders of readings', () => {
  const stage = setUpPlans()
  const { test, call } = stage
  const notices = async ({ memberId }: Person) =>
    test.asOwner((owner) =>
      owner.query('select titulo, tipo, uuid_entidade_relacionada as plano from notificacao where usuario_id = $1', [
        memberId,
      ]),
    )
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      test.advance(hourMs)
      await test.runJobs()
    }
  }

  it('come at the chosen hour of the church while the day’s reading is not done', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana, { lembrete: '10:30' })
    await pass(1)
    expect(await notices(ana)).toEqual([])
    await pass(1)
    const notice = { titulo: 'A leitura de hoje espera por você', tipo: 'PLANO_LEITURA', plano: monthPlan }
    expect(await notices(ana)).toEqual([notice])
    await pass(23)
    expect(await notices(ana)).toHaveLength(1)
    await stage.read(ana, begun, [2])
    await pass(1)
    expect(await notices(ana)).toHaveLength(1)
    await pass(24)
    expect(await notices(ana)).toHaveLength(2)
  })

  it('come once a day, however many plans a member reads', async () => {
    const ana = await test.join()
    await stage.start(ana, { lembrete: '10:00' })
    await stage.start(ana, { plano: gospelsPlan, lembrete: '11:00' })
    await pass(4)
    expect(await notices(ana)).toHaveLength(1)
  })

  it('stay away from a plan that is paused, was left, or changed its hour', async () => {
    const [paused, left, changed] = [await test.join(), await test.join(), await test.join()]
    const plans = []
    for (const person of [paused, left, changed]) plans.push(await stage.start(person, { lembrete: '10:00' }))
    await call('PUT', `${plans[0]?.uuid}/pausa`, paused, { flagPausada: true })
    await call('DELETE', `${plans[1]?.uuid}`, left)
    await call('PUT', `${plans[2]?.uuid}/lembrete`, changed, { lembrete: '12:00' })
    await pass(2)
    for (const person of [paused, left, changed]) expect(await notices(person)).toEqual([])
    await pass(2)
    expect(await notices(changed)).toHaveLength(1)
    expect(await notices(paused)).toEqual([])
    await call('PUT', `${plans[0]?.uuid}/pausa`, paused, { flagPausada: false })
    await pass(22)
    expect(await notices(paused)).toHaveLength(1)
  })

  it('wait for the first day of a plan that begins later', async () => {
    const ana = await test.join()
    await stage.start(ana, { inicio: '2026-03-03', lembrete: '10:00' })
    await pass(26)
    expect(await notices(ana)).toEqual([])
    await pass(26)
    expect(await notices(ana)).toHaveLength(1)
  })
})
