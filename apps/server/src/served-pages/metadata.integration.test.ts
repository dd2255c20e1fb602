import { findVariant } from '@narthex/locales/variant-tag'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { plainReader } from './testing/plain-reader.ts'
import { attribute, find, findAll, readText } from './testing/served-document.ts'
import { active, hostNamed, inactive, readers, siteOrigin, sites } from './testing/sites.ts'

describe('what programs are told of the demo’s sites', () => {
  const server = setUpDemoServer()

  const get = (site: string, address: string) => {
    const { origin, pathname, search } = new URL(address, siteOrigin(site))
    expect(origin).toBe(siteOrigin(site))
    return server.app.inject({ url: `${pathname}${search}`, headers: { host: hostNamed(site) } })
  }
  /** The size of a picture: `192x192`. */
  const sizeOf = async (site: string, address: string) => {
    const { width, height } = await sharp((await get(site, address)).rawPayload).metadata()
    return `${width}x${height}`
  }

  const readings = active.flatMap(({ founding: { nome, codigo, idioma } }) =>
    Object.entries(readers).map(
      ([language, locale]) => [nome, locale, codigo, findVariant(language, idioma) ?? language] as const,
    ),
  )
  it.each(readings)('search engines and previews are told who %s is (%s)', async (name, locale, site, language) => {
    const reader = plainReader(server.app, site, locale)
    for (const path of ['/', '/about']) {
      const { document } = await reader.open(path)
      const contentOf = (key: 'name' | 'property', value: string) =>
        attribute(find(document, 'meta', { [key]: value }), 'content') ?? ''
      expect(readText(find(document, 'title')).startsWith(`${name} · `)).toBe(true)
      expect(readText(find(document, 'title')).length).toBeGreaterThan(name.length + 3)
      expect(attribute(find(document, 'html'), 'lang')).toBe(language)
      const description = contentOf('name', 'description')
      expect(description.length).toBeGreaterThan(40)
      expect(description.length).toBeLessThanOrEqual(160)
      const address = `${siteOrigin(site)}${path}`
      expect(attribute(find(document, 'link', { rel: 'canonical' }), 'href')).toBe(address)
      expect(contentOf('property', 'og:url')).toBe(address)
      expect(contentOf('name', 'robots')).toBe('index, follow')
      expect(findAll(document, 'link', { rel: 'alternate', hreflang: true })).toHaveLength(4)
      const picture = await get(site, contentOf('property', 'og:image'))
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    }
  })

  it.each(sites)('the app of %s can be installed: every icon is there, in its size', async (site) => {
    const { document } = await plainReader(server.app, site).open('/')
    const manifest = (await get(site, attribute(find(document, 'link', { rel: 'manifest' }), 'href') ?? '')).json()
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.icons.length).toBeGreaterThan(2)
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(site, src), src).toBe(sizes)
    expect(await sizeOf(site, '/apple-touch-icon.png')).toBe('180x180')
    expect(await sizeOf(site, '/share.png')).toBe('1200x630')
    for (const { url } of manifest.shortcuts) {
      const page = await plainReader(server.app, site).open(url)
      expect([page.status, `${page.url.pathname}${page.url.search}`]).toEqual([200, url])
    }
  })

  it.each(sites)('the sitemap of %s is well-formed, and lists its own pages alone', async (site) => {
    const sitemap = await get(site, '/sitemap.xml')
    const listed = readLocations(sitemap.body)
    expect(listed).toContain(`${siteOrigin(site)}/`)
    expect(listed.filter((address) => !address.startsWith(`${siteOrigin(site)}/`))).toEqual([])
  })

  it.each(sites)('the robots of %s find its sitemap, and no member’s page', async (site) => {
    const robots = await get(site, '/robots.txt')
    expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    expect(robots.body).toContain(`Sitemap: ${siteOrigin(site)}/sitemap.xml`)
    expect(robots.body).toContain('Disallow: /user')
  })

  it.each([...inactive.map(({ founding }) => founding.codigo), 'unknown'])(
    'robots are kept out of %s, and its mark is the house’s',
    async (site) => {
      expect((await get(site, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
      expect(await sizeOf(site, '/icon-192.png')).toBe('192x192')
    },
  )

  it('programs follow the podcast: a well-formed feed, with sounds that can be heard from any second on', async () => {
    const { document } = await plainReader(server.app, 'mare').open('/podcast')
    const link = attribute(find(document, 'link', { type: 'application/rss+xml' }), 'href') ?? ''
    expect(link).toMatch(/podcast\.xml$/)
    const feed = readElements((await get('mare', link)).body)
    const [enclosure] = feed.get('enclosure') ?? []
    const [cover] = feed.get('itunes:image') ?? []
    expect(feed.get('item')).toHaveLength(12)
    expect(feed.get('itunes:author')?.[0]?.text).toBe('Escola de Música da Boa Maré')
    expect((await get('mare', cover?.attributes.href ?? '')).headers['content-type']).toBe('image/png')
    const url = new URL(enclosure?.attributes.url ?? '').pathname
    const headers = { host: hostNamed('mare'), range: 'bytes=100-199' }
    const part = await server.app.inject({ url, headers })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${enclosure?.attributes.length}`,
    ])
  })

  it('control: a document that is not well-formed is none', () => {
    expect(() => readElements('<a><b></a>')).toThrow()
    expect(() => readElements('<a>&nbsp;</a>')).toThrow()
  })
})

interface XmlElement {
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

/** The elements of a well-formed document by their names. Throws for any other. */
function readElements(xml: string): ReadonlyMap<string, readonly XmlElement[]> {
  const elements = new Map<string, XmlElement[]>()
  const open: XmlElement[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { attributes, text: '' }
    elements.set(name, [...(elements.get(name) ?? []), element])
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return elements
}

const readLocations = (xml: string) => (readElements(xml).get('loc') ?? []).map(({ text }) => text)
