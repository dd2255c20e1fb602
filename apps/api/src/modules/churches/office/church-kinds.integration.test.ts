import { banners } from '@narthex/contract/churches/banner.resource'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { services } from '@narthex/contract/churches/service.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The kinds that staff put in an order, each with what makes its records differ, and who may write it. */
const ordered = [
  [menuItems, 'pt', 'ROLE_ADMIN'],
  [banners, 'titulo', 'ROLE_ADMIN_CONTENT'],
  [pastors, 'nome', 'ROLE_ADMIN_CONTENT'],
  [congregations, 'nome', 'ROLE_ADMIN'],
] as const
const kinds = [...ordered, [services, 'nome', 'ROLE_ADMIN_CONTENT']] as const

describe('the records that a site is made of', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt })
  let editor: Person
  const as = async (role: (typeof kinds)[number][2] | 'ROLE_SUPER_ADMIN') => {
    editor = await test.join({ roles: [role] })
  }
  const call = (method: Method, path: string, body?: object) =>
    test.call(method, path, { office: editor, ...(body && { body }) })
  const listIds = async (path: string): Promise<number[]> =>
    (await call('GET', path)).body.itens.map(({ id }: { id: number }) => id)
  const addThree = async ({ path, example }: { path: string; example: object }, field: string): Promise<number[]> => {
    for (const id of await listIds(path)) await call('DELETE', `${path}${id}`)
    for (const name of ['Um', 'Dois', 'Três']) {
      const made = await call('POST', path, { ...example, [field]: name })
      expect(made).toMatchObject({ status: 201, body: { [field]: name, versao: 1 } })
    }
    return listIds(path)
  }

  it.each(kinds)('are added, changed on their version, and removed: %s', async (kind, field, role) => {
    await as(role)
    const [first] = await addThree(kind, field)
    const path = `${kind.path}${first}`
    const form = { ...kind.example, [field]: 'Outro' }
    expect(await call('PUT', path, { ...form, versao: 1 })).toMatchObject({
      status: 200,
      body: { versao: 2, id: first },
    })
    const late = await call('PUT', path, { ...form, [field]: 'Tarde', versao: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE', details: [{ message: '2' }] } })
    expect((await call('GET', path)).body).toMatchObject({ [field]: 'Outro', versao: 2 })
    const { itens } = (await call('GET', `${path}/historico`)).body
    expect(itens).toMatchObject([{ acao: kind.calls.set.act }, { acao: kind.calls.add.act }])
    expect(await call('DELETE', path)).toMatchObject({ status: 200 })
    expect(await call('GET', path)).toMatchObject({ status: 404 })
    expect(await listIds(kind.path)).toHaveLength(2)
  })

  it.each(kinds)('are added once by the name that another system has for them: %s', async (kind, field, role) => {
    await as(role)
    const path = `${kind.path}externo/sistema-7`
    const made = await call('PUT', path, { ...kind.example, [field]: 'De fora' })
    expect(made).toMatchObject({ status: 201, body: { idExterno: 'sistema-7', versao: 1 } })
    const again = await call('PUT', path, { ...kind.example, [field]: 'De fora, outra vez' })
    expect(again).toMatchObject({ status: 200, body: { id: made.body.id, [field]: 'De fora, outra vez', versao: 2 } })
    expect((await call('GET', `${kind.path}?idExterno=sistema-7`)).body.itens).toMatchObject([{ id: made.body.id }])
    const other = await call('POST', kind.path, { ...kind.example, [field]: 'X', idExterno: 'sistema-7' })
    expect(other).toMatchObject({ status: 409, body: { code: 'EXTERNAL_ID_TAKEN' } })
    // A form that does not know it leaves it as it is.
    const form = { ...kind.example, [field]: 'Do escritório', versao: 2 }
    expect((await call('PUT', `${kind.path}${made.body.id}`, form)).body).toMatchObject({ idExterno: 'sistema-7' })
  })

  it.each([menuItems, banners, pastors, services])('come back from the trash as they were: %s', async (kind) => {
    await as(kind === menuItems ? 'ROLE_ADMIN' : 'ROLE_ADMIN_CONTENT')
    const made = (await call('POST', kind.path, { ...kind.example, idExterno: 'lixeira-1' })).body
    expect(await call('DELETE', `${kind.path}${made.id}`)).toMatchObject({ status: 200 })
    const { versao: _, ...record } = made
    expect(await listIds(kind.path)).not.toContain(made.id)
    for (const [method, body] of [['GET'], ['PUT', { ...kind.example, versao: 2 }], ['DELETE']] as const)
      expect(await call(method, `${kind.path}${made.id}`, body)).toMatchObject({ status: 404 })
    expect((await call('GET', `${kind.path}lixeira`)).body.itens[0]).toMatchObject({ id: made.id })
    expect(await call('POST', `${kind.path}lixeira/${made.id}`)).toMatchObject({ status: 200, body: record })
    expect(await listIds(kind.path)).toContain(made.id)
    await call('DELETE', `${kind.path}${made.id}`)
    expect(await call('DELETE', `${kind.path}lixeira/${made.id}`)).toMatchObject({ status: 200 })
    expect(await call('POST', `${kind.path}lixeira/${made.id}`)).toMatchObject({ status: 404 })
  })

  it('are gone from the site while they lie in the trash', async () => {
    await as('ROLE_SUPER_ADMIN')
    const shown = [
      [menuItems, '/igreja-app-menu?igreja=farol'],
      [banners, '/banner/?igreja=farol'],
      [pastors, '/igreja/farol/pastor/'],
      [services, '/igreja/farol/culto/'],
    ] as const
    for (const [kind, path] of shown) {
      const { id } = (await call('POST', kind.path, kind.example)).body
      const list = async () => (await test.call('GET', path)).body.map((row: { id: number }) => row.id)
      expect(await list(), kind.name).toContain(id)
      await call('DELETE', `${kind.path}${id}`)
      expect(await list(), kind.name).not.toContain(id)
    }
  })

  it.each(ordered)('take an order, in which ids and versions stay: %s', async (kind, field, role) => {
    await as(role)
    const antes = await addThree(kind, field)
    const ids = [...antes.slice(1), ...antes.slice(0, 1)]
    expect(await call('PUT', `${kind.path}ordem`, { ids, antes })).toMatchObject({ status: 200 })
    expect(await listIds(kind.path)).toEqual(ids)
    const { itens } = (await call('GET', kind.path)).body
    expect(itens.map(({ versao }: { versao: number }) => versao)).toEqual([1, 1, 1])
    const history = (await call('GET', `${kind.path}${ids[0]}/historico`)).body.itens
    expect(history[0]).toMatchObject({ acao: kind.calls.order.act, campos: [{ campo: 'ordem' }] })
    // Changed, a record keeps its place; a new one stands behind all others.
    await call('PUT', `${kind.path}${ids[0]}`, { ...kind.example, [field]: 'Primeiro', versao: 1 })
    const { id } = (await call('POST', kind.path, { ...kind.example, [field]: 'Quatro' })).body
    expect(await listIds(kind.path)).toEqual([...ids, id])
  })

  it.each(ordered)(
    'refuse an order of a list that moved, or that names other records: %s',
    async (kind, field, role) => {
      await as(role)
      const antes = await addThree(kind, field)
      const turned = antes.toReversed()
      const order = (body: object) => call('PUT', `${kind.path}ordem`, body)
      await order({ ids: turned, antes })
      expect(await order({ ids: antes.toSorted(), antes })).toMatchObject({ body: { code: 'CHANGED_MEANWHILE' } })
      const rest = turned.slice(1)
      expect(await order({ ids: rest, antes: rest })).toMatchObject({ body: { code: 'CHANGED_MEANWHILE' } })
      expect(await order({ ids: rest, antes: turned })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
      const doubled = [...rest, rest[0]]
      expect(await order({ ids: doubled, antes: turned })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
      expect(await listIds(kind.path)).toEqual(turned)
    },
  )

  it('are on the site as they were changed and put in order, at the next request', async () => {
    await as('ROLE_SUPER_ADMIN')
    const shown = [
      [menuItems, 'pt', '/igreja-app-menu?igreja=farol'],
      [banners, 'titulo', '/banner/?igreja=farol'],
      [pastors, 'nome', '/igreja/farol/pastor/'],
      [congregations, 'nome', '/congregacao/?igreja=farol'],
      [services, 'nome', '/igreja/farol/culto/'],
    ] as const
    for (const [kind, field, path] of shown) {
      const antes = await addThree(kind, field)
      const list = async () => (await test.call('GET', path)).body.map((row: Record<string, unknown>) => row[field])
      expect(await list(), kind.name).toHaveLength(3)
      await call('PUT', `${kind.path}${antes[0]}`, { ...kind.example, [field]: 'Mudado', versao: 1 })
      expect(await list(), kind.name).toContain('Mudado')
      if (!('order' in kind.calls)) continue
      await call('PUT', `${kind.path}ordem`, { ids: antes.toReversed(), antes })
      expect(await list(), kind.name).toEqual(['Três', 'Dois', 'Mudado'])
    }
  })

  it('take one of two orders that were made on the same list at once', async () => {
    await as('ROLE_ADMIN_CONTENT')
    const antes = await addThree(banners, 'titulo')
    const [a = 0, b = 0, c = 0] = antes
    const orders = [
      [b, a, c],
      [c, b, a],
      [a, c, b],
    ]
    const answers = await Promise.all(orders.map((ids) => call('PUT', `${banners.path}ordem`, { ids, antes })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(orders).toContainEqual(await listIds(banners.path))
  })

  it.each(kinds)(
    'are nothing to other churches, to members, and to staff without the permission: %s',
    async (kind, field, role) => {
      await as(role)
      const [id] = await addThree(kind, field)
      const form = { ...kind.example, versao: 1 }
      const calls: [Method, string, object?][] = [
        ['GET', `${id}`],
        ['GET', `${id}/historico`],
        ['PUT', `${id}`, form],
        ['DELETE', `${id}`],
      ]
      const elsewhere = await test.join({ at: test.videira, roles: ['ROLE_SUPER_ADMIN'] })
      for (const [method, path, body] of calls) {
        const by = { office: elsewhere, ...(body && { body }) }
        expect(await test.call(method, kind.path + path, by), `${method} ${path}`).toMatchObject({ status: 404 })
      }
      const outsiders = [
        { office: await test.join(), status: 401 },
        {
          office: await test.join({ roles: [role === 'ROLE_ADMIN' ? 'ROLE_ADMIN_CONTENT' : 'ROLE_MODERATOR'] }),
          status: 403,
        },
      ]
      for (const { office, status } of outsiders)
        for (const [method, path, body] of [...calls, ['GET', ''] as const, ['POST', '', kind.example] as const])
          expect(await test.call(method, kind.path + path, { office, ...(body && { body }) })).toMatchObject({ status })
      expect(await call('GET', `${kind.path}${id}`)).toMatchObject({ status: 200, body: { versao: 1 } })
    },
  )

  describe('of the menu', () => {
    beforeEach(() => as('ROLE_ADMIN'))
    const names = { pt: 'Grupos', en: 'Groups', es: 'Grupos' }

    it('tell whether visitors see them: active, with a place, and with its module', async () => {
      const show = async (own: object) => (await call('POST', menuItems.path, { ...names, ...own })).body.flagExibido
      expect(await show({ codigo: 'SOBRE' })).toBe(true)
      expect(await show({ codigo: 'SOBRE', flagAtivo: false })).toBe(false)
      expect(await show({ codigo: 'CELULA' })).toBe(false)
      await call('PUT', '/escritorio/modulo/', { modulos: ['MOD_CELULA'], versao: 0 })
      expect(await show({ codigo: 'CELULA' })).toBe(true)
    })

    it('need an address where their code has no place of the product', async () => {
      const refused = await call('POST', menuItems.path, { ...names, codigo: 'RADIO' })
      expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'body.url' }] } })
      const url = 'javascript:alert(1)'
      expect(await call('POST', menuItems.path, { ...names, codigo: 'RADIO', url })).toMatchObject({ status: 400 })
      const radio = { ...names, codigo: 'RADIO', url: 'https://radio.example/' }
      expect(await call('POST', menuItems.path, radio)).toMatchObject({ status: 201, body: { flagExibido: true } })
    })
  })

  describe('of the week', () => {
    beforeEach(() => as('ROLE_ADMIN_CONTENT'))

    it('stand from Sunday on, and keep their place in calendars when they change', async () => {
      for (const id of await listIds(services.path)) await call('DELETE', `${services.path}${id}`)
      const form = { nome: 'Culto', diaSemana: 0, horario: '19:00' }
      await call('POST', services.path, { ...form, diaSemana: 3 })
      const { id } = (await call('POST', services.path, form)).body
      await call('POST', services.path, { ...form, horario: '09:30' })
      const { itens } = (await call('GET', services.path)).body
      expect(itens.map((service: typeof form) => `${service.diaSemana} ${service.horario}`)).toEqual([
        '0 09:30',
        '0 19:00',
        '3 19:00',
      ])
      const changed = await call('PUT', `${services.path}${id}`, { ...form, horario: '18:30', versao: 1 })
      expect(changed.body).toMatchObject({ id, horario: '18:30', versao: 2 })
      const shown = (await test.call('GET', '/igreja/farol/culto/')).body
      expect(shown.map((service: typeof form) => service.horario)).toEqual(['09:30', '18:30', '19:00'])
    })
  })
})
