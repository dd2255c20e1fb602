import { moduleCodes } from '@narthex/contract/church-codes'
import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { churchLook } from '@narthex/contract/churches/look.settings'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { churchPrivacy } from '@narthex/contract/churches/privacy.settings'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { describeChurch, openFoundedChurch, setVisual } from '../churches.editing.service.ts'

const all = [churchProfile, churchModules, churchLook, churchHome, churchEmbedding, churchPrivacy] as const

describe('the settings of a church', () => {
  const test = setUpChurches({ farol: {}, videira: {}, lagoa: {} })
  let admin: Person
  beforeEach(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
    test.call(method, path, { office: admin, ...(body && { body }) })
  const read = async (path: string) => (await call('GET', path)).body
  const save = async (path: string, form: object) => call('PUT', path, { ...form, versao: (await read(path)).versao })
  const readVersion = async () => {
    const query = `select versao from igreja where id = ${test.farol.igrejaId}`
    const [row] = await test.asOwner((owner) => owner.query<{ versao: number }>(query))
    return row?.versao ?? 0
  }

  it.each(all)('are replaced on their version, and tell what was changed: %s', async (settings) => {
    const { path, example, calls } = settings
    const { versao } = await read(path)
    const content = await readVersion()
    const saved = await call('PUT', path, { ...example, versao })
    expect(saved).toMatchObject({ status: 200, body: { ...example, versao: versao + 1 } })
    expect(await readVersion()).toBe(content + 1)
    const late = await call('PUT', path, { ...example, versao })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', details: [{ message: String(versao + 1) }] },
    })
    expect(await read(path)).toEqual(saved.body)
    expect((await read(`${path}historico`)).itens[0]).toMatchObject({
      acao: calls.set.act,
      usuario: { id: admin.memberId },
    })
  })

  it.each(all)('take one of two changes that were made on the same version at once: %s', async ({ path, example }) => {
    const { versao } = await read(path)
    const answers = await Promise.all([1, 2, 3].map(() => call('PUT', path, { ...example, versao })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it.each(all)('are no one’s but administrators’ of that church: %s', async ({ path, example }) => {
    const before = await read(path)
    const elsewhere = await test.join({ at: test.videira, roles: ['ROLE_SUPER_ADMIN'] })
    const there = { office: elsewhere }
    const { versao } = (await test.call('GET', path, there)).body
    expect(await test.call('PUT', path, { ...there, body: { ...example, versao } })).toMatchObject({ status: 200 })
    expect(await read(path)).toEqual(before)
    for (const roles of [['ROLE_ADMIN_CONTENT'], ['ROLE_TREASURER'], []] as const) {
      const office = await test.join({ roles })
      const status = roles.length > 0 ? 403 : 401
      expect(await test.call('GET', path, { office })).toMatchObject({ status })
      expect(await test.call('GET', `${path}historico`, { office })).toMatchObject({ status })
      expect(await test.call('PUT', path, { office, body: { ...example, versao: 0 } })).toMatchObject({ status })
    }
  })

  it('have version 0 and the product’s choice where they were never written', async () => {
    const office = await test.join({ at: test.lagoa, roles: ['ROLE_ADMIN'] })
    const get = async (path: string) => (await test.call('GET', path, { office })).body
    expect(await get(churchLook.path)).toEqual({ corApp: '#4b5563', logo: null, aparencia: 'glass', versao: 0 })
    expect(await get(churchHome.path)).toMatchObject({ atalhos: [], secoes: [], convites: [], versao: 0 })
    expect(await get(churchModules.path)).toEqual({ modulos: [], dependentes: [], modulosDoPlano: null, versao: 0 })
    expect(await get(churchProfile.path)).toMatchObject({ nome: 'Igreja lagoa', codigo: 'lagoa', versao: 0 })
  })

  it('notice what a program wrote in the meantime', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const before = { profile: await read(churchProfile.path), look: await read(churchLook.path) }
    await describeChurch(own, { telefone: '+55 11 5555-0199' })
    await setVisual(own, { corApp: '#112233', logo: null })
    const late = { ...churchProfile.example, versao: before.profile.versao }
    expect(await call('PUT', churchProfile.path, late)).toMatchObject({ status: 409 })
    const look = { ...churchLook.example, versao: before.look.versao }
    expect(await call('PUT', churchLook.path, look)).toMatchObject({ status: 409 })
  })

  it('of the profile are on the site at the next call, and leave to the operator what is the operator’s', async () => {
    const form = { ...churchProfile.example, latitude: -8.05, longitude: -34.9, fusoHorario: 'America/Recife' }
    expect((await save(churchProfile.path, form)).status).toBe(200)
    const { igreja } = (await test.call('GET', '/igreja/codigo/farol')).body
    expect(igreja).toMatchObject({ ...form, idioma: 'pt-br', flagAtivo: true, codigoPlano: null })
    for (const own of [{ flagAtivo: false }, { codigoPlano: 'OURO' }, { slug: 'outra' }, { codigo: 'outra' }])
      expect(await save(churchProfile.path, { ...form, ...own }), Object.keys(own)[0]).toMatchObject({ status: 400 })
    const wrong = [
      { latitude: null },
      { fusoHorario: 'Lua/Mar' },
      { idioma: 'pt_BR' },
      { email: 'ola' },
      { nome: ' ' },
      { redesSociais: { instagram: 'javascript:alert(1)' } },
      { facebookPixelCode: '<script>' },
      { imagens: Array.from({ length: 31 }, (_, at) => `/media/${at}.jpg`) },
    ]
    for (const own of wrong)
      expect(await save(churchProfile.path, { ...form, ...own }), Object.keys(own)[0]).toMatchObject({ status: 400 })
    expect((await test.call('GET', '/igreja/codigo/farol')).body.igreja).toEqual(igreja)
  })

  it('of modules say what depends on each, on or off', async () => {
    await save(churchModules.path, { modulos: moduleCodes })
    const event = {
      titulo: 'Retiro',
      dataInicio: '2090-01-01T12:00:00Z',
      dataFim: '2090-01-02T12:00:00Z',
      imagem: null,
    }
    const added = await test.call('POST', '/evento/', {
      token: admin.token,
      body: { ...event, local: null, flagOnline: true },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    await test.call('POST', '/escritorio/menu/', {
      office: admin,
      body: { codigo: 'EVENTO', pt: 'Eventos', en: 'Events', es: 'Eventos' },
    })
    await save(churchHome.path, { atalhos: ['EVENTO'], secoes: ['EVENTOS'], convites: [] })
    await save(churchModules.path, { modulos: [] })
    const { dependentes } = await read(churchModules.path)
    expect(dependentes).toEqual(
      expect.arrayContaining(
        ['EVENTO_FUTURO', 'ITEM_MENU', 'LUGAR_INICIO', 'SECAO_INICIO'].map((tipo) => ({
          modulo: 'MOD_EVENTO',
          tipo,
          total: 1,
        })),
      ),
    )
    expect(await save(churchModules.path, { modulos: ['MOD_CULTO', 'MOD_CULTO'] })).toMatchObject({ status: 400 })
  })

  it('of the home say what there is to choose, and the site leads to what is there alone', async () => {
    const offer = async () => {
      const { oferta } = await read(churchHome.path)
      return new Map<string, string>(
        oferta.lugares.map(({ codigo, situacao }: { codigo: string; situacao: string }) => [codigo, situacao]),
      )
    }
    const listPublic = async () => (await test.call('GET', '/igreja/farol/inicio/oferta/')).body.lugares
    await save(churchModules.path, { modulos: ['MOD_MURAL_ORACAO', 'MOD_CELULA'] })
    expect(await offer()).toEqual(
      new Map(
        Object.entries({
          AO_VIVO: 'SEM_MODULO',
          DOACAO: 'SEM_MODULO',
          CELULA: 'VAZIO',
          ORACAO: 'PRONTO',
          EVENTO: 'SEM_MODULO',
          DEVOCIONAL: 'SEM_MODULO',
          SOBRE: 'PRONTO',
          AGENDA: expect.any(String),
          BIBLIA: expect.any(String),
          MINISTERIO: 'VAZIO',
        }),
      ),
    )
    expect(await listPublic()).toEqual(expect.arrayContaining(['ORACAO', 'SOBRE']))
    expect(await listPublic()).not.toContain('CELULA')
    const choice = { atalhos: ['CELULA'], secoes: [], convites: [] }
    expect(await save(churchHome.path, choice)).toMatchObject({ status: 200, body: choice })
  })

  it('of a church that was founded just now begin with a menu that grows with its modules', async () => {
    await openFoundedChurch(createOwnCall(test.platform.transactions.at(test.lagoa)), ['MOD_EVENTO'])
    const menu = (await test.call('GET', '/igreja-app-menu?igreja=lagoa', { host: 'lagoa.narthex.test' })).body
    expect(menu[0]).toMatchObject({ codigo: 'SOBRE', pt: 'Sobre nós', flagAtivo: true })
    const office = await test.join({ at: test.lagoa, roles: ['ROLE_ADMIN'] })
    const { itens } = (await test.call('GET', '/escritorio/menu/', { office })).body
    const shown = itens.filter(({ flagExibido }: { flagExibido: boolean }) => flagExibido)
    expect(itens).toHaveLength(menu.length)
    expect(shown.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['SOBRE', 'EVENTO', 'BIBLIA'])
  })

  it('give the church’s own privacy policy to readers, clean and in a language that it has', async () => {
    const text = (words: string, ...marks: object[]) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words, ...(marks.length > 0 && { marks }) }] }],
    })
    const shown = async (language: string) =>
      (await test.call('GET', `/igreja/${test.farol.slug}/privacidade/?idioma=${language}`)).body
    await save(churchPrivacy.path, { pt: null, en: null, es: null })
    expect(await shown('pt')).toEqual({ texto: null, idioma: null })
    const evil = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    await save(churchPrivacy.path, { pt: text('Guardamos pouco.', evil), en: text('We keep little.'), es: null })
    expect(await shown('en')).toEqual({ texto: text('We keep little.'), idioma: 'en' })
    expect(await shown('es')).toEqual({ texto: text('Guardamos pouco.'), idioma: 'pt' })
    expect(await save(churchPrivacy.path, { pt: 'no document', en: null, es: null })).toMatchObject({ status: 400 })
    const { itens } = await read(`${churchPrivacy.path}historico`)
    expect(itens[0].campos).toContainEqual({ campo: 'en', antes: null, depois: text('We keep little.') })
  })

  it('takes each site that may embed once, no number of a machine, and keeps the older call in step', async () => {
    const { path } = churchEmbedding
    const saved = await save(path, { hosts: ['a.example.org', 'a.example.org', '*.b.example.org'] })
    expect(saved.body.hosts).toEqual(['a.example.org', '*.b.example.org'])
    expect(await save(path, { hosts: ['192.0.2.70'] })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((await read(`/igreja/${test.farol.codigo}/incorporacao`)).hosts).toEqual(saved.body.hosts)
    const older = await test.call('PUT', `/igreja/${test.farol.codigo}/incorporacao`, {
      office: admin,
      body: { hosts: ['c.example.org'] },
    })
    expect(older.body).toEqual({ hosts: ['c.example.org'] })
    expect(await read(path)).toEqual({ hosts: ['c.example.org'], versao: saved.body.versao + 1 })
    const { itens } = await read(`${path}historico`)
    expect(itens[0].campos).toEqual([
      { campo: 'hosts', antes: ['a.example.org', '*.b.example.org'], depois: ['c.example.org'] },
    ])
    expect(
      (await read(`${churchProfile.path}historico`)).itens.map(({ acao }: { acao: string }) => acao),
    ).not.toContain('EMBED_HOSTS_SET')
  })
})

describe('the hosts of a church', () => {
  const test = setUpChurches({
    farol: { hosts: [{ nome: 'farol.example', flagPrincipal: true }] },
    videira: {},
  })
  const list = async (at: 'farol' | 'videira') => {
    const office = await test.join({ at: test[at], roles: ['ROLE_ADMIN'] })
    return (await test.call('GET', '/escritorio/dominio/', { office })).body.itens
  }

  it('are read by its administrators, the principal one first', async () => {
    expect(await list('farol')).toMatchObject([
      {
        nome: 'farol.example',
        flagProduto: false,
        flagPrincipal: true,
        site: expect.stringContaining('farol.example'),
      },
      { nome: 'farol.narthex.test', flagProduto: true, flagPrincipal: false },
    ])
    expect(await list('videira')).toMatchObject([
      { nome: 'videira.narthex.test', flagProduto: true, flagPrincipal: true },
    ])
  })
})
