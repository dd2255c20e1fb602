import { beforeAll, expect, test } from 'vitest'
import { readingApi } from './reading-church.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const api = readingApi()
const open = (path: string, different: Parameters<Pages['open']>[1] = {}) => pages.open(path, { api, ...different })

beforeAll(async () => {
  pages = await startPages()
})

const isKept = ({ headers }: { headers: Record<string, string> }) => headers['cache-control'] !== 'no-store'
/** The text of the page without the data of its scripts. */
const seen = (body: string) => body.slice(0, body.indexOf('</main>'))
const thingsOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"@graph":[]}')['@graph']

test('a list is whole without scripts: its first thing leads, and links go through its pages', async () => {
  const { status, body } = await open('/news')
  expect(status).toBe(200)
  expect(body).toContain('href="/news/1"')
  expect(body).toContain('href="/news?page=2"')
  expect(body).toMatch(/<link rel="next" href="\/news\?page=2"\/?>/)
  expect(body).toMatch(/<form action="\/news"/)
  expect((await open('/news?page=2')).body).toContain('href="/news/14"')
})

test('a list is kept until the next thing is published, and no longer than its days keep their names', async () => {
  expect((await open('/news')).changesAt?.toISOString()).toBe('2026-03-01T18:00:00.000Z')
  const evening = await open('/news', { now: new Date('2026-02-27T20:00:00Z') })
  expect(evening.changesAt?.toISOString()).toBe('2026-02-28T03:00:00.000Z')
})

test('a page past the end is not there and leads back; a page that is no number is the first; neither is kept', async () => {
  const beyond = await open('/news?page=9')
  expect([beyond.status, isKept(beyond)]).toEqual([404, false])
  expect(beyond.body).toContain('A lista terminou antes da página 9.')
  expect(beyond.body).toContain('href="/news"')
  for (const absurd of ['0', '-1', '1e3', 'x', '99999999999']) {
    const page = await open(`/news?page=${absurd}`)
    expect([page.status, isKept(page)], absurd).toEqual([200, false])
    expect(page.body).toContain('href="/news/1"')
  }
  expect(isKept(await open('/news?page=2'))).toBe(true)
  expect(isKept(await open('/about?page=2'))).toBe(false)
})

test('what was searched for is found, or the list says that it is not there and shows the way to all', async () => {
  const found = await open(`/news?q=${encodeURIComponent('Notícia 7')}`)
  expect(found.body).toContain('href="/news/7"')
  expect(found.body).not.toContain('href="/news/8"')
  expect(found.body).toContain('1 resultado')
  const none = await open('/news?q=%3Cb%3Enada')
  expect([none.status, isKept(none)]).toEqual([200, false])
  expect(none.body).toContain('Não achamos “&lt;b&gt;nada”')
})

test('an empty list says what belongs there, and offers no search', async () => {
  const { body } = await open('/publications')
  expect(body).toContain('As publicações chegam em breve')
  expect(body).not.toContain('name="q"')
  expect((await open('/publications?type=boletins')).body).toContain('Nada encontrado')
})

test('a thing to read has its own title, summary and place for search engines', async () => {
  const { status, body, changesAt } = await open('/news/4')
  expect(status).toBe(200)
  expect(body).toMatch(/<title>[^<]* · Notícia 4<\/title>/)
  expect(body).toContain('content="E não pinga mais."')
  expect(changesAt?.toISOString()).toBe('2026-03-01T18:00:00.000Z')
  const things = thingsOf(body)
  const article = things.find((thing: { '@type': string }) => thing['@type'] === 'NewsArticle')
  expect(article).toMatchObject({ headline: 'Notícia 4', inLanguage: 'pt', dateModified: '2026-02-28T13:00:00.000Z' })
  const trail = things.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Início', 'Notícias', 'Notícia 4'])
})

test('a text is text: its passages lead to the Bible, its headings leave no level out, its markup is none', async () => {
  const { body } = await open('/news/4')
  expect(body).toContain('<h2>A madrugada</h2>')
  expect(body).toMatch(/href="\/bible\?passage=John\.6\.12"[^>]*><strong>João 6\.12<\/strong><\/a>/)
  expect(body).toContain('<em>&lt;script&gt;</em>')
  expect(body).not.toContain('<p></p>')
})

test('search engines are told of the languages that the text was written in, and of no others', async () => {
  const { body } = await open('/news/4?lang=en', { locale: 'en' })
  const languages = [...body.matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map(([, language]) => language)
  expect(languages).toEqual(['pt', 'x-default'])
  expect(body).toContain('<link rel="canonical" href="http://ponte.example/news/4"')
  expect((await open('/news?lang=en', { locale: 'en' })).body).toContain('hrefLang="es"')
})

test('its neighbours are one step away', async () => {
  const { body } = await open('/news/4')
  expect(body).toMatch(/<link rel="prev" href="\/news\/3"\/?>/)
  expect(body).toMatch(/<link rel="next" href="\/news\/5"\/?>/)
})

test('a text in another language than the page says so, and is marked as what it is', async () => {
  const { body } = await open('/news/4', { locale: 'en' })
  expect(body).toContain('This text is in Portuguese. It has not been translated yet.')
  expect(body).toMatch(/<h1 lang="pt"/)
  expect(body).toMatch(/<div lang="pt" class="reading-body/)
  expect(seen((await open('/news/4')).body)).not.toContain('Ainda não foi traduzido')
})

test('a draft is shown to visitors with its code, says so, and is neither cached nor indexed', async () => {
  const draft = await open('/news/29?previa=ok')
  expect([draft.status, isKept(draft)]).toEqual([200, false])
  expect(draft.body).toContain('Rascunho: só quem tem este link vê esta página.')
  expect(draft.body).toContain('<meta name="robots" content="noindex"')
  expect(thingsOf(draft.body)).toEqual([])
  for (const address of ['/news/29', '/news/29?previa=wrong', '/news/4?previa=ok']) {
    expect((await open(address)).status, address).toBe(404)
  }
})

test('a draft of a video is shown to visitors with its code, and plays', async () => {
  const draft = await open('/videos/1?previa=ok')
  expect([draft.status, isKept(draft)]).toEqual([200, false])
  expect(draft.body).toContain('Rascunho: só quem tem este link vê esta página.')
  expect(draft.body).toContain('<meta name="robots" content="noindex"')
  expect(draft.body).toContain('href="/videos/1?previa=ok&amp;play=1"')
  expect(thingsOf(draft.body)).toEqual([])
  expect((await open('/videos/1')).status).toBe(404)
})

test('a course that is known by its id alone has its own address', async () => {
  expect((await open('/ebds/rute')).status).toBe(200)
  const { status, headers } = await open('/ebds/7?embed=true')
  expect([status, headers.location]).toEqual([302, '/ebds/rute?embed=true'])
})

test('an event that is found leads to its page', async () => {
  const { body } = await open('/search?q=retiro')
  expect(body).toContain('href="/event/5"')
})

test('what is not there is not found, whatever it is called', async () => {
  for (const id of ['999', '0', 'x', '2147483648']) expect((await open(`/news/${id}`)).status, id).toBe(404)
})

test('a church without the module sends its visitors home', async () => {
  const without = readingApi({ modules: [] })
  for (const path of ['/news', '/news/4', '/ebds', '/publications', '/publication-types', '/devotionals']) {
    expect((await open(path, { api: without })).status, path).toBe(302)
  }
})
