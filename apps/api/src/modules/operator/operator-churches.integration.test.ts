import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officePage } from '../../testing/office-door.ts'
import { joinChurch, type Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { operatorHeaders } from '../../testing/set-up-operator.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const test = setUpChurches({ recife: { organizacao: 'pomar', nome: 'Igreja Recife' }, farol: { nome: 'Farol 100%' } })
let headers: Record<string, string>
const people: Partial<Record<'owner' | 'editor' | 'member', Person>> = {}

beforeAll(async () => {
  headers = await operatorHeaders(test.platform)
  const at = test.platform.transactions.at(test.farol)
  people.owner = await joinChurch(test.platform, at, { email: 'dona@example.org', roles: ['ROLE_SUPER_ADMIN'] })
  people.editor = await joinChurch(test.platform, at, { roles: ['ROLE_ADMIN_CONTENT'] })
  people.member = await joinChurch(test.platform, at, {})
})

const call = (method: Method, path: string, body?: object) =>
  test.call(method, `/operador${path}`, { headers, ...(body && { body }) })
const church = async (codigo: string) => (await call('GET', `/igreja/${codigo}`)).body
const listNames = async (query = '') =>
  (await call('GET', `/igreja${query}`)).body.itens.map(({ codigo }: { codigo: string }) => codigo)
const listActs = async (codigo: string) =>
  (await call('GET', `/registro?igreja=${codigo}`)).body.itens.map(({ acao }: { acao: string }) => acao)
const atSite = (codigo: string) =>
  test.call('GET', `/igreja/${codigo}/visual/`, { headers: { host: `${codigo}.narthex.test` } })

const serra = {
  codigo: 'serra',
  nome: 'Igreja da Serra',
  idioma: 'es',
  fusoHorario: 'America/Bogota',
  organizacao: null,
  plano: null,
  administrador: { email: 'nova@example.org', nome: 'Ana', sobrenome: 'Lima' },
} as const

describe('the churches of an operator', () => {
  it('are found by name, code and state, page by page, and show no one’s name', async () => {
    expect(await listNames()).toEqual(['farol', 'recife'])
    expect(await listNames('?term=RECI')).toEqual(['recife'])
    expect(await listNames('?term=100%25')).toEqual(['farol'])
    expect(await listNames('?term=%25%25%25')).toEqual([])
    expect(await listNames('?situacao=ARQUIVADA')).toEqual([])
    expect(await listNames('?organizacao=pomar')).toEqual(['recife'])
    const first = (await call('GET', '/igreja?limit=1')).body
    expect(first).toMatchObject({ total: 2, itens: [{ codigo: 'farol', situacao: 'ABERTA' }] })
    expect(await listNames(`?limit=1&apos=${first.proximo}`)).toEqual(['recife'])
    expect(await call('GET', '/igreja?apos=abc')).toMatchObject({ status: 400 })
    const shown = JSON.stringify(await church('farol'))
    expect(shown).toContain('d•••@example.org')
    for (const secret of ['dona@', 'Souza', people.member?.email ?? '']) expect(shown).not.toContain(secret)
  })

  it('are founded once with their owner, who is mailed; what is refused leaves nothing', async () => {
    const both = await Promise.all([call('POST', '/igreja', serra), call('POST', '/igreja', serra)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await church('serra')).toMatchObject({
      nome: 'Igreja da Serra',
      idioma: 'es-ES',
      situacao: 'ABERTA',
      modulos: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_NOTICIA'],
      administradores: [{ email: 'n•••@example.org', flagEntrou: false }],
    })
    expect(await listActs('serra')).toEqual(['CHURCH_FOUNDED'])
    const other = { ...serra, codigo: 'outra' }
    for (const wrong of [
      { plano: 'NENHUM' },
      { organizacao: 'nenhuma' },
      { codigo: 'admin' },
      { fusoHorario: 'Recife' },
    ])
      expect((await call('POST', '/igreja', { ...other, ...wrong })).status, JSON.stringify(wrong)).toBeGreaterThan(399)
    expect(await listNames('?term=outra')).toEqual([])
    expect(await listActs('outra')).toEqual([])
    const invited = await call('POST', '/igreja/serra/convite', { email: 'nova@example.org' })
    expect(invited.status).toBe(200)
    for (const email of ['estranha@example.org', 'dona@example.org'])
      expect((await call('POST', '/igreja/serra/convite', { email })).status).toBe(404)
  })

  it('change what names them, and keep their former address', async () => {
    await call('POST', '/igreja', { ...serra, codigo: 'monte' })
    const identity = {
      codigo: 'montanha',
      slug: 'monte',
      nome: 'Montanha',
      idioma: 'pt-BR',
      fusoHorario: 'America/Recife',
    }
    expect(await call('PUT', '/igreja/monte/identidade', { ...identity, codigo: 'farol' })).toMatchObject({
      status: 409,
    })
    expect(await call('PUT', '/igreja/monte/identidade', identity)).toMatchObject({
      status: 200,
      body: { codigo: 'montanha', nome: 'Montanha', fusoHorario: 'America/Recife' },
    })
    expect(await church('monte')).toMatchObject({ codigo: 'montanha' })
    expect((await call('GET', '/igreja/nenhuma')).status).toBe(404)
  })

  it('join an organisation and leave it', async () => {
    const join = (organizacao: string | null) => call('PUT', '/igreja/farol/organizacao', { organizacao })
    expect((await join('nenhuma')).status).toBe(400)
    expect(await join('pomar')).toMatchObject({ body: { organizacao: { slug: 'pomar' } } })
    const { body } = await call('GET', '/organizacao')
    expect(body.itens[0].igrejas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['farol', 'recife'])
    expect(await join('pomar')).toMatchObject({ status: 200 })
    expect(await join(null)).toMatchObject({ body: { organizacao: null } })
    expect((await listActs('farol')).slice(0, 2)).toEqual(['CHURCH_LEFT', 'CHURCH_JOINED'])
  })
})

describe('the state of a church', () => {
  const set = (situacao: string) => call('PUT', '/igreja/farol/situacao', { situacao })
  const office = (method: Method, path: string, as?: Person, body?: object) =>
    test.call(method, path, { ...(as ? { office: as } : { headers: officePage(test.farol) }), ...(body && { body }) })

  beforeEach(() => set('ABERTA'))

  it('closes the site of a suspended one, and lets its owners alone read in the office', async () => {
    expect((await atSite('farol')).status).toBe(200)
    const both = await Promise.all([set('SUSPENSA'), set('SUSPENSA')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await church('farol')).toMatchObject({ situacao: 'SUSPENSA', suspensaEm: expect.any(String) })
    expect(await atSite('farol')).toMatchObject({ status: 403, body: { code: 'CHURCH_INACTIVE' } })
    const { owner, editor } = people
    expect((await office('GET', '/escritorio')).status).toBe(200)
    expect((await office('GET', '/escritorio/sessao', owner)).status).toBe(200)
    expect((await office('GET', '/escritorio/perfil/', owner)).status).toBe(200)
    const inactive = { status: 403, body: { code: 'CHURCH_INACTIVE' } }
    const modules = { modulos: [], versao: 0 }
    expect(await office('PUT', '/escritorio/modulo/', owner, modules)).toMatchObject(inactive)
    expect(await office('GET', '/escritorio/sessao', editor)).toMatchObject(inactive)
    expect((await set('ABERTA')).body).toMatchObject({ situacao: 'ABERTA', suspensaEm: null })
    expect((await atSite('farol')).status).toBe(200)
    expect((await office('GET', '/escritorio/sessao', editor)).status).toBe(200)
  })

  it('closes the office of an archived one too, and opens both again', async () => {
    await set('ARQUIVADA')
    expect(await listNames('?situacao=ARQUIVADA')).toEqual(['farol'])
    expect((await office('GET', '/escritorio/sessao', people.owner)).status).toBe(403)
    await set('SUSPENSA')
    expect(await listNames('?situacao=SUSPENSA')).toEqual(['farol'])
    expect((await office('GET', '/escritorio/sessao', people.owner)).status).toBe(200)
    await set('ABERTA')
    expect((await listActs('farol')).slice(0, 3)).toEqual(['CHURCH_RESUMED', 'CHURCH_SUSPENDED', 'CHURCH_ARCHIVED'])
  })
})

describe('the plan of a church', () => {
  const modules = (modulos: readonly string[], versao: number) =>
    test.call('PUT', '/escritorio/modulo/', { office: people.owner, body: { modulos, versao } })
  const read = async () => (await test.call('GET', '/escritorio/modulo/', { office: people.owner })).body

  it('bounds the modules that its office switches on, and switches others off', async () => {
    const before = await read()
    expect(before.modulosDoPlano).toBeNull()
    await modules(['MOD_CULTO', 'MOD_DOACAO'], before.versao)
    const plan = { codigo: 'BASICO', nome: 'Básico', modulos: ['MOD_CULTO', 'MOD_EVENTO'] }
    expect((await call('POST', '/plano', plan)).status).toBe(201)
    expect((await call('POST', '/plano', plan)).status).toBe(409)
    const given = await call('PUT', '/igreja/farol/plano', { plano: 'BASICO' })
    expect(given.body).toMatchObject({ plano: 'BASICO', modulos: ['MOD_CULTO'] })
    const { versao, modulosDoPlano } = await read()
    expect(modulosDoPlano).toEqual(['MOD_CULTO', 'MOD_EVENTO'])
    expect(await modules(['MOD_CULTO', 'MOD_DOACAO'], versao)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
    expect((await modules(['MOD_CULTO', 'MOD_EVENTO'], versao)).status).toBe(200)
    expect(await listNames('?plano=BASICO')).toEqual(['farol'])
  })

  it('is changed, and removed once no church has it', async () => {
    const set = await call('PUT', '/plano/BASICO', { nome: 'Inicial', modulos: ['MOD_CULTO'] })
    expect(set.body).toEqual({ codigo: 'BASICO', nome: 'Inicial', modulos: ['MOD_CULTO'], igrejas: 1 })
    expect((await read()).modulos).toEqual(['MOD_CULTO', 'MOD_EVENTO'])
    expect((await call('DELETE', '/plano/BASICO')).status).toBe(409)
    await call('PUT', '/igreja/farol/plano', { plano: null })
    expect((await call('DELETE', '/plano/BASICO')).status).toBe(200)
    expect((await call('DELETE', '/plano/BASICO')).status).toBe(404)
    expect((await call('PUT', '/igreja/farol/plano', { plano: 'BASICO' })).status).toBe(404)
  })
})

describe('the hosts of a church', () => {
  const add = (nome: string, flagPrincipal = false, codigo = 'farol') =>
    call('POST', `/igreja/${codigo}/dominio`, { nome, flagPrincipal })
  const names = async () => (await church('farol')).hosts.map(({ nome }: { nome: string }) => nome)

  it('are added once, and not where another church has them', async () => {
    const both = await Promise.all([add('farol.example'), add('farol.example')])
    expect(both.every(({ status }) => [200, 409].includes(status))).toBe(true)
    expect(both.some(({ status }) => status === 200)).toBe(true)
    expect(await add('farol.example', false, 'recife')).toMatchObject({ status: 409 })
    for (const wrong of ['https://x.example', 'x.narthex.test', 'admin.narthex.test', 'a b', 'x.example:80'])
      expect((await add(wrong)).status, wrong).toBe(400)
    expect((await names()).sort()).toEqual(['farol.example', 'farol.narthex.test'])
  })

  it('have a principal one, and go, but for that of the code', async () => {
    expect((await add('farol.example', true)).body.site).toBe('http://farol.example')
    expect((await call('DELETE', '/igreja/recife/dominio/farol.example')).status).toBe(404)
    expect((await call('DELETE', '/igreja/farol/dominio/farol.narthex.test')).status).toBe(409)
    const both = await Promise.all([1, 2].map(() => call('DELETE', '/igreja/farol/dominio/farol.example')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await names()).toEqual(['farol.narthex.test'])
    const hosts = (await call('GET', '/registro?igreja=farol')).body.itens.filter(({ acao }: { acao: string }) =>
      acao.startsWith('HOST'),
    )
    expect(hosts[0]).toMatchObject({ acao: 'HOST_REMOVED', detalhes: { host: 'farol.example' } })
  })

  it('are looked at where they are the church’s own', async () => {
    expect((await call('GET', '/igreja/farol/dominio/other.example/verificacao')).status).toBe(404)
    expect((await call('GET', '/igreja/recife/dominio/farol.narthex.test/verificacao')).status).toBe(404)
  })
})

describe('organisations', () => {
  const given = { slug: 'rede', idioma: 'pt', nome: 'Rede', descricao: null, corApp: '#0E7C7B' }

  it('are founded once, and changed', async () => {
    const both = await Promise.all([1, 2].map(() => call('POST', '/organizacao', given)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await call('POST', '/organizacao', { ...given, slug: 'farol' })).status).toBe(409)
    const changed = { nome: 'Rede Nova', descricao: 'Juntas', corApp: '#112233' }
    expect((await call('PUT', '/organizacao/rede', changed)).body).toMatchObject({ ...changed, igrejas: [] })
    const shown = await test.call('GET', '/organizacao/rede', { headers: { host: 'rede.narthex.test' } })
    expect(shown.body).toMatchObject({ nome: 'Rede Nova', corApp: '#112233' })
    expect((await call('PUT', '/organizacao/nenhuma', changed)).status).toBe(404)
  })
})
