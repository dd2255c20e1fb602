import { ancoradouro } from '@narthex/demo/organisation'
import { findVariant } from '@narthex/locales/variant-tag'
import { describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { plainReader } from './testing/plain-reader.ts'
import { attribute, find, findAll, findNamed, findWith, readText } from './testing/served-document.ts'
import { active, activeCodes, inactive, readers, siteOrigin } from './testing/sites.ts'

const named = active.map((church) => [church.founding.nome, church] as const)
const anyLanguage = named.flatMap(([name, church]) =>
  Object.entries(readers).map(
    ([language, locale]) => [name, locale, language as keyof typeof readers, church] as const,
  ),
)

const productCodes = ['VOLUNTARIO', 'KIDS']

describe('a first visit, as it is served', () => {
  const server = setUpDemoServer()
  const visit = (site: string, locale?: string) => plainReader(server.app, site, locale)

  it.each(named)('%s shows its name, what it puts forward and its story', async (name, church) => {
    const story = church.description.historia?.split('\n\n') ?? []
    expect(story.length).toBeGreaterThan(0)
    const home = await visit(church.founding.codigo).open('/')
    expect(readText(find(home.document, 'title'))).toMatch(new RegExp(`^${name} · `))
    expect(findAll(home.document, 'h1').map(readText)).toEqual([name])
    const headings = findAll(home.document, '*')
      .filter((part) => /^h[1-6]$/.test(part.name))
      .map(readText)
    for (const { titulo } of church.banners) expect(headings).toContain(titulo)
    expect(find(home.main, 'a', { href: '/about' })).toBeDefined()
    const about = await visit(church.founding.codigo).open('/about')
    for (const paragraph of story) expect(about.text).toContain(paragraph.replace(/\s+/g, ' '))
  })

  it.each(named)('%s leads by its menu to its story without any script', async (_, church) => {
    const home = await visit(church.founding.codigo).open('/')
    const header = find(home.document, 'header')
    const panel = attribute(find(header, 'button', { popovertarget: true }), 'popovertarget') ?? ''
    expect(attribute(find(home.document, '*', { id: panel }), 'popover'), 'what opens without scripts').toBeDefined()
    const link = find(header, 'a', { href: '/about' })
    const about = await visit(church.founding.codigo).open(attribute(link, 'href') ?? '')
    expect(about.text).toContain(church.description.historia?.split('\n\n')[0])
  })

  it.each(anyLanguage)('%s names its menu in the reader’s language (%s)', async (_, locale, language, church) => {
    const { document } = await visit(church.founding.codigo, locale).open('/')
    const variant = findVariant(language, church.founding.idioma)
    expect(attribute(find(document, 'html'), 'lang')).toBe(variant ?? language)
    // Products of third parties are connected by the operator.
    const items = church.menu.filter(({ codigo, flagAtivo }) => flagAtivo && !productCodes.includes(codigo))
    expect(items.length).toBeGreaterThan(3)
    for (const item of items) {
      const links = findWith(find(document, 'header'), 'a', item[language])
      expect(links.length, item[language]).toBeGreaterThan(0)
    }
  })

  it('what leads to another site opens in a new tab and says so', async () => {
    const { document } = await visit('mare').open('/about')
    const menu = active.find(({ founding }) => founding.codigo === 'mare')?.menu ?? []
    const external = menu.filter(({ url, flagAtivo }) => flagAtivo && url?.startsWith('https://'))
    expect(external.length).toBeGreaterThan(0)
    for (const { pt } of external) {
      const [link] = findWith(find(document, '*', { id: 'more-panel' }), 'a', pt)
      expect(readText(link), pt).toContain('(abre em outra aba)')
      expect(attribute(link, 'target'), pt).toBe('_blank')
    }
  })

  it.each(named)('%s shows on its home the blocks of its modules and no others', async (_, church) => {
    const { main } = await visit(church.founding.codigo).open('/')
    const { home, modules } = church
    const chosen: readonly string[] | undefined = home && [
      ...home.atalhos,
      ...home.secoes,
      ...home.convites.map((invitation) => invitation.codigo),
    ]
    for (const { module, link, places } of blocks) {
      const count = findAll(main, 'a', { href: link }).length
      // Of a church that chose its home, what it did not choose may come with the hour, as giving does after a service.
      if (!modules.includes(module)) expect(count, link).toBe(0)
      else if (!chosen || places.some((place) => chosen.includes(place))) expect(count, link).toBeGreaterThan(0)
    }
    const slides = findAll(main, '*', { role: 'group' })
    expect(slides).toHaveLength(church.banners.length)
    const dots = findAll(main, 'a', { href: /^#/, 'aria-label': true }).map((dot) => attribute(dot, 'href'))
    expect(dots, 'dots lead into the shelf').toEqual(slides.map((slide) => `#${attribute(slide, 'id')}`))
  })

  it.each(named)('%s tells on its about page when it meets and who looks after it', async (_, church) => {
    const { main } = await visit(church.founding.codigo).open('/about')
    const table = readText(find(main, 'table'))
    for (const { nome } of church.services) expect(table).toContain(nome)
    const names = findAll(main, '*')
      .filter((part) => /^h[1-6]$/.test(part.name))
      .map(readText)
    for (const { nome } of church.pastors) expect(names).toContain(nome)
    const described = church.pastors.filter(({ biografia }) => biografia)
    const stories = findAll(main, 'details')
      .filter((part) => find(part, 'summary'))
      .map(readText)
    for (const { biografia } of described)
      expect(
        stories.some((text) => text.includes(biografia?.split('\n')[0] ?? '')),
        'opens without scripts',
      ).toBe(true)
  })

  it('an organisation leads to its churches', async () => {
    const members = active.filter(({ founding }) => founding.organizacao === ancoradouro.slug)
    expect(members.length).toBeGreaterThan(1)
    const { document } = await visit(ancoradouro.slug).open('/')
    expect(findAll(document, 'h1').map(readText)).toEqual([ancoradouro.nome])
    for (const { founding } of members) {
      const [link] = findWith(document, 'a', founding.nome)
      expect(attribute(link, 'href')).toBe(siteOrigin(founding.codigo))
    }
  })

  it.each(inactive.map((church) => [church.founding.nome, church] as const))(
    '%s, which is not active, shows only its name and how to reach it',
    async (name, { founding, description, events, pastors }) => {
      const { status, document } = await visit(founding.codigo).open('/')
      expect(status).toBe(503)
      expect(findAll(document, 'h1')).toHaveLength(1)
      const text = readText(find(document, 'body'))
      expect(text).toContain(name)
      expect(findNamed(document, 'a', description.email ?? '')).toHaveLength(1)
      const own = [...pastors.map(({ nome }) => nome), ...events.map(({ titulo }) => titulo)]
      for (const words of own) expect(text).not.toContain(words)
    },
  )

  it('a host of no church answers with the product’s own page', async () => {
    const { status, document } = await visit('unknown').open('/')
    expect(status).toBe(404)
    expect(findAll(document, 'h1')).toHaveLength(1)
  })

  it.each(activeCodes)('an unknown page of %s leads home', async (site) => {
    const { status, main } = await visit(site).open('/no-such-page')
    expect(status).toBe(404)
    expect(attribute(find(main, 'a'), 'href')).toBe('/')
  })
})

const blocks = [
  { module: 'MOD_EVENTO', link: '/event', places: ['EVENTO', 'EVENTOS'] },
  { module: 'MOD_NOTICIA', link: '/news', places: ['NOTICIAS'] },
  { module: 'MOD_DEVOCIONAL', link: '/devotionals', places: ['DEVOCIONAL'] },
  { module: 'MOD_CELULA', link: '/groups', places: ['CELULA'] },
  { module: 'MOD_MURAL_ORACAO', link: '/prayer', places: ['ORACAO'] },
  { module: 'MOD_DOACAO', link: '/give', places: ['DOACAO'] },
] as const
