import { officeHeaders } from '@narthex/api/testing/office-door'
import { joinChurch } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { PreviewOrder } from '@narthex/contract/office/preview.endpoints'
import type { StaffRole } from '@narthex/contract/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenTestServer, openTestServer } from '../testing/test-server.ts'
import { type NewsRenderer, newsRenderer } from './testing/news-renderer.ts'

type Person = Awaited<ReturnType<typeof joinChurch>>

const words = { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas.' }
const start = Date.parse('2026-05-04T12:00:00Z')

describe('previews', () => {
  const renderer = newsRenderer()
  let now = start
  let server: OpenTestServer<NewsRenderer>
  let editor: Person
  let administrator: Person

  beforeAll(async () => {
    server = await openTestServer({ renderer, clock: () => new Date(now), isCopied: true })
    for (const codigo of ['moinho', 'capela']) await foundPlainChurch(server.platform, codigo, ['MOD_NOTICIA'])
    editor = await join('moinho', 'ROLE_ADMIN_CONTENT')
    administrator = await join('moinho', 'ROLE_ADMIN')
  })
  afterAll(() => server?.close())
  beforeEach(() => {
    now = start
    renderer.whileRendering = async () => {}
    renderer.asked.length = 0
  })

  async function join(codigo: string, ...roles: StaffRole[]) {
    const church = await findChurch(codigo)
    return joinChurch(server.platform, server.platform.transactions.at(church), { roles })
  }
  async function findChurch(codigo: string) {
    const church = await server.platform.directory.byHost(`${codigo}.narthex.test`)
    if (church?.kind !== 'church') throw new Error('No church')
    return church
  }
  async function call(method: 'POST' | 'PUT' | 'GET', path: string, body?: object, person = editor) {
    const headers = await officeHeaders(server.platform, person)
    const answer = await server.app.inject({ method, url: `/api/v1${path}`, headers, ...(body && { payload: body }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const open = (order: Partial<PreviewOrder> & { readonly tipo: string }, person?: Person) =>
    call('POST', '/escritorio/previa', { idioma: 'pt', ...order }, person)
  const show = (address: string, host = new URL(address).host, method: 'GET' | 'POST' | 'HEAD' = 'GET') => {
    const { pathname, search } = new URL(address)
    return server.app.inject({ method, url: pathname + search, headers: { host, 'accept-language': 'pt' } })
  }
  const addLive = async (own: object = {}) => {
    const { id } = (await call('POST', '/conteudo/noticia/', { ...words, ...own })).body
    await call('PUT', `/conteudo/noticia/${id}/publicacao`, { versao: 1 })
    return id as number
  }
  const read = (path: string, codigo = 'moinho') =>
    server.app.inject({ url: path, headers: { host: `${codigo}.narthex.test`, 'accept-language': 'pt' } })
  const readVersion = async () => (await findChurch('moinho')).versao

  it('shows what is typed over what is published, in its page and in its list', async () => {
    const id = await addLive()
    const valores = { ...words, titulo: 'Ainda não salvo' }
    const own = await open({ tipo: 'noticia', id, valores })
    expect(own).toMatchObject({
      status: 200,
      body: { endereco: expect.stringMatching(/^http:\/\/moinho\.narthex\.test\//) },
    })
    const page = await show(own.body.endereco)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Ainda não salvo')])
    const list = await open({ tipo: 'noticia', id, valores, pagina: 'LISTA' })
    expect((await show(list.body.endereco)).body).toContain('Ainda não salvo')
    expect((await show((await open({ tipo: 'noticia', id })).body.endereco)).body).toContain(words.titulo)
  })

  it('shows a record that is not added yet, and a draft that waits', async () => {
    const added = await open({ tipo: 'noticia', valores: { ...words, titulo: 'Sem registro' } })
    expect((await show(added.body.endereco)).body).toContain('Sem registro')
    const id = await addLive({ titulo: 'No ar' })
    const draft = {
      editor: 'aba-000001',
      sequencia: 1,
      versao: 2,
      revisao: 0,
      formulario: { ...words, titulo: 'Na gaveta' },
    }
    expect((await call('PUT', `/conteudo/noticia/${id}/rascunho`, draft)).status).toBe(200)
    expect((await show((await open({ tipo: 'noticia', id })).body.endereco)).body).toContain('Na gaveta')
  })

  it('shows settings, and parts of the home', async () => {
    const look = { corApp: '#123456', logo: null, aparencia: 'linen' }
    const { endereco } = (await open({ tipo: 'igreja_visual', valores: look }, administrator)).body
    expect((await show(endereco)).body).toContain('#123456')
    const banner = await open({ tipo: 'banner', valores: { titulo: 'Batismo no rio' } })
    expect((await show(banner.body.endereco)).body).toContain('Batismo no rio')
    const later = { titulo: 'Só em junho', dataPublicacao: '2026-06-01T00:00:00Z' }
    const now = await open({ tipo: 'banner', valores: later, momento: '2026-05-31T12:00:00Z' })
    expect((await show(now.body.endereco)).body).not.toContain('Só em junho')
    const then = await open({ tipo: 'banner', valores: later, momento: '2026-06-01T12:00:00Z' })
    expect((await show(then.body.endereco)).body).toContain('Só em junho')
  })

  it('shows what comes later at its moment, and at another moment what the site shows then', async () => {
    const id = await addLive()
    const valores = { ...words, titulo: 'Em junho', dataPublicacao: '2026-06-01T12:00:00.000Z' }
    const coming = (await open({ tipo: 'noticia', id, valores })).body
    expect(coming.momento).toBe('2026-06-01T12:00:00.000Z')
    expect((await show(coming.endereco)).body).toContain('Em junho')
    const before = (await open({ tipo: 'noticia', id, valores, momento: '2026-05-20T12:00:00.000Z' })).body
    expect((await show(before.endereco)).statusCode).toBe(404)
  })

  it('shows a translation that is typed, in its language', async () => {
    const traducoes = { en: { titulo: 'Work day', resumo: 'Bring gloves.' } }
    const { endereco } = (await open({ tipo: 'noticia', valores: { ...words, traducoes }, idioma: 'en' })).body
    expect((await show(endereco)).body).toContain('Work day')
  })

  it('is one document for one code, of two readers at once too, and for a minute', async () => {
    const order = { tipo: 'noticia', valores: words }
    const { endereco, expiraEm } = (await open(order)).body
    expect(Date.parse(expiraEm) - now).toBe(60_000)
    const both = await Promise.all([show(endereco), show(endereco)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    const again = await show(endereco)
    expect([again.statusCode, again.headers['cache-control']]).toEqual([410, 'no-store'])
    expect(again.body).toContain('Esta pré-visualização já foi mostrada')
    const late = (await open(order)).body
    now += 60_000
    expect((await show(late.endereco)).statusCode).toBe(410)
    expect((await show('http://moinho.narthex.test/previa')).statusCode).toBe(410)
    expect((await show(`http://moinho.narthex.test/previa?codigo=${'a'.repeat(43)}`)).statusCode).toBe(410)
  })

  it('opens at its own church alone, and its code is not used up elsewhere', async () => {
    const { endereco } = (await open({ tipo: 'noticia', valores: words })).body
    expect((await show(endereco, 'capela.narthex.test')).statusCode).toBe(410)
    expect((await show(endereco, 'pomar.narthex.test')).statusCode).toBe(404)
    expect((await show(endereco, 'none.narthex.test')).statusCode).toBe(404)
    expect((await show(endereco, 'moinho.admin.narthex.test')).body).not.toContain(words.titulo)
    expect((await show(endereco, undefined, 'HEAD')).body).toBe('')
    expect((await show(endereco)).statusCode).toBe(200)
  })

  it('takes no other method than GET', async () => {
    const { endereco } = (await open({ tipo: 'noticia', valores: words })).body
    expect((await show(endereco, undefined, 'POST')).statusCode).toBe(405)
    expect((await show(endereco)).statusCode).toBe(200)
  })

  it('is framed by the office of its church alone, runs no script, and tells no one its address', async () => {
    const { headers } = await show((await open({ tipo: 'noticia', valores: words })).body.endereco)
    const directives = String(headers['content-security-policy']).split('; ')
    expect(directives).toEqual(
      expect.arrayContaining([
        'frame-ancestors http://moinho.admin.narthex.test',
        "script-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        'sandbox allow-same-origin',
      ]),
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const gone = await show('http://moinho.narthex.test/previa?codigo=none')
    expect(gone.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('is a page for a made-up reader, whom no call of it knows', async () => {
    for (const leitor of ['VISITANTE', 'MEMBRO', 'MENOR', 'LIDER'] as const) {
      const { endereco } = (await open({ tipo: 'noticia', valores: words, leitor })).body
      await show(endereco)
      const asked = renderer.asked.at(-1)
      expect(asked).toMatchObject({ previewTo: leitor, settings: { adminUrl: undefined } })
      expect(await asked?.answer({ endpoint: 'getMe', params: {}, query: {}, body: undefined })).toMatchObject({
        status: 401,
      })
    }
  })

  it('writes nothing: visitors get the same bytes, the version stays, no row is there afterwards', async () => {
    const id = await addLive({ titulo: 'Publicada' })
    const paths = [`/news/${id}`, '/news', '/']
    const readAll = async () => {
      const answers = await Promise.all(paths.map((path) => read(path)))
      return answers.map(({ body, headers }) => [body, headers.etag])
    }
    const before = [await readAll(), await readVersion(), await countRows()]
    const orders = ['ITEM', 'LISTA', 'INICIO'] as const
    const opened = await Promise.all(
      orders.map((pagina) => open({ tipo: 'noticia', id, valores: { ...words, titulo: 'Vazou' }, pagina })),
    )
    const during: unknown[] = []
    renderer.whileRendering = async () => {
      renderer.whileRendering = async () => {}
      during.push(await readAll())
    }
    const shown = await Promise.all(opened.map(({ body }) => show(body.endereco)))
    for (const { body } of shown) expect(body).toContain('Vazou')
    expect(during).toEqual([before[0]])
    expect([await readAll(), await readVersion(), await countRows()]).toEqual(before)
    expect((await call('GET', `/conteudo/noticia/${id}`)).body).toMatchObject({ titulo: 'Publicada', versao: 2 })
  })

  it('control: an edit changes what visitors get', async () => {
    const id = await addLive({ titulo: 'Publicada' })
    const before = await read(`/news/${id}`)
    await call('PUT', `/conteudo/noticia/${id}`, { ...words, titulo: 'Mudou', versao: 2 })
    expect((await read(`/news/${id}`)).headers.etag).not.toBe(before.headers.etag)
  })

  it('lets an editor save the same record while a preview of it is drawn', async () => {
    const id = await addLive()
    const { endereco } = (await open({ tipo: 'noticia', id, valores: { ...words, titulo: 'Espiada' } })).body
    const saved: Promise<{ status: number }>[] = []
    renderer.whileRendering = async () => {
      saved.push(call('PUT', `/conteudo/noticia/${id}`, { ...words, titulo: 'Salva', versao: 2 }))
    }
    expect((await show(endereco)).body).toContain('Espiada')
    expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200])
    expect((await call('GET', `/conteudo/noticia/${id}`)).body).toMatchObject({ titulo: 'Salva' })
  })

  it('is open to those who may read the kind, of their own church', async () => {
    const moderator = await join('moinho', 'ROLE_MODERATOR')
    const theirs = await join('capela', 'ROLE_ADMIN_CONTENT')
    const id = await addLive()
    expect(await open({ tipo: 'noticia', id }, moderator)).toMatchObject({ status: 403 })
    expect(await open({ tipo: 'igreja_visual' }, editor)).toMatchObject({ status: 403 })
    expect(await open({ tipo: 'noticia', id }, theirs)).toMatchObject({ status: 404 })
    expect(await open({ tipo: 'noticia', id: 2_000_000 })).toMatchObject({ status: 404 })
    expect(await open({ tipo: 'usuario', id: 1 })).toMatchObject({ status: 404 })
    expect(await open({ tipo: 'banner', pagina: 'ITEM', valores: { titulo: 'A' } })).toMatchObject({ status: 404 })
    expect(await open({ tipo: 'noticia' })).toMatchObject({ status: 400 })
  })

  it('tells what a form lacks, and shows nothing of it', async () => {
    const refused = await open({ tipo: 'noticia', valores: { ...words, titulo: '' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body.valores.titulo' }] },
    })
  })

  it('says so where the page fails, and keeps nothing', async () => {
    const { endereco } = (await open({ tipo: 'noticia', valores: words })).body
    renderer.whileRendering = () => Promise.reject(new Error('the page broke'))
    const failed = await show(endereco)
    expect([failed.statusCode, failed.body]).toEqual([503, expect.stringContaining('Não foi possível')])
    expect((await show(endereco)).statusCode).toBe(410)
  })

  async function countRows() {
    const query = `select (select count(*) from conteudo)::int as items, (select count(*) from busca)::int as found,
      (select count(*) from auditoria)::int as acts, (select count(*) from historico)::int as changes`
    return server.test.asOwner((owner) => owner.query(query))
  }
})
