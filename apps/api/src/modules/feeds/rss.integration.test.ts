import { getFeed } from '@narthex/contract/content/feed.endpoints'
import { parseRssFeed } from 'feedsmith'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { publishNews } from '../content/content.editing.service.ts'

const picture = `/media/images/${'a'.repeat(22)}_1200x800.webp`

describe('feeds', () => {
  let now = new Date('2026-06-15T12:00:00Z')

  const test = setUpSeededChurches({ clock: () => now })

  beforeAll(async () => {
    const written = { resumo: 'Com </item> & <b>', imagem: null }
    await publishNews(createOwnCall(test.platform.transactions.at(test.videira)), {
      ...written,
      imagem: `${picture}#70,42;Quatro%20pessoas`,
      titulo: 'Mutirão & festa',
      dataPublicacao: new Date('2026-06-14T12:00:00Z'),
      corpo: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Venha ]]> já.' }] }] },
    })
    await publishNews(createOwnCall(test.platform.transactions.at(test.videira)), {
      ...written,
      titulo: 'Amanhã',
      dataPublicacao: new Date('2026-06-16T12:00:00Z'),
    })
  })

  const feed = async (church: { label: string; slug: string } = test.videira) =>
    (await clientAt(test.platform, church)).call(getFeed, {
      params: { slug: church.slug },
      query: { tipo: 'NOTICIA', idioma: 'pt' },
    })

  it('tells what is published, whole and newest first, with addresses that lead there from anywhere', async () => {
    const { xml, proximaPublicacao } = await feed()
    const { title, link, items = [] } = parseRssFeed(xml)
    expect({ title, link }).toEqual({
      title: 'Igreja canary-videira · Notícias',
      link: 'http://videira.narthex.test/news',
    })
    expect(items[0]).toMatchObject({
      title: 'Mutirão & festa',
      link: expect.stringMatching(/^http:\/\/videira\.narthex\.test\/news\/\d+$/),
      guid: { value: items[0]?.link, isPermaLink: true },
      description: 'Com </item> & <b>',
      content: { encoded: expect.stringMatching(/<p>Venha \]\]&gt; já\.<\/p>$/) },
    })
    // What is said of a picture within its address is for this product alone.
    expect(items[0]?.content?.encoded).toContain(`<img src="http://videira.narthex.test${picture}" alt="">`)
    expect(items.map((item) => item.title)).not.toContain('Amanhã')
    expect(proximaPublicacao).toBe('2026-06-16T12:00:00.000Z')
    now = new Date('2026-06-16T12:00:00Z')
    expect(parseRssFeed((await feed()).xml).items?.[0]?.title).toBe('Amanhã')
  })

  it('holds nothing of another church, and is not there without the module', async () => {
    expect((await feed(test.farol)).xml).not.toContain('Mutirão')
    const stranger = (await clientAt(test.platform, test.farol)).call(getFeed, {
      params: { slug: test.videira.slug },
      query: { tipo: 'NOTICIA', idioma: 'pt' },
    })
    await expect(stranger).rejects.toMatchObject({ status: 404 })
    await setModules(createOwnCall(test.platform.transactions.at(test.farol)), [])
    await expect(feed(test.farol)).rejects.toMatchObject({ status: 404 })
  })
})
