import type { WireRequest } from '@narthex/contract/client'
import type { PlayVisibility } from '@narthex/contract/play/play-values'
import { beforeAll, expect, test } from 'vitest'
import type { PageRequest } from '../app/page.ts'
import { fakeApi } from './fake-api.ts'
import { church, fakeChurch } from './fake-church.ts'
import { playingChurch } from './fake-play.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const open: Pages['open'] = (...args) => pages.open(...args)

beforeAll(async () => {
  pages = await startPages()
})

const organisation: Partial<PageRequest> = { tenant: { kind: 'organisation', slug: 'caminho' } }
const unknownHost: Partial<PageRequest> = { tenant: { kind: 'unknown' } }
const inactive = { api: fakeApi({ ...fakeChurch, church: { ...church, flagAtivo: false } }) }
const failing = { api: fakeApi(fakeChurch, { failing: 'getVisual' }) }

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'))
const graphOf = (body: string) => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1]
  return block ? JSON.parse(block)['@graph'] : undefined
}

test('the head says what the specification asks: story, name and title, robots, language, address, picture', async () => {
  const head = headOf((await open('/about')).body)
  const expected = [
    '<title>Igreja da Ponte Velha · Sobre nós</title>',
    '<meta name="description" content="Tudo começou numa varanda. Depois veio',
    '<meta name="robots" content="index, follow"/>',
    '<link rel="canonical" href="http://ponte.example/about"/>',
    '<meta property="og:url" content="http://ponte.example/about"/>',
    '<meta property="og:locale" content="pt_BR"/>',
    '<meta property="og:image" content="http://ponte.example/media/frente.jpg"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
  expect(expected.filter((tag) => !head.includes(tag))).toEqual([])
})

test('a church without a picture is shared by the one that is drawn, with its measures', async () => {
  const head = headOf((await open('/', { api: fakeApi({ ...fakeChurch, church: { ...church, imagens: [] } }) })).body)
  expect(head).toContain('<meta property="og:image" content="http://ponte.example/share.png"/>')
  expect(head).toContain('<meta property="og:image:width" content="1200"/>')
  expect(head).toContain('<meta property="og:image:alt" content="Igreja da Ponte Velha"/>')
})

test('every page names itself in each language, and one in a chosen language is its own original', async () => {
  for (const [path, canonical] of [
    ['/about', '/about'],
    ['/about?lang=es', '/about?lang=es'],
  ]) {
    const head = headOf((await open(path ?? '', { locale: 'es' })).body)
    expect(head).toContain(`<link rel="canonical" href="http://ponte.example${canonical}"/>`)
    const alternates = Array.from(head.matchAll(/rel="alternate" hrefLang="(.*?)" href="(.*?)"/g), (found) =>
      found.slice(1),
    )
    expect(alternates).toEqual([
      ['pt', 'http://ponte.example/about?lang=pt'],
      ['en', 'http://ponte.example/about?lang=en'],
      ['es', 'http://ponte.example/about?lang=es'],
      ['x-default', 'http://ponte.example/about'],
    ])
  }
})

test('what is not for everybody to find says so, and describes nothing', async () => {
  const unlisted = ['/user', '/access', '/error', '/no/such/page', '/offline', '/about?embed=true', '/error?message=Oi']
  for (const path of unlisted) {
    const { body } = await open(path)
    expect(headOf(body), path).toContain('<meta name="robots" content="noindex"/>')
    expect(headOf(body), path).not.toMatch(/rel="canonical"|hreflang|index, follow/i)
    expect(graphOf(body), path).not.toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'WebSite' })]))
  }
})

test('an app can be made of a church, with its own mark; of nobody’s host there is only the house’s', async () => {
  const [own, none] = [headOf((await open('/')).body), headOf((await open('/', unknownHost)).body)]
  for (const tag of [
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<meta name="application-name" content="Igreja da Ponte Velha"/>',
    '<meta name="apple-mobile-web-app-title" content="Ponte Velha"/>',
  ]) {
    expect(own).toContain(tag)
    expect(none).not.toContain(tag)
  }
  for (const head of [own, none]) {
    expect(head).toContain('<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"/>')
    expect(head.match(/<meta name="theme-color" media="\(prefers-color-scheme: (?:light|dark)\)"/g)).toHaveLength(2)
  }
})

