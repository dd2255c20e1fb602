import { expect, test } from 'vitest'
import type { Site } from '../church/site.ts'
import { itemsListed, listedPaths, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const church = { kind: 'church', modules: ['MOD_EVENTO'] } as unknown as Site
const organisation = { kind: 'organisation' } as Site

test('a church lists its finished public pages, an organisation those of its own host', () => {
  expect(listedPaths(church)).toEqual(expect.arrayContaining(['/', '/about', '/churchs']))
  expect(listedPaths(church)).not.toContain('/user')
  expect(listedPaths(organisation)).toEqual(expect.arrayContaining(['/', '/churchs']))
  expect(listedPaths(organisation)).not.toContain('/about')
})

test('no address has a parameter, and none is of a module that the church lacks', () => {
  expect(listedPaths(church).filter((path) => /[:*]/.test(path))).toEqual([])
  expect(listedPaths(church)).not.toContain('/live')
})

test('every page is there in each language and without one, and each names all of them', () => {
  const xml = sitemapXml('https://ponte.example', [{ path: '/about' }])
  const locations = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
  const about = 'https://ponte.example/about'
  expect(locations).toEqual([`${about}?lang=pt`, `${about}?lang=en`, `${about}?lang=es`, about])
  const alternates = Array.from(xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [
    language,
    href,
  ])
  expect(alternates).toHaveLength(16)
  expect(alternates.slice(0, 4)).toEqual([
    ['pt', `${about}?lang=pt`],
    ['en', `${about}?lang=en`],
    ['es', `${about}?lang=es`],
    ['x-default', about],
  ])
})

test('what an address may hold is text in the file', () => {
  const xml = sitemapXml('https://ponte.example', [{ path: `/a&b'"<c>` }])
  expect(xml).toContain('https://ponte.example/a&amp;b&apos;%22%3Cc%3E')
})

test('what a church wrote is there once, with when it changed', () => {
  const changedAt = '2026-03-01T12:00:00.000Z'
  expect(sitemapXml('https://ponte.example', [{ path: '/news/1', isWritten: true, changedAt }])).toContain(
    `\n<url><loc>https://ponte.example/news/1</loc><lastmod>${changedAt}</lastmod></url>\n`,
  )
})

test('a site too large for one sitemap has a list of them', () => {
  expect(sitemapIndexXml('https://ponte.example', 3).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://ponte.example/sitemap.xml?page=1</loc>',
    '<loc>https://ponte.example/sitemap.xml?page=2</loc>',
    '<loc>https://ponte.example/sitemap.xml?page=3</loc>',
  ])
})

test('of what a church published, that has a place in the list which has a page of its own', () => {
  const item = (tipo: 'NOTICIA' | 'PROJETO' | 'PODCAST', chave: string) => ({ tipo, chave, dataAtualizacao: '2026' })
  const listed = itemsListed([item('NOTICIA', '7'), item('PROJETO', '3/5'), item('PODCAST', '9')])
  expect(listed.map(({ path }) => path)).toEqual(['/news/7', '/ministries/3/projects/5'])
})
