import { congregations } from '@narthex/contract/churches/congregation.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const { path } = congregations

describe('a congregation with members', () => {
  const test = setUpChurches({ farol: {}, videira: {} })
  let admin: Person
  let [centre, north] = [0, 0]

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object) =>
    test.call(method, `${path}${own}`, { office: admin, ...(body && { body }) })
  const move = (body: object, from = centre) => call('POST', `${from}/transferencia`, body)
  const add = async (nome: string): Promise<number> => (await call('POST', '', { nome })).body.id
  const findMembers = async (id: number): Promise<number> => (await call('GET', `${id}`)).body.membros
  const joinCentre = async (): Promise<Person> => {
    const at = (await test.platform.directory.byHost('farol.narthex.test')) as ChurchScope
    return test.join({ at, idCongregacao: centre })
  }
  const findCongregation = async ({ token }: Person) =>
    (await test.call('GET', '/me', { token })).body.usuario.idCongregacao

  beforeEach(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    centre = await add('Centro')
    north = await add('Norte')
  })

  it('is not removed, and says how many they are', async () => {
    const member = await joinCentre()
    expect(await findMembers(centre)).toBe(1)
    const refused = await call('DELETE', `${centre}`)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', details: [{ path: 'membros', message: '1' }] },
    })
    expect(await findCongregation(member)).toBe(centre)
  })

  it('gives them to another one at once, as many as the caller saw, and may go then', async () => {
    const members = [await joinCentre(), await joinCentre()]
    expect(await move({ para: north, membros: 1 })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
    expect(await findMembers(north)).toBe(0)
    expect(await move({ para: north, membros: 2 })).toMatchObject({ status: 200, body: { movidos: 2 } })
    for (const member of members) expect(await findCongregation(member)).toBe(north)
    const { itens } = (await call('GET', `${north}/historico`)).body
    expect(itens[0]).toMatchObject({
      acao: 'CONGREGATION_MEMBERS_MOVED',
      campos: [{ campo: 'membros', antes: 0, depois: 2 }],
    })
    expect(await call('DELETE', `${centre}`)).toMatchObject({ status: 200 })
  })

  it('lets them go to none', async () => {
    const member = await joinCentre()
    expect(await move({ para: null, membros: 1 })).toMatchObject({ status: 200, body: { movidos: 1 } })
    expect(await findCongregation(member)).toBeNull()
    expect(await call('DELETE', `${centre}`)).toMatchObject({ status: 200 })
  })

  it('moves them to none of another church', async () => {
    await joinCentre()
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN'] })
    const there = { office, body: { nome: 'Longe' } }
    const { id } = (await test.call('POST', path, there)).body
    expect(await move({ para: id, membros: 1 })).toMatchObject({ status: 404 })
    const stolen = { ...there, body: { para: id, membros: 1 } }
    expect(await test.call('POST', `${path}${centre}/transferencia`, stolen)).toMatchObject({ status: 404 })
    expect(await findMembers(centre)).toBe(1)
  })

  it('is removed or joined, never both, where a member chooses it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      centre = await add(`Praça ${round}`)
      const [joined, removed] = await Promise.allSettled([joinCentre(), call('DELETE', `${centre}`)])
      const isRemoved = removed.status === 'fulfilled' && removed.value.status === 200
      expect([joined.status === 'fulfilled', isRemoved].filter(Boolean), `round ${round}`).toHaveLength(1)
      if (joined.status === 'fulfilled') expect(await findCongregation(joined.value)).toBe(centre)
    }
  })
})
