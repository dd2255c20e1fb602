import { type ModuleCode, moduleCodes } from '@narthex/contract/church-codes'
import { hostilePaths } from '@narthex/contract/testing/hostile-paths'
import { absentModules } from '@narthex/locales/pt/absent-modules'
import { account } from '@narthex/locales/pt/account'
import { errors } from '@narthex/locales/pt/errors'
import { leaving } from '@narthex/locales/pt/leaving'
import { myPrayers } from '@narthex/locales/pt/my-prayers'
import { prayerAsking } from '@narthex/locales/pt/prayer-asking'
import { readingPlans } from '@narthex/locales/pt/reading-plans'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeTable } from '../app/routing/route-table.ts'
import { fakeApi } from './fake-api.ts'
import { church, fakeChurch } from './fake-church.ts'
import { playingChurch } from './fake-play.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const open: Pages['open'] = (...args) => pages.open(...args)

const playing = playingChurch()

beforeAll(async () => {
  pages = await startPages()
})

test('the home page is complete, in the reader’s language, with the church’s name first', async () => {
  const { status, headers, body } = await open('/', { locale: 'es' })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/^<!DOCTYPE html><html lang="es" data-look="glass" data-zone="-03:00">/)
  expect(body).toContain('<title>Igreja da Ponte Velha · Inicio</title>')
  expect(body).toContain('Batismo no rio')
  expect(body).toContain('<link rel="canonical" href="http://ponte.example/"/>')
  expect(body).toContain('<meta property="og:image" content="http://ponte.example/media/frente.jpg"/>')
  expect(body).toContain('--brand:#0e7c7b')
  expect(body).toContain('Nosotros')
})

test('a church of Spain speaks the Spanish of Spain to readers of Spanish, in its document, titles and messages', async () => {
  const api = fakeApi({ ...fakeChurch, church: { ...church, idioma: 'es-es' } })
  const { body } = await open('/search', { api, locale: 'es' })
  expect(body).toContain('<html lang="es-ES"')
  expect(body).toContain('Devocionales, noticias, vídeos, alabanzas')
  expect(body).not.toContain('videos, alabanzas')
  expect((await open('/search', { api, locale: 'pt' })).body).toContain('<html lang="pt"')
})

