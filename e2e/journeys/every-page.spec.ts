import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect, test } from '@playwright/test'
import { ask } from '../ask.ts'
import { findHtmlFaults } from '../html-rules.ts'
import { complaintsAbout } from '../structured-data-rules.ts'
import { siteAddress } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const sites = [...active.map(({ founding }) => founding.codigo), ancoradouro.slug]
/** Public, and yet in no sitemap. */
const unlisted = ['/search', '/search?q=a&kind=NOTICIA', '/error', '/offline']
const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address))

for (const site of sites) {
  test(`every public page of ${site} is whole as it is served`, async () => {
    const { text: sitemap } = await ask(`${siteAddress(site)}/sitemap.xml`)
    const listed = addressesIn(sitemap).filter(({ search }) => search === '')
    expect(listed.length).toBeGreaterThan(2)
    const faults: string[] = []
    for (const path of [...listed.map(({ pathname }) => pathname), ...(site === ancoradouro.slug ? [] : unlisted)])
      for (const fault of await faultsAt(site, path)) faults.push(`${path}: ${fault}`)
    expect(faults).toEqual([])
  })
}

async function faultsAt(site: string, path: string): Promise<string[]> {
  const { status, type, text } = await ask(`${siteAddress(site)}${path}`)
  if (status !== 200 || !type.startsWith('text/html')) return [`answers ${status} ${type}`]
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return [
    ...(count(/<title>[^<]+ · [^<]+<\/title>/g) === 1 ? [] : ['has no title']),
    ...(count(/<h1[\s>]/g) === 1 ? [] : [`has ${count(/<h1[\s>]/g)} first headings`]),
    ...(await findHtmlFaults(text)),
    ...complaintsAbout(text),
  ]
}

test('control: invalid structured data is reported', () => {
  const pageWith = (graph: unknown) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
  expect(complaintsAbout(pageWith([{ '@type': 'WebSite', name: 'x', url: 'https://x.example/' }]))).toEqual([])
  expect(
    complaintsAbout(pageWith([{ '@type': 'Event', name: 'x', startDate: 'soon', location: { '@type': 'Hall' } }])),
  ).toEqual(['[0].startDate is soon', '[0].location has a type without rules: Hall'])
  expect(complaintsAbout(pageWith([{ '@type': 'WebSite', name: '', url: '/' }]))).toEqual([
    '[0] (WebSite) has no name',
    '[0].url is /',
  ])
})
