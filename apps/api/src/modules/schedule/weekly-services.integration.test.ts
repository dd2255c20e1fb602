import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { foundChurch, setServices } from '../churches/churches.editing.service.ts'
import { getFrame } from '../churches/churches.service.ts'
import { getCalendar } from './calendar/calendar.service.ts'

const plain = { duracaoMinutos: 90, flagTransmissao: false, local: null }
const morning = { ...plain, nome: 'Manhã', diaSemana: 0, horario: '10:00' }
const night = { ...plain, nome: 'Noite', diaSemana: 0, horario: '18:00' }

describe('the services of a subscribed calendar', () => {
  let now = new Date('2026-11-01T12:00:00Z')
  const test = setUpChurches({ recife: { fusoHorario: 'America/Recife' } }, { clock: () => now })

  beforeEach(async () => {
    now = new Date('2026-11-01T12:00:00Z')
    await setServices(createOwnCall(test.platform.transactions.at(test.recife)), [])
    await setServices(createOwnCall(test.platform.transactions.at(test.recife)), [morning, night])
    now = new Date('2026-11-15T12:00:00Z')
  })

  /** The church as the next request finds it. */
  const current = async ({ label } = test.recife) =>
    (await test.platform.directory.byHost(`${label}.narthex.test`)) as ChurchScope
  const idOf = async (wanted: string) =>
    (await getFrame(test.platform.transactions.at(await current()))).cultos.find(({ nome }) => nome === wanted)?.id ?? 0
  /** Identity, version and start of each service in the calendar, by the service's name. */
  async function told() {
    const { text = '' } = (await getCalendar(test.platform, test.platform.transactions.at(await current()))) ?? {}
    const value = (event: string, name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(event)?.[1]?.trim()
    const events = text.split('BEGIN:VEVENT').slice(1)
    return Object.fromEntries(
      events.map((event) => [
        value(event, 'SUMMARY'),
        ['UID', 'SEQUENCE', 'LAST-MODIFIED', 'DTSTART'].map((name) => value(event, name)),
      ]),
    )
  }

  it('stay what they are while another changes, comes or goes', async () => {
    const before = await told()
    await setServices(createOwnCall(test.platform.transactions.at(test.recife)), [
      { ...plain, nome: 'Oração', diaSemana: 3, horario: '19:30' },
      morning,
    ])
    const after = await told()
    expect(Object.keys(after).sort()).toEqual(['Manhã', 'Oração'])
    expect(after.Manhã).toEqual(before.Manhã)
    expect(after.Manhã?.slice(1, 3)).toEqual(['0', '20261101T120000Z'])
  })

  it('are the same at another time, as a newer telling of it', async () => {
    const before = await told()
    await setServices(createOwnCall(test.platform.transactions.at(test.recife)), [
      morning,
      { ...night, id: await idOf('Noite'), horario: '19:00' },
    ])
    const after = await told()
    expect(after.Manhã).toEqual(before.Manhã)
    expect(after.Noite).toEqual([before.Noite?.[0], '1', '20261115T120000Z', expect.stringMatching(/T190000$/)])
  })

  it('take no id of another church, nor one id twice', async () => {
    const other = await foundChurch(test.platform, plainChurch('vizinha'))
    const id = await idOf('Noite')
    const before = await told()
    const taken = setServices(createOwnCall(test.platform.transactions.at(other)), [morning, { ...night, id }])
    await expect(taken).rejects.toMatchObject({ status: 400, details: [{ path: '1.id' }] })
    const twice = setServices(createOwnCall(test.platform.transactions.at(test.recife)), [
      morning,
      { ...night, id },
      { ...night, id },
    ])
    await expect(twice).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await told()).toEqual(before)
    expect((await getFrame(test.platform.transactions.at(await current(other)))).cultos).toEqual([])
  })
})