test('the app sleeps: only the enhancer runs, and nothing needs inline styles or handlers', async () => {
  const { body } = await open('/about')
  expect(body.match(/<script[^>]* type="module"[^>]*>|<link rel="modulepreload"/g)).toEqual([
    expect.stringContaining('data-wakes="touch"'),
  ])
  // Data to hydrate with is requested when the page wakes.
  expect(body).not.toContain('streamController.enqueue')
  expect(body.match(/<script type="text\/app"/g)).toHaveLength(1)
  expect(body).not.toMatch(/<[^>]+\s(?:style|on\w+)="/)
  expect(body).not.toContain('<script>alert(1)</script>')
})

test('start-up asks for the church once, then for its five parts, however many loaders want them', async () => {
  const calls: string[] = []
  await open('/error', { api: fakeApi(fakeChurch, { calls }) })
  expect(calls[0]).toBe('getChurchByCode')
  expect(calls.slice(1).toSorted()).toEqual([
    'getVisual',
    'listMenuItems',
    'listModules',
    'listNearBroadcasts',
    'listPaymentMethods',
  ])
})

describe('an address of a module that the church lacks', () => {
  const without = (absent: ModuleCode) =>
    fakeApi({ ...fakeChurch, modules: moduleCodes.filter((module) => module !== absent) })
  const rows = routeTable.flatMap((row) => ('module' in row ? [[row.path, row.module] as const] : []))

  test('there are addresses of each module', () => {
    expect(new Set(rows.map(([, module]) => module))).toEqual(new Set(moduleCodes))
  })

  test.each(rows)('%s leads home, which says so', async (path, module) => {
    const address = path.replaceAll(/:\w+|\*/g, '1')
    const { status, headers } = await open(address, { api: without(module) })
    expect([status, headers.location]).toEqual([302, `/?semModulo=${module}`])
    const home = await open(headers.location ?? '', { api: without(module) })
    expect(home.body).toContain(absentModules[module])
    expect(home.body).toContain('<meta name="robots" content="noindex')
    // There are as many such pages as modules.
    expect(home.headers['cache-control']).not.toBe('no-store')
  })

  test('says so in the language of the link that was followed, and keeps its frame', async () => {
    const api = without('MOD_CULTO')
    const { headers } = await open('/live?lang=es&embed=true', { api, locale: 'es' })
    expect(headers.location).toBe('/?semModulo=MOD_CULTO&lang=es&embed=true')
    const { body } = await open(headers.location ?? '', { api, locale: 'es' })
    expect(body).toContain('Esta iglesia no transmite por aquí.')
  })

  test('is not said to be absent where the church has the module, or no address was followed', async () => {
    for (const address of ['/', '/?semModulo=MOD_CULTO', '/?semModulo=MOD_X']) {
      const { body } = await open(address, { api: without('MOD_EVENTO') })
      expect(body).not.toContain('por aqui.</p>')
    }
  })
})

test('the redirects of the route table keep their query', async () => {
  const { status, headers } = await open('/login?redirectTo=%2Fuser')
  expect([status, headers.location]).toEqual([302, '/access?redirectTo=%2Fuser'])
  expect((await open('/admin/recover-password')).headers.location).toBe('https://admin.example/recover-password')
})

test('no redirect of the route table leaves its site, or passes on what would', async () => {
  const moving = [
    '/login',
    '/register',
    '/reset-password',
    '/doacoes',
    '/user/update',
    '/user/payment',
    '/subscription/a',
  ]
  const hostile = hostilePaths.filter((_, index) => index % 23 === 0)
  for (const path of moving) {
    for (const redirectTo of hostile) {
      const { status, headers } = await open(`${path}?${new URLSearchParams({ redirectTo, embed: 'true' })}`)
      expect([status, headers.location]).toEqual([
        302,
        expect.stringMatching(/^\/[a-z/]*\?(?:semModulo=MOD_DOACAO&)?embed=true$/),
      ])
    }
  }
})

test('without an admin site its addresses do not exist', async () => {
  expect((await open('/admin', { settings: { adminUrl: undefined } })).status).toBe(404)
})

test('a member page says what is needed and names the way back', async () => {
  for (const path of ['/user/notes', '/about?requiresAuth=true']) {
    const { status, body } = await open(path)
    expect(status).toBe(200)
    expect(body).toContain('Entre para continuar')
    expect(body).toContain(`href="/access?redirectTo=${encodeURIComponent(path)}"`)
  }
})

test('Play’s home is for closed catalogues; an open one is its own home', async () => {
  const { status, body } = await open('/play', playing)
  expect(status).toBe(200)
  expect(body).toContain('<title>Igreja da Ponte Velha · Play</title>')
  expect((await open('/play', playingChurch('OPEN_CONTENT'))).headers.location).toBe('/play/browse')
})

test('a closed catalogue shows visitors the way to Play’s home, which leads them back', async () => {
  const { body } = await open('/play/browse', playing)
  expect(body).toContain('href="/play?redirectTo=%2Fplay%2Fbrowse"')
  // Whether there is such a title, a page for everyone cannot tell.
  for (const path of ['/play/video/7', '/play/collection/7', '/play/search?term=mar', '/play/watch/7'])
    expect((await open(path, playing)).status, path).toBe(200)
  expect((await open('/play/browse', playingChurch('OPEN_CONTENT'))).body).toContain('O catálogo ainda está vazio')
})

test('an unknown address is the error page, 404, with a way home', async () => {
  const { status, body } = await open('/no/such/page')
  expect(status).toBe(404)
  expect(body).toContain('Esta página não existe')
  expect(body).toContain('Voltar ao início')
})

test('the error page shows the text of a known code', async () => {
  const { status, body } = await open('/error?message=notFound')
  expect(status).toBe(200)
  expect(body).toContain(`<h1 class="text-2xl md:text-hero">${errors.notFoundTitle}</h1>`)
})

test.each(['Pague aqui: pix@exemplo.com', '<b>oi</b>', 'notfound', 'home', 'constructor', ''])(
  'the error page shows its general text for message=%s',
  async (message) => {
    const { status, body } = await open(`/error?message=${encodeURIComponent(message)}`)
    expect(status).toBe(200)
    expect(body).toContain(`>${errors.generic}</p>`)
    expect(body).not.toContain('pix@exemplo.com')
    expect(body).not.toContain('oi</b>')
    expect(body).not.toContain('oi&lt;/b&gt;')
  },
)

test('an inactive church, a failing start-up and an unknown host each get their own error page', async () => {
  const inactive = {
    ...fakeChurch,
    church: { ...church, flagAtivo: false, email: 'contato@ponte.example', telefone: '+55 48 3333-0000' },
  }
  const pages = await Promise.all([
    open('/', { api: fakeApi(inactive) }),
    open('/', { api: fakeApi(fakeChurch, { failing: 'getVisual' }) }),
    open('/about', { tenant: { kind: 'unknown' } }),
  ])
  expect(pages.map(({ status }) => status)).toEqual([503, 503, 404])
  expect(pages[0].body).toContain('Este site está indisponível no momento')
  // With its name and contact, so that visitors can still reach it.
  expect(pages[0].body).toContain(church.nome)
  expect(pages[0].body).toContain('href="mailto:contato@ponte.example"')
  expect(pages[0].body).toContain('href="tel:')
  expect(pages[1].body).toContain('Ocorreu um erro ao buscar os dados')
  expect(pages[2].body).toContain('Não há igreja neste endereço')
  for (const { body } of pages) expect(body).toContain('content="noindex"')
})

test('where no church has been founded, the page of every host shows the command that does, in the reader’s language', async () => {
  const command = "npm run church -- found CODE --name 'Name'"
  for (const [locale, title] of [
    ['pt', 'Ainda não há igreja aqui'],
    ['en', 'There is no church here yet'],
    ['es', 'Todavía no hay ninguna iglesia aquí'],
  ] as const) {
    const { status, body } = await open('/', { tenant: { kind: 'unknown', command }, locale })
    expect(status).toBe(404)
    expect(body).toContain(title)
    expect(body).toMatch(/<code[^>]*>npm run church -- found CODE --name &#x27;Name&#x27;<\/code>/)
    expect(body).toContain('content="noindex"')
  }
})

test('an organisation’s host lists its churches and has no other pages', async () => {
  const tenant = { kind: 'organisation', slug: 'caminho' } as const
  for (const path of ['/', '/churchs']) {
    const { status, body } = await open(path, { tenant })
    expect(status).toBe(200)
    expect(body).toContain('href="http://ponte.example"')
  }
  const elsewhere = await open('/about', { tenant })
  expect(elsewhere.status).toBe(404)
  expect(elsewhere.body).toContain('Ver as igrejas')
})

test('embed mode leaves out the frame around the page', async () => {
  expect((await open('/about')).body).toContain('<header')
  expect((await open('/about?embed=true')).body).not.toContain('<header')
})

test('an embedded page links to embedded pages', async () => {
  expect((await open('/live?embed=true')).headers.location).toBe('/?semModulo=MOD_CULTO&embed=true')
  expect((await open('/play?embed=true', playing)).body).toContain('redirectTo=%2Fplay')
  expect((await open('/user?embed=true')).body).toContain(
    'href="/access?redirectTo=%2Fuser%3Fembed%3Dtrue&amp;embed=true"',
  )
})

test('a picture whose address cannot be read breaks no page', async () => {
  const unreadable = { ...fakeChurch, church: { ...church, imagens: ['http://[::1'] } }
  const { status, body } = await open('/', { api: fakeApi(unreadable) })
  expect(status).toBe(200)
  expect(body).toContain('<meta property="og:image" content="http://ponte.example/share.png"/>')
})

test('a church with nothing but a name has no empty menus and columns', async () => {
  const bare = { ...church, descricao: null, historia: null, telefone: null, email: null, redesSociais: {} }
  const alone = { ...bare, imagens: [], slugOrganizacao: null }
  const { status, body } = await open('/', { api: fakeApi({ ...fakeChurch, church: alone, menu: [], modules: [] }) })
  expect(status).toBe(200)
  expect(body).not.toContain(' popoverTarget="')
  expect(body).not.toMatch(/>No site</)
})

test('route data comes without a page around it', async () => {
  const { status, body } = await open('/about.data?_routes=%2Fabout')
  expect(status).toBe(200)
  expect(body).toContain('Tudo começou numa varanda.')
  expect(body).not.toContain('<html')
})

test('what a page hydrates with is at an address of its own, without the page', async () => {
  const woken = await open('/about.wake')
  expect(woken).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  expect(woken.headers['cache-control']).toBeUndefined()
  expect(woken.body).toContain('loaderData')
  expect(woken.body).not.toContain('<html')
  expect((await open('/_.wake')).body).toContain('loaderData')
})

test('a page that is not found wakes as well, but what it wakes with is not kept', async () => {
  const woken = await open('/no-such-page.wake')
  expect(woken).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(woken.body).toContain('loaderData')
})

test('a page that leads elsewhere has nothing to wake with', async () => {
  expect(await open('/live.wake')).toMatchObject({ status: 404, body: '' })
})

const reporting = routeTable.flatMap((row) => ('isStepResult' in row ? [row.path] : []))
const claims = [
  leaving.doneTitle,
  account.password.doneTitle,
  myPrayers.delete.doneTitle,
  prayerAsking.sent.publishedTitle,
  prayerAsking.sent.plainTitle,
  readingPlans.deletedTitle,
]
test.each(reporting)('as it is served, %s claims nothing: the server knows no step', async (path) => {
  const api = fakeApi({ ...fakeChurch, modules: [...moduleCodes] })
  const { status, body } = await open(path.replaceAll(/:\w+/g, '1'), { api })
  expect(status).toBe(200)
  expect(claims.filter((claim) => body.includes(claim))).toEqual([])
  expect(body).toMatch(/Nada a confirmar aqui|Entre para continuar/)
})
