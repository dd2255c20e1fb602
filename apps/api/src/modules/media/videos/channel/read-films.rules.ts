import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { ServiceVideo } from '@narthex/contract/media/watch-address'
import type { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { BadFeedError } from '../../podcast/feed/feed.errors.ts'
import { boundFeed } from '../../podcast/feed/feed-bounds.rules.ts'
import { htmlToLine, htmlToText, tidyText } from '../../podcast/feed/plain-text.rules.ts'

/** A film of a channel. */
export interface Film {
  /** Service and id: `youtube:abcdefghijk`. */
  readonly codigo: string
  readonly source: ServiceVideo
  readonly titulo: string
  readonly descricao: string | null
  readonly dataPublicacao: Date
  /** The address of its picture. */
  readonly picture: string | undefined
}

type Parsers = { readonly parseAtomFeed: typeof parseAtomFeed; readonly parseRssFeed: typeof parseRssFeed }
type AtomEntry = NonNullable<ReturnType<typeof parseAtomFeed>['entries']>[number]
type RssItem = NonNullable<ReturnType<typeof parseRssFeed>['items']>[number]
type Found = Omit<Film, 'codigo' | 'source'> & { readonly address: string | undefined }

/**
 * Reads the films of a channel's feed: Atom as YouTube writes it, RSS as Vimeo does. Entries that are no film at one of the
 * two are left out, and so is the second with the same id. Throws BadFeedError.
 */
export function readFilms(xml: string, parsers: Parsers): Film[] {
  const films = new Map<string, Film>()
  for (const { address, ...found } of parse(boundFeed(xml), parsers)) {
    const source = videoSourceAt(address ?? '')
    const year = found.dataPublicacao.getUTCFullYear()
    if (!source?.codigo || !(year >= 1990 && year <= 2200)) continue
    const codigo = nameFilm(source)
    if (!films.has(codigo)) films.set(codigo, { ...found, codigo, source })
  }
  return [...films.values()]
}

/** The id of a film at its service, without the hash of one that is not listed. */
export const readFilmNumber = ({ codigo }: ServiceVideo): string => codigo.split('/')[0] ?? ''

export const nameFilm = (source: ServiceVideo): string => `${source.servico.toLowerCase()}:${readFilmNumber(source)}`

function parse(xml: string, { parseAtomFeed, parseRssFeed }: Parsers): Found[] {
  try {
    if (/<feed[\s>]/.test(xml.slice(0, 2000)))
      return (parseAtomFeed(xml).entries ?? []).map((entry) => fromAtom(entry as AtomEntry))
    return (parseRssFeed(xml).items ?? []).map((item) => fromRss(item as RssItem))
  } catch {
    throw new BadFeedError('The feed is neither Atom nor RSS')
  }
}

/** YouTube writes plain text. */
function fromAtom({ title, links, published, media }: AtomEntry): Found {
  const [group] = media?.groups ?? []
  const page = links?.find(({ rel }) => rel === 'alternate' || rel === undefined)
  return {
    address: page?.href,
    titulo: toTitle(tidyText(title?.value ?? group?.title?.value ?? '', 400)),
    descricao: tidyText(group?.description?.value ?? '', 8000) || null,
    dataPublicacao: new Date(String(published ?? '')),
    picture: group?.thumbnails?.[0]?.url,
  }
}

/** Vimeo writes HTML, and below it the film’s own player. */
function fromRss({ title, link, pubDate, description, media }: RssItem): Found {
  const [content] = media?.contents ?? []
  const player = content?.player?.url
  const address = player && videoSourceAt(player) ? player : link
  return {
    address,
    titulo: toTitle(htmlToLine(title ?? '', 400)),
    descricao: htmlToText(description ?? '', 8000) || null,
    dataPublicacao: new Date(pubDate ?? ''),
    picture: content?.thumbnails?.[0]?.url,
  }
}

const toTitle = (line: string) => line.replace(/\s+/g, ' ').slice(0, 200).trim().toWellFormed() || '…'
