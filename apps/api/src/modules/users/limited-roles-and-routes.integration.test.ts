import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@narthex/contract/endpoint'
import { findSurface } from '@narthex/contract/endpoint'
import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { hasPermission, type StaffRole } from '@narthex/contract/permissions'
import { findLimitIds } from '@narthex/contract/role-limits'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { churchEndpoints } from '../../testing/served-endpoints.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const event = {
  titulo: 'Acampamento',
  dataInicio: '2026-07-10T20:00:00Z',
  dataFim: '2026-07-12T15:00:00Z',
  local: 'Sítio',
}

describe('a role that is limited to a part of the church', () => {
  const modules = ['MOD_MURAL_ORACAO', 'MOD_CELULA', 'MOD_EVENTO', 'MOD_EBD'] as const
  const test = setUpChurches({ videira: { modules } }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  let chief: Person
  const places = { inside: 0, outside: 0 }
  const people = { inside: 0, outside: 0 }
  const care = { outside: 0 }
  const groups = { root: 0, below: 0, outside: 0 }
  const events = { inside: 0, outside: 0 }

  const call = (method: Endpoint['method'], path: string, body?: object, office: Person = chief) =>
    test.call(method, path, { office, ...(body && { body }) })
  const add = async (path: string, body: object): Promise<number> => {
    const answer = await call('POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }
  async function hold(...given: readonly (readonly [StaffRole, number])[]): Promise<Person> {
    const person = await test.join()
    for (const [role, id] of given) {
      const body = { role, alcance: [id] }
      const { status } = await test.call('POST', `/user/${person.accountId}/role`, { token: chief.token, body })
      expect(status).toBe(200)
    }
    return person
  }

  beforeAll(async () => {
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    places.inside = await add('/escritorio/congregacao/', { nome: 'Centro' })
    places.outside = await add('/escritorio/congregacao/', { nome: 'Norte' })
    const visit = (nome: string, idCongregacao: number) =>
      add('/escritorio/visitante/', { chave: randomUUID(), nome, idCongregacao })
    people.outside = await visit('Nora', places.outside)
    care.outside = (await call('GET', '/escritorio/cuidado/')).body.itens[0].id
    people.inside = await visit('Ceci', places.inside)
    const group = (nome: string, idMae: number | null) =>
      add('/escritorio/celula/', { ...officeGroups.example, nome, idMae })
    groups.root = await group('Raiz', null)
    groups.below = await group('Neta', await group('Filha', groups.root))
    groups.outside = await group('Outro', null)
    events.inside = await add('/evento/', event)
    events.outside = await add('/evento/', { ...event, titulo: 'Congresso' })
  })

  it.each<[readonly StaffRole[], () => { readonly ids: number; readonly outside: number }]>([
    [['ROLE_SECRETARY', 'ROLE_PASTOR'], () => ({ ids: places.inside, outside: people.outside })],
    [['ROLE_GROUPS'], () => ({ ids: groups.root, outside: groups.outside })],
    [['ROLE_EVENTS'], () => ({ ids: events.inside, outside: events.outside })],
  ])(
    '%j is refused by every call that does not know its limits, and finds nothing outside by those that do',
    async (roles, place) => {
      const { ids: within, outside } = place()
      const person = await hold(...roles.map((role) => [role, within] as const))
      const limited = roles.map((role) => ({ role, ids: [within] }))
      let known = 0
      for (const { access, path, method, ...endpoint } of churchEndpoints) {
        if (typeof access !== 'object' || findSurface({ access, method, ...endpoint }) === 'operator') continue
        if (!hasPermission({ roles }, access.permission)) continue
        const isCare = path.startsWith('/escritorio/cuidado/')
        const ids = { ...endpoint.example.params, id: String(isCare ? care.outside : outside) }
        const address = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])
        const query = new URLSearchParams(endpoint.example.query)
        const { status, body } = await call(method, `${address}?${query}`, endpoint.example.body, person)
        const isKnown =
          access.within !== undefined && findLimitIds(limited, access.permission, access.within).length > 0
        if (!isKnown) expect({ id: endpoint.id, status }).toEqual({ id: endpoint.id, status: 403 })
        else if (path.includes('{id}') && !path.includes('{visaoId}')) {
          known++
          // About the items of a person it is told alike whether there is a person.
          if (endpoint.id === 'listCareOfPerson') expect(body.itens).toEqual([])
          // A file is missing in the example.
          else if (endpoint.upload) expect([400, 404, 415]).toContain(status)
          else expect({ id: endpoint.id, status }).toEqual({ id: endpoint.id, status: 404 })
        }
      }
      expect(known).toBeGreaterThan(7)
    },
  )

  it('of groups reaches a group and all that have grown out of it: lists, sums, leads, adds below', async () => {
    const person = await hold(['ROLE_GROUPS', groups.root])
    const names = (body: { itens: { nome: string }[] }) => body.itens.map(({ nome }) => nome).toSorted()
    const { body } = await call('GET', '/escritorio/celula/', undefined, person)
    expect(names(body)).toEqual(['Filha', 'Neta', 'Raiz'])
    expect(body.total).toBe(3)
    expect((await call('GET', '/escritorio/celula/?term=Outro', undefined, person)).body.total).toBe(0)
    expect(JSON.stringify((await call('GET', '/escritorio/busca?term=Outro', undefined, person)).body)).not.toContain(
      'Outro',
    )
    const health = (await call('GET', '/escritorio/acompanhamento-celula/', undefined, person)).body
    expect(names(health)).toEqual(['Filha', 'Neta', 'Raiz'])
    expect(health.panorama).toMatchObject({ grupos: 3, alertas: { SEM_LIDER: 3 } })
    const seat = `membro/${person.memberId}`
    const put = (id: number) =>
      call('PUT', `/escritorio/acompanhamento-celula/${id}/${seat}`, { papel: 'LIDER' }, person)
    expect((await put(groups.below)).status).toBe(200)
    expect((await put(groups.outside)).status).toBe(404)
    const added = (idMae: number | null) =>
      call('POST', '/escritorio/celula/', { ...officeGroups.example, nome: 'Nova', idMae }, person)
    expect((await added(groups.below)).status).toBe(201)
    for (const idMae of [groups.outside, null]) expect((await added(idMae)).status).toBe(403)
    const own = (await call('GET', `/escritorio/celula/${groups.below}`, undefined, person)).body
    const form = Object.fromEntries(Object.keys(officeGroups.form.shape).map((name) => [name, own[name]]))
    const moved = { ...form, idMae: groups.outside, versao: own.versao }
    expect((await call('PUT', `/escritorio/celula/${groups.below}`, moved, person)).status).toBe(403)
    const members = (id: number) => test.call('GET', `/celula/${id}/membro/`, { token: person.token })
    expect((await members(groups.root)).status).toBe(200)
    expect((await members(groups.outside)).status).toBe(404)
  })

  it('of events reaches those events alone, and adds none', async () => {
    const person = await hold(['ROLE_EVENTS', events.inside])
    const read = (id: number) => call('GET', `/evento/${id}/equipe/`, undefined, person)
    expect((await read(events.inside)).body).toMatchObject({ titulo: 'Acampamento' })
    expect((await read(events.outside)).status).toBe(404)
    expect((await call('POST', '/evento/', event, person)).status).toBe(403)
  })

  it('is offered the parts that it may be limited to, to those who give roles', async () => {
    const offered = async (role: string, term = '') => {
      const query = new URLSearchParams({ role, ...(term && { term }) })
      return (await call('GET', `/escritorio/alcance/?${query}`)).body.itens.map(({ nome }: { nome: string }) => nome)
    }
    expect(await offered('ROLE_PASTOR')).toEqual(['Centro', 'Norte'])
    expect(await offered('ROLE_GROUPS', 'RAI')).toEqual(['Raiz'])
    expect(await offered('ROLE_EVENTS')).toEqual(['Acampamento', 'Congresso'])
    expect(await offered('ROLE_ADMIN')).toEqual([])
  })
})
