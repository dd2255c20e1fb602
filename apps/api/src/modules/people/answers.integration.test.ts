import type { StaffRole } from '@narthex/contract/permissions'
import { type CustomFieldForm, customFields } from '@narthex/contract/users/custom-field.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { customFieldActs } from '../users/custom-fields/custom-field-office.service.ts'
import { grantRole } from '../users/role-office.service.ts'

const roles = ['ROLE_SECRETARY', 'ROLE_PASTOR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] as const

describe('answers of people at the office', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  const staff = new Map<StaffRole, Person>()
  let person: number
  let ids: Record<'skill' | 'document' | 'care' | 'own', number>

  const office = (role: StaffRole) => {
    const found = staff.get(role)
    if (!found) throw new Error(role)
    return found
  }
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    role: StaffRole = 'ROLE_SECRETARY',
  ) => test.call(method, path, { office: office(role), ...(body && { body }) })
  const addField = async (form: Partial<CustomFieldForm>) =>
    (
      await customFieldActs.add(
        createOwnCall(test.platform.transactions.at(test.farol)),
        validate(customFields.form, form),
      )
    ).id
  const path = (rest = '') => `/escritorio/usuario/${person}/resposta/${rest}`
  const answer = (idCampo: number, valor: string | null, antes: string | null = null, role?: StaffRole) =>
    call('PUT', path(), { respostas: [{ idCampo, antes, valor }] }, role)

  beforeEach(async () => {
    for (const role of roles) staff.set(role, await test.join({ roles: [role] }))
    ids = {
      skill: await addField({ titulo: 'Toca algum instrumento?', tipo: 'OPCAO', opcoes: ['Flauta', 'Viola'] }),
      document: await addField({ titulo: 'Número do registro', visao: 'DOCUMENTOS', autoria: 'EQUIPE' }),
      care: await addField({ titulo: 'Acompanhamento', visao: 'CUIDADO', autoria: 'EQUIPE' }),
      own: await addField({ titulo: 'Minha história', autoria: 'MEMBRO' }),
    }
    person = (await call('POST', '/escritorio/usuario/', { nome: 'Bia', sobrenome: 'Zimbro' })).body.id
  })

  it('are seen and written by field and role, and fields of others are not there', async () => {
    const sees = { skill: roles, document: roles.slice(2), care: [roles[1], roles[3]], own: roles } as const
    const writes = {
      skill: [roles[0], roles[2], roles[3]],
      document: roles.slice(2),
      care: [roles[1], roles[3]],
      own: [],
    } as const
    for (const role of roles)
      for (const name of ['skill', 'document', 'care', 'own'] as const) {
        const isSeen = (sees[name] as readonly string[]).includes(role)
        const isWritten = (writes[name] as readonly string[]).includes(role)
        const { body } = await call('GET', path(), undefined, role)
        const field = body.campos.find(({ id }: { id: number }) => id === ids[name])
        expect(field?.flagAltera, `${role} ${name}`).toBe(isSeen ? isWritten : undefined)
        const known = (await call('GET', '/escritorio/campo-de-pessoa/', undefined, role)).body.itens
        expect(known.some(({ id }: { id: number }) => id === ids[name])).toBe(isSeen)
        const saved = await answer(ids[name], 'Flauta', 'Flauta', role)
        expect(saved.status, `${role} ${name}`).not.toBe(isWritten ? 400 : 200)
        const history = await call('GET', path(`${ids[name]}/mudanca/`), undefined, role)
        expect(history.status).toBe(isSeen ? 200 : 404)
      }
  })

  it('are kept with their history, and reserved ones are read on demand, which is written down', async () => {
    expect((await answer(ids.skill, 'Flauta')).body).toEqual({ respostas: [{ idCampo: ids.skill, valor: 'Flauta' }] })
    expect((await answer(ids.care, 'Luto na família', null, 'ROLE_PASTOR')).status).toBe(200)
    const { respostas } = (await call('GET', path(), undefined, 'ROLE_PASTOR')).body
    expect(respostas).toEqual([{ idCampo: ids.skill, valor: 'Flauta' }])
    const reserved = await call('POST', path('reservada'), undefined, 'ROLE_PASTOR')
    expect(reserved.body.respostas).toEqual([{ idCampo: ids.care, valor: 'Luto na família' }])
    expect((await call('POST', path('reservada'))).body.respostas).toEqual([])
    const changes = await call('GET', path(`${ids.skill}/mudanca/`))
    expect(changes.body.itens).toMatchObject([
      { acao: 'PERSON_ANSWERS_SET', campos: [{ campo: 'valor', antes: null, depois: 'Flauta' }] },
    ])
    const veiled = await call('GET', path(`${ids.care}/mudanca/`), undefined, 'ROLE_PASTOR')
    expect(veiled.body.itens).toHaveLength(1)
    expect(JSON.stringify(veiled.body)).not.toContain('Luto')
    expect(JSON.stringify((await call('GET', `/escritorio/usuario/${person}/historico`)).body)).not.toContain('Luto')
    const acts = await test.asOwner((owner) =>
      owner.query<{ acao: string; detalhes: object }>(
        `select acao, detalhes from auditoria where acao in ('PERSON_ANSWERS_SET', 'RESERVED_ANSWERS_READ') order by id`,
      ),
    )
    const read = 'RESERVED_ANSWERS_READ'
    expect(acts.map(({ acao }) => acao)).toEqual(['PERSON_ANSWERS_SET', 'PERSON_ANSWERS_SET', read, read])
    expect(JSON.stringify(acts)).not.toMatch(/Flauta|Luto/)
  })

  it('of two secretaries on one answer the second is told; sent twice, an answer is one', async () => {
    await answer(ids.skill, 'Flauta')
    expect((await answer(ids.skill, 'Flauta')).status).toBe(200)
    expect(await answer(ids.skill, 'Viola')).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', details: [{ path: 'body.respostas.0.antes', message: 'Flauta' }] },
    })
    expect((await answer(ids.skill, 'Viola', 'Flauta')).status).toBe(200)
    expect((await answer(ids.skill, 'Harpa', 'Viola')).status).toBe(400)
    expect((await answer(ids.skill, null, 'Viola')).body).toEqual({ respostas: [] })
    expect((await call('GET', path(`${ids.skill}/mudanca/`))).body.total).toBe(3)
  })

  it('are counted before a field is changed, by those who see them; others cannot change or widen it', async () => {
    await answer(ids.skill, 'Flauta')
    await answer(ids.care, 'Luto', null, 'ROLE_PASTOR')
    const count = (id: number, role: StaffRole) => call('GET', `${customFields.path}${id}/respostas`, undefined, role)
    expect((await count(ids.skill, 'ROLE_ADMIN')).body).toEqual({ total: 1, opcoes: [{ opcao: 'Flauta', total: 1 }] })
    expect((await count(ids.care, 'ROLE_ADMIN')).status).toBe(403)
    const place = `${customFields.path}${ids.care}`
    const form = { titulo: 'Acompanhamento', autoria: 'EQUIPE', versao: 1 }
    expect((await call('PUT', place, { ...form, visao: 'PESSOAS' }, 'ROLE_ADMIN')).status).toBe(403)
    expect((await call('DELETE', place, undefined, 'ROLE_ADMIN')).status).toBe(403)
    expect((await call('DELETE', place, undefined, 'ROLE_SUPER_ADMIN')).status).toBe(200)
    expect((await call('POST', `${customFields.path}lixeira/${ids.care}`, undefined, 'ROLE_ADMIN')).status).toBe(403)
    expect((await call('POST', `${customFields.path}lixeira/${ids.care}`, undefined, 'ROLE_SUPER_ADMIN')).status).toBe(
      200,
    )
    expect((await call('POST', path('reservada'), undefined, 'ROLE_PASTOR')).body.respostas).toHaveLength(1)
  })

  it('filter the list of people and stand in its rows and files; reserved ones in none of them, for any role', async () => {
    const born = await addField({ titulo: 'Mudou-se em', tipo: 'DATA' })
    const years = await addField({ titulo: 'Anos na cidade', tipo: 'NUMERO' })
    const other = (await call('POST', '/escritorio/usuario/', { nome: 'Rui', sobrenome: 'Zimbro' })).body.id
    await answer(ids.skill, 'Flauta')
    await answer(born, '2020-05-05')
    await answer(years, '9')
    await answer(ids.care, 'Luto', null, 'ROLE_PASTOR')
    await answer(ids.document, 'AB-12', null, 'ROLE_ADMIN')
    const find = async (campo: string, role?: StaffRole) => {
      const { status, body } = await call('GET', `/escritorio/usuario/?term=zimbro&campo=${campo}`, undefined, role)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.total).toBe(body.itens.length)
      return body.itens.map(({ id }: { id: number }) => id)
    }
    const found = [[person], []] as const
    for (const [condition, isFound] of [
      [`${ids.skill}:igual:Flauta`, true],
      [`${ids.skill}:igual:Viola`, false],
      [`${ids.skill}:tem`, true],
      [`${born}:de:2020-01-01,${born}:ate:2020-12-31`, true],
      [`${born}:de:2021-01-01`, false],
      [`${years}:ate:10`, true],
      [`${years}:de:10`, false],
    ] as const)
      expect(await find(condition), condition).toEqual(isFound ? found[0] : found[1])
    const without = await find(`${ids.skill}:sem`)
    expect(without).toContain(other)
    expect(without).not.toContain(person)
    for (const role of roles)
      for (const condition of [`${ids.care}:tem`, `${ids.care}:sem`, `${ids.document}:igual:AB-12`, '999999:sem'])
        expect(await find(condition, role), `${role} ${condition}`).toEqual([])
    const { body } = await call('GET', '/escritorio/usuario/?term=bia', undefined, 'ROLE_SUPER_ADMIN')
    const row = body.itens.find(({ id }: { id: number }) => id === person)
    expect(row.respostas.map(({ idCampo }: { idCampo: number }) => idCampo)).toEqual(
      expect.arrayContaining([ids.skill, born, years]),
    )
    expect(JSON.stringify(body)).not.toMatch(/Luto|AB-12/)
    const file = await call('GET', `/escritorio/usuario/exportacao?campo=${ids.skill}:tem`)
    expect(file.status).toBe(200)
    const text = String(file.body)
    expect(text).toContain('Toca algum instrumento?')
    expect(text).toContain('Flauta')
    expect(text).not.toMatch(/Acompanhamento|Luto|AB-12|Rui/)
    // A filter that holds once the option is gone would count what no one sees.
    await customFieldActs.set(createOwnCall(test.platform.transactions.at(test.farol)), ids.skill, {
      ...validate(customFields.form, { titulo: 'Toca?', tipo: 'OPCAO', opcoes: ['Viola'] }),
      versao: 1,
    })
    expect(await find(`${ids.skill}:tem`)).toEqual([])
  })

  it('are out of reach of a role that is limited to another congregation', async () => {
    const [here, there] = await Promise.all(
      ['Praia', 'Morro'].map(async (nome) => {
        return (await call('POST', '/escritorio/congregacao/', { nome }, 'ROLE_ADMIN')).body.id as number
      }),
    )
    const limited = await test.join({ nome: 'Lia' })
    await grantRole(createOwnCall(test.platform.transactions.at(test.farol)), {
      memberId: limited.memberId,
      role: 'ROLE_SECRETARY',
      alcance: [there ?? 0],
    })
    const at = async (idCongregacao: number | undefined) => {
      const { body } = await call('POST', '/escritorio/usuario/', { nome: 'Zé', idCongregacao })
      const place = `/escritorio/usuario/${body.id}/resposta/`
      const read = await test.call('GET', place, { office: limited })
      const respostas = [{ idCampo: ids.skill, antes: null, valor: 'Viola' }]
      const saved = await test.call('PUT', place, { office: limited, body: { respostas } })
      const reserved = await test.call('POST', `${place}reservada`, { office: limited })
      return [read.status, saved.status, reserved.status]
    }
    expect(await at(here)).toEqual([404, 404, 404])
    expect(await at(there)).toEqual([200, 200, 200])
  })

  it('of another church are nowhere', async () => {
    const stranger = await test.join({ at: test.videira, roles: ['ROLE_SUPER_ADMIN'] })
    await answer(ids.skill, 'Flauta')
    const { status } = await test.call('GET', path(), { office: stranger })
    expect(status).toBe(404)
  })
})