test('a church is described to search engines on its home and about pages, as it wrote itself', async () => {
  for (const path of ['/', '/about']) {
    const graph = graphOf((await open(path)).body)
    const described = graph.find((thing: { '@id'?: string }) => thing['@id'] === 'http://ponte.example/#church')
    expect(described).toMatchObject({ name: church.nome, openingHoursSpecification: [{ opens: '10:00' }] })
    expect(described.description).toContain('</script><script>alert(1)</script>')
  }
})

test('an inner page tells the way to it, the home page does not', async () => {
  const types = async (path: string) =>
    graphOf((await open(path)).body).map((thing: { '@type': unknown }) => thing['@type'])
  expect(await types('/about')).toContain('BreadcrumbList')
  expect(await types('/')).not.toContain('BreadcrumbList')
})

test('an organisation is described with its churches', async () => {
  expect(graphOf((await open('/', organisation)).body)).toContainEqual(
    expect.objectContaining({
      '@id': 'http://ponte.example/#organisation',
      subOrganization: [expect.objectContaining({ '@id': 'http://ponte.example/#church' })],
    }),
  )
})

test('the manifest is in the church’s language for every visitor', async () => {
  const { status, headers, body } = await open('/manifest.webmanifest', { locale: 'en' })
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
  expect(JSON.parse(body)).toMatchObject({ lang: 'pt-BR', shortcuts: [{ name: 'Eventos', url: '/event' }] })
  expect(JSON.parse((await open('/manifest.webmanifest', organisation)).body)).toMatchObject({ name: 'Rede Caminho' })
})

test('the sitemap lists the pages of the church, and of an organisation its own', async () => {
  const { status, headers, body } = await open('/sitemap.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body).toContain('<loc>http://ponte.example/about</loc>')
  expect((await open('/sitemap.xml', organisation)).body).not.toContain('/about')
})

test('a feed has the language of its address, else the church’s, whatever the reader’s', async () => {
  const asked: unknown[] = []
  const getFeed = ({ query }: WireRequest) => {
    asked.push(query.idioma)
    return { xml: '<rss/>', proximaPublicacao: null }
  }
  const api = fakeApi(fakeChurch, { others: { getFeed } })
  for (const path of ['/news.xml', '/news.xml?lang=es', '/devotionals.xml'])
    expect((await open(path, { api, locale: 'en' })).body).toBe('<rss/>')
  expect(asked).toEqual(['pt', 'es', 'pt'])
})

test('robots find the sitemap, and nothing of an inactive church or of nobody’s host', async () => {
  const { headers, body } = await open('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Sitemap: http:\/\/ponte\.example\/sitemap\.xml$/m)
  for (const closed of [inactive, unknownHost]) {
    const answer = await open('/robots.txt', closed)
    expect([answer.status, answer.body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
  }
})

test('the sitemap lists the front that Play has, and no title behind its gate', async () => {
  const listed = async (visibility: PlayVisibility) => {
    const { body } = await open('/sitemap.xml', playingChurch(visibility))
    return Array.from(body.matchAll(/<loc>http:\/\/ponte\.example(\/play[^?<]*)<\/loc>/g), ([, path]) => path)
  }
  expect(await listed('OPEN_CONTENT')).toEqual(['/play/plans', '/play/browse', '/play/video/7'])
  expect(await listed('CLOSED_CONTENT')).toEqual(['/play', '/play/plans'])
})

test('a passing trouble closes no door: the files fail as pages do, and are not kept', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
    expect((await open(path, failing)).status, path).toBe(503)
  for (const path of ['/sitemap.xml', '/manifest.webmanifest']) {
    expect((await open(path, inactive)).status, path).toBe(503)
    expect((await open(path, unknownHost)).status, path).toBe(404)
  }
})
