import { atStrength, isDeepRun } from '@narthex/contract/testing/strength'
import { ancoradouro } from '@narthex/demo/organisation'
import { describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { findHtmlFaults } from './testing/html-rules.ts'
import { activeCodes, hostNamed, inactive, readers, siteOrigin, sites } from './testing/sites.ts'
import { complaintsAbout } from './testing/structured-data-rules.ts'

/** Public pages that are in no sitemap. */
const unlisted = ['/search', '/search?q=a&kind=NOTICIA', '/error', '/offline']
/** Further addresses in no sitemap, of any status: their HTML must be valid too. */
const asides = ['/bible', '/user', '/access', '/no-such-page', '/about?embed=true', '/play', '/give']
const locales = Object.values(readers)
/** Pages of each kind whose HTML is checked, which takes ten times as long as rendering them. */
const readOfKind = atStrength({ deep: 1000, full: 3 })

/** Sites with their languages: all in one round, where pages take turns; a round for each in a deep run. */
const rounds = sites.flatMap((site) =>
  (isDeepRun ? locales.map((language) => [language]) : [locales]).map((languages) => [site, languages] as const),
)

describe('the documents of the demo', () => {
  const server = setUpDemoServer()

  const ask = async (site: string, path: string, language: string) => {
    const headers = { host: hostNamed(site), 'accept-language': language, accept: 'text/html' }
    const { statusCode: status, headers: answered, body } = await server.app.inject({ url: path, headers })
    return { status, type: String(answered['content-type']), body, location: answered.location }
  }

  /** Languages of a page: they take turns, save in a deep run, which reads each page in all. */
  const languagesAt = (turn: number) => (isDeepRun ? locales : [locales[turn % locales.length] ?? 'pt-BR'])

  async function faultsAt(site: string, path: string, language: string, isRead: boolean): Promise<string[]> {
    const { status, type, body } = await ask(site, path, language)
    if (status !== 200 || !type.startsWith('text/html')) return [`answers ${status} ${type}`]
    const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0
    return [
      ...(count(/<title>[^<]+ · [^<]+<\/title>/g) === 1 ? [] : ['has no title']),
      ...(count(/<h1[\s>]/g) === 1 ? [] : [`has ${count(/<h1[\s>]/g)} first headings`]),
      ...(body.includes('noindex') === unlisted.includes(path) ? [] : ['is to be found, or not, against the sitemap']),
      ...(/<meta property="og:image" content="[^"#]+"\/>/.test(body)
        ? []
        : ['has no image for previews, or a fragment in it']),
      ...complaintsAbout(body),
      ...(isRead ? await findHtmlFaults(body) : []),
    ]
  }

  it.each(rounds)(
    'every public page of %s is there to be found, valid HTML with one title and one first heading, and well described (%s)',
    async (site, languages) => {
      const { body: sitemap } = await ask(site, '/sitemap.xml', 'pt-BR')
      const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address))
      const listed = addresses.map(({ pathname, search }) => `${pathname}${search}`)
      expect(listed.length).toBeGreaterThan(2)
      const paths = [...listed, ...(site === ancoradouro.slug ? [] : unlisted)]
      const faults: string[] = []
      const read = new Map<string, number>()
      for (const [turn, path] of paths.entries()) {
        const kind = path.replace(/[^/]*$/, '')
        const before = kind === '/' ? 0 : (read.get(kind) ?? 0)
        read.set(kind, before + 1)
        const language = languages[(turn + site.length) % languages.length] ?? 'pt-BR'
        const found = await faultsAt(site, path, language, before < readOfKind)
        faults.push(...found.map((fault) => `${path} in ${language}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )

  const closed = [...inactive.map(({ founding }) => founding.codigo), 'unknown'].map((site) => [site, '/'] as const)
  it('pages that are in no sitemap are valid HTML, whatever their status', async () => {
    const pages = [...activeCodes.flatMap((site) => asides.map((path) => [site, path] as const)), ...closed]
    const faults: string[] = []
    for (const [turn, [site, path]] of pages.entries()) {
      for (const language of languagesAt(turn)) {
        const { body, location } = await ask(site, path, language)
        if (location === undefined) expect(body, `${site}${path}`).toContain('</html>')
        const found = location === undefined ? await findHtmlFaults(body) : []
        faults.push(...found.map((fault) => `${site}${path} in ${language}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

  it('no page sends its readers to another site', async () => {
    for (const site of activeCodes)
      for (const path of asides) {
        const { location = '/' } = await ask(site, path, 'pt-BR')
        expect(new URL(String(location), siteOrigin(site)).origin, `${site}${path}`).toBe(siteOrigin(site))
      }
  })
})

describe('control: faults of a document are found', () => {
  const pageWith = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`

  it('what is not valid', async () => {
    const faults = await findHtmlFaults(
      '<!DOCTYPE html><html lang="en"><title>x</title><p><div></p><img src="x"></html>',
    )
    expect(faults.length).toBeGreaterThan(1)
  })

  it.each([
    ['an id within a drawing that is there twice', '<svg><g id="a"></g></svg><svg><g id="a"></g></svg>'],
    ['a checkbox that says twice whether it is checked', '<input type="checkbox" role="switch" aria-checked="true">'],
    ['a required list without a placeholder', '<select required><option value="1">One</option></select>'],
    ['an article without a heading', '<article><p>Words</p></article>'],
  ])('%s', async (_, wrong) => {
    const faults = await findHtmlFaults(pageWith(wrong))
    const usual = await findHtmlFaults(pageWith('<p>Words</p>'))
    expect(faults.length).toBeGreaterThan(usual.length)
  })

  it('structured data that is not as its readers need it', () => {
    const withData = (graph: unknown) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`
    expect(complaintsAbout(withData([{ '@type': 'WebSite', name: 'x', url: 'https://x.example/' }]))).toEqual([])
    expect(
      complaintsAbout(withData([{ '@type': 'Event', name: 'x', startDate: 'soon', location: { '@type': 'Hall' } }])),
    ).toEqual(['[0].startDate is soon', '[0].location has a type without rules: Hall'])
    expect(complaintsAbout(withData([{ '@type': 'WebSite', name: '', url: '/' }]))).toEqual([
      '[0] (WebSite) has no name',
      '[0].url is /',
    ])
    const image = 'https://x.example/a.webp#70,42;A%20choir'
    expect(complaintsAbout(withData([{ '@type': 'ImageObject', url: 'https://x.example/', image }]))).toEqual([
      `[0].image is ${image}`,
    ])
  })
})
