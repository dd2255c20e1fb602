import { beforeAll, expect, test } from 'vitest'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const tenant = { kind: 'organisation', slug: 'caminho' } as const
const open: Pages['open'] = (path, different) => pages.open(path, { tenant, ...different })
const church = 'href="http://ponte.example"'

beforeAll(async () => {
  pages = await startPages()
})

test('a search without scripts is answered by the server, accents or not, and is kept for nobody', async () => {
  const { status, headers, body } = await open('/churchs?q=PONTE+velh%C3%A1')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(church)
  expect(body).toContain('1 igreja encontrada')
  expect(body).toMatch(/<input type="search"[^>]* name="q" value="PONTE velhá"/)
})

test('a search that finds nothing says so, keeps what was typed as text, and leads back to all', async () => {
  const { status, body } = await open('/churchs?q=%3Cimg+src%3Dx%3E')
  expect(status).toBe(200)
  expect(body).not.toContain(church)
  expect(body).not.toContain('<img src=x>')
  expect(body).toContain('Nenhum resultado para “&lt;img src=x&gt;”')
  expect(body).toMatch(/<a[^>]* href="\/churchs"[^>]*>Ver todas as igrejas/)
})

test('no search engine is led to a search', async () => {
  expect((await open('/churchs?q=ponte')).body).toContain('content="noindex"')
  expect((await open('/churchs')).body).toContain('content="index, follow"')
})

test('the picker is one form, on the organisation’s home and on its page alike', async () => {
  for (const path of ['/', '/churchs']) {
    const { body } = await open(path)
    expect(body.match(/<form[^>]* action="\/churchs"/g), path).toHaveLength(1)
    expect(body).toContain(church)
    expect(body).not.toContain('name="embed"')
  }
})

test('embedded, the search and the churches it finds stay embedded', async () => {
  const { body } = await open('/churchs?embed=true')
  expect(body).toContain('<input type="hidden" name="embed" value="true"/>')
  expect(body).toContain('href="http://ponte.example?embed=true"')
})

test('a church sees itself marked among its sisters', async () => {
  const { body } = await open('/churchs', {
    tenant: { kind: 'church', codigo: 'ponte', host: 'ponte.example', byCode: true },
  })
  const marked = /<a href="http:\/\/ponte.example" aria-current="true"/
  expect(body).toMatch(marked)
  expect((await open('/churchs')).body).not.toMatch(marked)
})

test('a page that sleeps shows what its first touch can do, and no notice of an app that runs', async () => {
  const { body } = await open('/churchs')
  expect(body).toMatch(/<button type="button" aria-busy="false" class="[^"]*noscript:hidden[^"]*"/)
  expect(body).toMatch(/<div id="asleep-notice" hidden="">/)
  expect(body).not.toContain('Só um instante…<')
})
