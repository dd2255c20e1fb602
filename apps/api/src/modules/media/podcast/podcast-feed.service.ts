import type { generateRssFeed } from 'feedsmith'
import { notFound } from '../../../platform/http/domain-error.ts'
import { wellFormedXml } from '../../../platform/http/xml.rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { originOf } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { countEpisodes, findShow, listEpisodes } from './podcast.queries.ts'
import { ownFeedPath } from './podcast.rules.ts'
import type { EpisodeRow, ShowRow } from './podcast.tables.ts'

/** More than programs show of a show, and no more than one answer should weigh. */
const mostInFeed = 300

type RssFeed = Parameters<typeof generateRssFeed>[0]
type RssItem = NonNullable<RssFeed['items']>[number]

/**
 * The church's own podcast as RSS with the tags of Apple and Podcasting 2.0, its addresses absolute on the church's own
 * host. Throws NOT_FOUND where the church publishes no audio here.
 */
export async function feedOfPodcast(
  { database, clock, domain }: Platform,
  scope: ChurchScope,
): Promise<{ xml: string; proximaPublicacao: string | null }> {
  const now = clock()
  const { show, rows, next } = await database.inScope(scope, async (tx) => {
    const show = await findShow(scope, tx)
    if (!show || show.feedUrl !== null) throw notFound()
    const { next } = await countEpisodes(scope, tx, now)
    return { show, next, rows: await listEpisodes(scope, tx, { now, limit: mostInFeed, offset: 0 }) }
  })
  const { generateRssFeed } = await import('feedsmith')
  return {
    xml: wellFormedXml(generateRssFeed(rssOf(show, rows, originOf(domain, scope), scope.uuid))),
    proximaPublicacao: next?.toISOString() ?? null,
  }
}

function rssOf(show: ShowRow, rows: readonly EpisodeRow[], origin: string, guid: string): RssFeed {
  const { titulo, descricao, autor, categoria, subcategoria, idioma, flagExplicito, imagem } = show
  const [newest] = rows
  return {
    title: titulo,
    description: descricao || titulo,
    link: `${origin}/podcast`,
    language: idioma,
    ...(newest ? { pubDate: newest.dataPublicacao, lastBuildDate: newest.dataPublicacao } : {}),
    generator: 'Narthex',
    atom: { links: [{ href: origin + ownFeedPath, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: autor ?? titulo,
      image: absolute(imagem ?? '/podcast-cover.png', origin),
      explicit: flagExplicito,
      type: 'episodic',
      categories: categoria
        ? [{ text: categoria, ...(subcategoria ? { categories: [{ text: subcategoria }] } : {}) }]
        : [],
    },
    podcast: { guid, medium: 'podcast', locked: { value: false } },
    items: rows.map((row) => itemOf(row, origin, flagExplicito)),
  }
}

function itemOf(row: EpisodeRow, origin: string, explicit: boolean): RssItem {
  const { titulo, descricao, guid, audio, audioTipo, audioBytes, duracaoSegundos, imagem, posicao } = row
  return {
    title: titulo,
    description: descricao || titulo,
    link: `${origin}/podcast?episode=${row.id}`,
    guid: { value: guid, isPermaLink: false },
    pubDate: row.dataPublicacao,
    enclosures: [{ url: absolute(audio, origin), type: audioTipo, length: audioBytes ?? 0 }],
    itunes: {
      title: titulo,
      episode: posicao,
      episodeType: 'full',
      explicit,
      ...(duracaoSegundos === null ? {} : { duration: duracaoSegundos }),
      ...(imagem ? { image: absolute(imagem, origin) } : {}),
    },
  }
}

const absolute = (address: string, origin: string) => new URL(address, origin).href
