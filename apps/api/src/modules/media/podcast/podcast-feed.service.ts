import { absoluteImage, imageAt, jpegAddress } from '@narthex/contract/media/image-address'
import type { generateRssFeed } from 'feedsmith'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { wellFormedXml } from '../../../platform/http/xml.rules.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { countEpisodes, findShow, listEpisodes } from './podcast.queries.ts'
import { ownFeedPath } from './podcast.rules.ts'
import type { ShownEpisode, ShowRow } from './podcast.tables.ts'

/** More episodes than podcast apps show; bounds the size of the answer. */
export const maxFeedEpisodes = 300

type RssFeed = Parameters<typeof generateRssFeed>[0]
type RssItem = NonNullable<RssFeed['items']>[number]

/**
 * Returns the church's own podcast as RSS with the Apple and Podcasting 2.0 tags and absolute URLs on the church's host.
 * NOT_FOUND if the show is missing or read from an external feed.
 */
export async function getPodcastFeed(
  { domain }: Needs<'domain'>,
  call: ChurchCall,
): Promise<{ xml: string; proximaPublicacao: string | null }> {
  const now = call.clock()
  const { show, rows, proximaPublicacao } = await call.inChurch(async (work) => {
    const show = await findShow(work)
    if (!show || show.feedUrl !== null) throw notFound()
    const { proximaPublicacao } = await countEpisodes(work, now)
    return { show, proximaPublicacao, rows: await listEpisodes(work, { now }, { limit: maxFeedEpisodes, offset: 0 }) }
  })
  const { generateRssFeed } = await import('feedsmith')
  return {
    xml: wellFormedXml(generateRssFeed(toRssFeed(show, rows, toOrigin(domain, call.church), call.church.uuid))),
    proximaPublicacao,
  }
}

function toRssFeed(show: ShowRow, rows: readonly ShownEpisode[], origin: string, guid: string): RssFeed {
  const { titulo, descricao, autor, categoria, subcategoria, idioma, flagExplicito, imagem, email } = show
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
      ...(email && { owner: { name: autor ?? titulo, email } }),
      image: feedPicture(imagem, origin) ?? absolute('/podcast-cover.png', origin),
      explicit: flagExplicito,
      type: 'episodic',
      categories: categoria
        ? [{ text: categoria, ...(subcategoria ? { categories: [{ text: subcategoria }] } : {}) }]
        : [],
    },
    podcast: { guid, medium: 'podcast', locked: { value: false } },
    items: rows.map((row) => toRssItem(row, origin, flagExplicito)),
  }
}

function toRssItem(row: ShownEpisode, origin: string, explicit: boolean): RssItem {
  const { titulo, descricao, guid, audio, audioTipo, audioBytes, duracaoSegundos, imagem, posicao } = row
  const picture = feedPicture(imagem, origin)
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
      ...(picture && { image: picture }),
    },
  }
}

const absolute = (address: string, origin: string) => new URL(address, origin).href

/** Podcast apps take JPEG and PNG alone; pictures of the library are stored as WebP and served as JPEG too. */
function feedPicture(address: string | null, origin: string): string | undefined {
  const image = address === null ? undefined : imageAt(address)
  return absoluteImage(image ? jpegAddress(image) : address, origin)
}
