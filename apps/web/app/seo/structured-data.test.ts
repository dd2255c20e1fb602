import { titles } from '@narthex/locales/en/titles'
import { expect, test } from 'vitest'
import { joinDocument, splitDocument } from '../document/document-parts.ts'
import { type Thing, trailThings, withStructuredData } from './structured-data.ts'

const page = '<html><head></head><body><p>Hello</p></body></html>'
const write = (things: readonly Thing[]) => joinDocument(withStructuredData(splitDocument(page, 'm'), things))
const graphIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('things stand in one data block at the end of the page', () => {
  const html = write([{ '@type': 'Church', name: 'Ponte' }])
  expect(html).toMatch(/<p>Hello<\/p><script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/)
  expect(graphIn(html)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Church', name: 'Ponte' }] })
})

test('what a church writes cannot end the block, and is read as it was written', () => {
  const hostile = ['</script><script>alert(1)</script>', '<!--<script>', '</body>', '\u2028"\\$&$1']
  for (const name of hostile) {
    const html = write([{ '@type': 'Church', name }])
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    expect(graphIn(html)['@graph'][0].name).toBe(name)
  }
})

test('a property without a value is not told', () => {
  const church: Thing = { '@type': 'Church', name: 'Ponte', email: null, sameAs: [], description: undefined }
  expect(graphIn(write([church]))['@graph']).toEqual([{ '@type': 'Church', name: 'Ponte' }])
})

test('a page about nothing has no block', () => {
  expect(write([])).toBe(page)
})

test('an inner page tells the way to it by every page above it, the home page none', () => {
  const trail = (path: string, title: string) =>
    trailThings(new URL(path, 'https://ponte.example'), title, titles).map(({ itemListElement }) =>
      (itemListElement as { position: number; name: string; item: string }[]).map(({ name, item }) => [name, item]),
    )
  expect(trail('/', 'Home')).toEqual([])
  expect(trail('/about', 'About us')).toEqual([
    [
      [titles.home, 'https://ponte.example/'],
      ['About us', 'https://ponte.example/about'],
    ],
  ])
  expect(trail('/event/7', 'Picnic')[0]?.map(([name]) => name)).toEqual([titles.home, titles.events, 'Picnic'])
})
