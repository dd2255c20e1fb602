import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@narthex/contract/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const people = '/escritorio/usuario/'
const limitedRoles = ['ROLE_SECRETARY', 'ROLE_PASTOR'] as const

describe('a role that is limited to congregations', () => {
  const own = {
    modules: ['MOD_MURAL_ORACAO', 'MOD_CELULA', 'MOD_EVENTO', 'MOD_EBD'],
    fusoHorario: 'America/Recife',
  } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  let chief: Person
  let secretary: Person
  const places: Record<'centro' | 'norte' | 'farol', number> = { centro: 0, norte: 0, farol: 0 }
  const inside: Record<'id' | 'care', number> = { id: 0, care: 0 }
  const outside: Record<'id' | 'care', number> = { id: 0, care: 0 }

  beforeAll(async () => {
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_PASTOR'] })
    const far = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
    const addPlace = async (nome: string, office = chief) =>
      (await test.call('POST', '/escritorio/congregacao/', { office, body: { nome } })).body.id
    places.centro = await addPlace('Centro')
    places.norte = await addPlace('Norte')
    places.farol = await addPlace('Longe', far)
    const add = async (nome: string, idCongregacao: number) => {
      const body = { chave: randomUUID(), nome, sobrenome: 'Silva', telefone: '+55 81 98888-1234', idCongregacao }
      return (await call('POST', '/escritorio/visitante/', body, chief)).body.id
    }
    outside.id = await add('Nora', places.norte)
    inside.id = await add('Ceci', places.centro)
    const { itens } = (await call('GET', '/escritorio/cuidado/', undefined, chief)).body
    for (const { id, idUsuario } of itens) (idUsuario === inside.id ? inside : outside).care = id
    secretary = await test.join({ nome: 'Sara' })
    for (const role of limitedRoles)
      expect((await give(secretary, role, { alcance: [places.centro] })).status).toBe(200)
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, office: Person = secretary) =>
    test.call(method, path, { office, ...(body && { body }) })
  const give = ({ accountId }: Person, role: StaffRole, terms: object = {}, by = chief) =>
    test.call('POST', `/user/${accountId}/role`, { token: by.token, body: { role, ...terms } })
  const read = async (id: number, office = secretary) => (await call('GET', `${people}${id}`, undefined, office)).body
  const toForm = ({ nome, sobrenome, telefone, situacao, idCongregacao, versao }: Record<string, unknown>) => ({
    nome,
    sobrenome,
    telefone,
    situacao,
    idCongregacao,
    versao,
  })

  it('tells its holder what they may do, and where; the site takes it for none', async () => {
    const { body } = await call('GET', '/escritorio/sessao')
    expect(body.roles.toSorted()).toEqual(limitedRoles.toSorted())
    expect(body.permissoes).toEqual(body.limitadas)
    expect(body.limitadas).toEqual(expect.arrayContaining(['people.read', 'people.write', 'care.read']))
    expect(body.limitadas).not.toContain('groups.read')
    expect((await test.call('GET', `/user/${secretary.accountId}/role`, { token: secretary.token })).body).toEqual([])
    const team = (await call('GET', '/igreja/videira/role', undefined, chief)).body
    const line = team.find(({ user }: { user: { id: number } }) => user.id === secretary.accountId)
    expect(line.alcances).toContainEqual({ role: 'ROLE_PASTOR', itens: [{ id: places.centro, nome: 'Centro' }] })
  })

  it('lists, counts, finds, sorts and exports the people of its congregations alone', async () => {
    for (const query of [
      '',
      'term=Silva',
      'term=98888',
      `idCongregacao=${places.centro}`,
      'ordem=-nome',
      'situacao=VISITANTE',
    ]) {
      const { body } = await call('GET', `${people}?${query}`)
      expect(
        body.itens.map(({ id }: { id: number }) => id),
        query,
      ).toEqual([inside.id])
      expect(body.total, query).toBe(1)
    }
    for (const query of ['term=Nora', `idCongregacao=${places.norte}`])
      expect((await call('GET', `${people}?${query}`)).body).toMatchObject({ itens: [], total: 0 })
    const file = String((await call('GET', `${people}exportacao`)).body)
    expect(file).toContain('Ceci')
    expect(file).not.toContain('Nora')
    const hits = (await call('GET', '/escritorio/busca?term=Silva')).body
    expect(JSON.stringify(hits)).toContain('Ceci')
    expect(JSON.stringify(hits)).not.toContain('Nora')
    expect((await call('GET', `${people}${inside.id}/semelhante`)).body.itens).toEqual([])
    expect((await call('GET', `${people}${inside.id}/semelhante`, undefined, chief)).body.itens).toHaveLength(1)
  })

  it('changes people where they are, and moves none in or out', async () => {
    const form = toForm(await read(inside.id))
    const moved = await call('PUT', `${people}${inside.id}`, { ...form, idCongregacao: places.norte })
    expect(moved).toMatchObject({ status: 400, body: { details: [{ path: 'idCongregacao' }] } })
    expect((await call('PUT', `${people}${inside.id}`, { ...form, situacao: 'MEMBRO' })).status).toBe(200)
    const far = toForm(await read(outside.id, chief))
    for (const versao of [1, 99]) {
      const fetched = await call('PUT', `${people}${outside.id}`, { ...far, idCongregacao: places.centro, versao })
      expect(fetched).toMatchObject({ status: 404 })
      expect(JSON.stringify(fetched.body)).not.toContain('Nora')
    }
    expect(await read(outside.id, chief)).toMatchObject({ idCongregacao: places.norte, versao: 1 })
  })

  it('adds people to its own congregation, where there is one alone also without naming it', async () => {
    const add = (own: object) => call('POST', people, { nome: 'Nova', sobrenome: 'Pessoa', ...own })
    expect((await add({})).body).toMatchObject({ idCongregacao: places.centro })
    expect((await add({ idCongregacao: places.norte })).status).toBe(400)
    const visitor = { chave: randomUUID(), nome: 'Vito', telefone: '+55 81 98888-1234' }
    const made = await call('POST', '/escritorio/visitante/', visitor)
    expect(made.status).toBe(201)
    expect(made.body.semelhantes.map(({ nome }: { nome: string }) => nome)).toEqual(['Ceci'])
    expect(await read(made.body.id)).toMatchObject({ idCongregacao: places.centro })
  })

  it('sees the care of its people alone, in every number, and opens none for others', async () => {
    const { body } = await call('GET', '/escritorio/cuidado/')
    expect(body.itens.map(({ nome }: { nome: string }) => nome).toSorted()).toEqual(['Ceci Silva', 'Vito'])
    expect(body.contagens.ABERTOS).toBe(2)
    expect((await call('POST', '/escritorio/cuidado/', { idUsuario: outside.id })).status).toBe(404)
    const plan = { idResponsavel: secretary.memberId, proximoPasso: 'Ligar', prazo: null, versao: 1 }
    const given = await call('PUT', `/escritorio/cuidado/${outside.care}`, plan, chief)
    expect(given).toMatchObject({ status: 400, body: { details: [{ path: 'body.idResponsavel' }] } })
    expect((await call('PUT', `/escritorio/cuidado/${inside.care}`, plan, chief)).status).toBe(200)
  })

  it('yields to a role without limits, and keeps its limits where only its last day is changed', async () => {
    const helper = await test.join()
    await give(helper, 'ROLE_SECRETARY', { alcance: [places.centro] })
    const count = async () => (await call('GET', `${people}?term=Silva`, undefined, helper)).body.total
    expect(await count()).toBe(1)
    await give(helper, 'ROLE_SECRETARY', { ate: '2026-06-10' })
    expect(await count()).toBe(1)
    await give(helper, 'ROLE_PASTOR', {})
    expect(await count()).toBe(2)
    await give(helper, 'ROLE_SECRETARY', { alcance: [places.norte] })
    await test.call('DELETE', `/user/${helper.accountId}/role?role=ROLE_PASTOR`, { token: chief.token })
    expect((await call('GET', `${people}?term=Silva`, undefined, helper)).body.itens[0].nome).toBe('Nora')
    await give(helper, 'ROLE_PASTOR', { alcance: [places.centro] })
    expect(await count()).toBe(2)
    await give(helper, 'ROLE_SECRETARY', { alcance: null })
    expect((await call('GET', '/escritorio/sessao', undefined, helper)).body.limitadas).not.toContain('people.read')
  })

  it('is limited to congregations of the church, where it may be limited, and by others than its holder', async () => {
    const helper = await test.join()
    const refused = [
      ['ROLE_SECRETARY', [places.farol]],
      ['ROLE_SECRETARY', [places.centro, 999_999]],
      ['ROLE_SECRETARY', []],
      ['ROLE_ADMIN', [places.centro]],
      ['ROLE_MODERATOR', [places.centro]],
    ] as const
    for (const [role, alcance] of refused) expect((await give(helper, role, { alcance })).status).toBe(400)
    const wider = await give(secretary, 'ROLE_SECRETARY', { alcance: null }, secretary)
    expect(wider).toMatchObject({ status: 403 })
    expect((await give(chief, 'ROLE_SECRETARY', { alcance: [places.norte] })).status).toBe(403)
  })
})
