import type { Locale } from '@narthex/contract/locale'
import { absoluteImage } from '@narthex/contract/media/image-address'
import { itemPath } from '@narthex/contract/search/item-address'
import { catalogue } from '@narthex/locales/catalogue'
import { wellFormedXml } from '../../platform/http/xml.rules.ts'
import type { Needs } from '../../platform/platform.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { getFrame } from '../churches/churches.service.ts'
import { type FeedItem, type FeedKind, getFeed } from '../content/feeds.service.ts'
import { renderHtml } from './rich-html.rules.ts'

/** Title key of each feed, and the page that lists the same items. */
const feeds = {
  DEVOCIONAL: { title: 'devotionals', list: '/devotionals' },
  NOTICIA: { title: 'news', list: '/news' },
} as const

/**
 * The latest of a kind as RSS 2.0, each whole, for readers of feeds and for other sites; and when it changes by itself.
 * Throws NOT_FOUND where the church lacks the module.
 */
export async function getRss(
  platform: Needs<'domain'>,
  call: ChurchCall,
  kind: FeedKind,
  locale: Locale,
): Promise<{ xml: string; proximaPublicacao: string | null }> {
  const { itens, proximaPublicacao } = await getFeed(call, kind, locale)
  const { church } = await getFrame(call)
  const origin = toOrigin(platform.domain, call.church)
  const { title, list } = feeds[kind]
  const named = catalogue[locale].titles[title]
  const [newest] = itens
  const { generateRssFeed } = await import('feedsmith')
  const xml = generateRssFeed({
    title: `${church.nome} · ${named}`,
    link: `${origin}${list}`,
    description: church.descricao ?? `${named}, ${church.nome}`,
    language: locale,
    ...(newest && { lastBuildDate: new Date(newest.dataPublicacao) }),
    generator: 'Narthex',
    atom: { links: [{ href: `${origin}${list}.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: itens.map((item) => itemOf(item, kind, origin)),
  })
  return { xml: wellFormedXml(xml), proximaPublicacao }
}

function itemOf(item: FeedItem, kind: FeedKind, origin: string) {
  const { id, titulo, resumo, autor, referencia, dataPublicacao, corpo, imagem } = item
  const link = `${origin}${itemPath(kind, String(id))}`
  const picture = imagem ? `<p><img src="${absoluteImage(imagem, origin)}" alt=""></p>` : ''
  return {
    title: referencia ? `${titulo} (${referencia})` : titulo,
    link,
    guid: { value: link, isPermaLink: true },
    pubDate: new Date(dataPublicacao),
    description: resumo || titulo,
    ...(autor && { dc: { creators: [autor] } }),
    ...(corpo && { content: { encoded: picture + renderHtml(corpo, origin) } }),
  }
}
