import { expect, test } from 'vitest'
import type { Site } from './site.ts'
import { listedPaths, sitemapXml } from './sitemap.ts'

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
  const xml = sitemapXml('https://ponte.example', ['/about'])
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
  const xml = sitemapXml('https://ponte.example', [`/a&b'"<c>`])
  expect(xml).toContain('https://ponte.example/a&amp;b&apos;%22%3Cc%3E')
})
