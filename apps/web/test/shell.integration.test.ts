import { beforeAll, expect, test } from 'vitest'
import { firstScripts } from '../first-scripts.ts'
import { fakeApi } from './fake-api.ts'
import { church, fakeChurch, menuItem } from './fake-church.ts'
import { playingChurch } from './fake-play.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const open: Pages['open'] = (...args) => pages.open(...args)
const ofChurch = (different: Partial<typeof church>) => ({
  api: fakeApi({ ...fakeChurch, church: { ...church, ...different } }),
})
const playing = playingChurch()
const organisation = { tenant: { kind: 'organisation', slug: 'caminho' } } as const

beforeAll(async () => {
  pages = await startPages()
})

test('the header lies over the hero of a church’s home, and nowhere else', async () => {
  const headers = [await open('/'), await open('/event'), await open('/', organisation), await open('/play', playing)]
  expect(headers.map(({ body }) => /data-header="(\w+)"/.exec(body)?.[1])).toEqual(['dark', 'null', 'null', 'default'])
})

test('what a page must know before its first paint is the same text in every page', async () => {
  for (const { body } of [await open('/'), await open('/no/such/page'), await open('/', organisation)]) {
    for (const text of Object.values(firstScripts)) expect(body).toContain(`<script>${text}</script>`)
  }
})

test('every language is a link to the same page, which keeps what the page was asked', async () => {
  const { body } = await open('/event?embed=false&lang=en')
  expect(body).toContain('href="/event?embed=false&amp;lang=es" hrefLang="es" lang="es"')
  expect(body).toMatch(/lang="pt" aria-current="true"[^>]*>Português</)
})

test('a church of an organisation leads to its sisters, a church alone does not', async () => {
  expect((await open('/event')).body).toContain('>Trocar de igreja<')
  expect((await open('/event', ofChurch({ slugOrganizacao: null }))).body).not.toContain('>Trocar de igreja<')
})

test('an organisation’s header looks for a church without any script, save where the page does', async () => {
  const headerOf = async (path: string) => /<header.*<\/header>/s.exec((await open(path, organisation)).body)?.[0]
  const header = await headerOf('/error')
  expect(header).toContain('action="/churchs"')
  expect(header).toContain('name="q"')
  expect(await headerOf('/')).not.toContain('<form')
})

test('the footer has a sheet for phones, save where a church has told nothing that stands in it', async () => {
  expect((await open('/event')).body).toContain('popoverTarget="footer-panel"')
  const silent = { slugOrganizacao: null, endereco: null, telefone: null, email: null, redesSociais: {} }
  const { body } = await open('/event', {
    api: fakeApi({ ...fakeChurch, menu: [], church: { ...church, ...silent } }),
  })
  expect(body).not.toContain('footer-panel')
})

test('the church’s own privacy policy stands before the product’s page', async () => {
  const url = 'https://ponte.example/politica.pdf'
  expect((await open('/event')).body).toContain('href="/privacy"')
  const { body } = await open('/event', ofChurch({ urlPoliticaPrivacidade: url }))
  expect(body).toContain(`href="${url}"`)
  expect(body).not.toContain('href="/privacy"')
})

test('Play has a dark frame of its own, with its places, its search and the way back to the church', async () => {
  const { body } = await open('/play/browse', playing)
  expect(body).toContain('<div data-theme="dark"')
  for (const path of ['/play', '/play/browse', '/play/plans'])
    expect(body).toMatch(new RegExp(`<a[^>]* href="${path}"`))
  const form = /<form.*<\/form>/s.exec(body)?.[0]
  expect(form).toContain('action="/play/search"')
  expect(form).toContain('<input type="hidden" name="type" value="query"/>')
  expect(form).toContain('name="term"')
  expect(body).toContain('Voltar ao site: Igreja da Ponte Velha')
  expect(body).not.toContain('aria-label="Menu principal"')
})

test('the panel of the menu takes its medium width above 8 items and its big one above 12', async () => {
  const widthWith = async (count: number) => {
    const more = Array.from({ length: count }, (_, index) => ({
      ...menuItem,
      id: index + 9,
      codigo: 'BIBLIA' as const,
    }))
    const { body } = await open('/event', { api: fakeApi({ ...fakeChurch, menu: [...fakeChurch.menu, ...more] }) })
    return /<nav [^>]*lg:w-(\w+)/.exec(body)?.[1]
  }
  expect(await Promise.all([8, 9, 12, 13].map(widthWith))).toEqual(['72', 'xl', 'xl', '3xl'])
})
