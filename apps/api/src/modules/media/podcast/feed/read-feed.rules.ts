import { image } from '@narthex/contract/fields'
import { audioAddress, audioType } from '@narthex/contract/media/podcast.schemas'
import type { parseRssFeed } from 'feedsmith'
import type { EpisodeFields } from '../podcast.editing.queries.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { BadFeedError } from './feed.errors.ts'
import { boundedFeed } from './feed-bounds.rules.ts'
import { lineOf, plainTextOf } from './plain-text.rules.ts'

type Parsed = ReturnType<typeof parseRssFeed>
type ParsedItem = NonNullable<Parsed['items']>[number]

interface Enclosure {
  readonly url?: string | undefined
  readonly type?: string | undefined
}

/** As much of a name as the database's index takes, whatever its letters. */
const longestGuid = 800

export interface ReadFeed {
  /** What the feed says of the show; only what it does say. */
  readonly show: Partial<
    Pick<ShowRow, 'titulo' | 'descricao' | 'imagem' | 'autor' | 'categoria' | 'idioma' | 'flagExplicito'>
  >
  readonly episodes: readonly EpisodeFields[]
}

/**
 * A podcast's feed as plain fields. Items without a sound are left out, and of two with one guid the second. Throws
 * BadFeedError. `parse` is feedsmith's, which only those load who read a feed.
 */
export function readFeed(xml: string, parse: typeof parseRssFeed): ReadFeed {
  const feed = parsed(boundedFeed(xml), parse)
  const episodes = new Map<string, EpisodeFields>()
  const items = feed.items ?? []
  for (const [index, item] of items.entries()) {
    const episode = episodeOf(item, items.length - index)
    if (episode && !episodes.has(episode.guid)) episodes.set(episode.guid, episode)
  }
  return { show: showOf(feed), episodes: [...episodes.values()] }
}

function parsed(xml: string, parse: typeof parseRssFeed): Parsed {
  try {
    return parse(xml)
  } catch {
    throw new BadFeedError('It is no RSS')
  }
}

function showOf({ title, description, language, itunes, image: picture }: Parsed): ReadFeed['show'] {
  const category = itunes?.categories?.[0]?.text
  const said = {
    titulo: title && lineOf(title, 200),
    descricao: plainTextOf(description ?? itunes?.summary ?? '', 4000),
    imagem: pictureAt(itunes?.image ?? picture?.url),
    autor: itunes?.author && lineOf(itunes.author, 200),
    categoria: category && lineOf(category, 100),
    idioma: language && /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{1,8}){0,3}$/.test(language) ? language : undefined,
  }
  const told = Object.entries(said).filter(([, value]) => value)
  return { ...Object.fromEntries(told), ...(itunes?.explicit === undefined ? {} : { flagExplicito: itunes.explicit }) }
}

function episodeOf(item: ParsedItem, place: number): EpisodeFields | undefined {
  const { title, description, enclosures, guid, pubDate, itunes, content } = item
  const sound = enclosures?.find((one: Enclosure) => isSound(one.url, one.type))
  const published = new Date(pubDate ?? '')
  const year = published.getUTCFullYear()
  if (!sound?.url || !(year >= 1990 && year <= 2200)) return undefined
  const type = sound.type?.trim().toLowerCase()
  return {
    guid: (guid?.value ?? sound.url)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longestGuid)
      .toWellFormed(),
    titulo: lineOf(title ?? itunes?.title ?? '', 300) || '…',
    descricao: plainTextOf(content?.encoded ?? description ?? itunes?.summary ?? '', 8000),
    imagem: pictureAt(itunes?.image) ?? null,
    audio: sound.url.trim(),
    audioTipo: audioType.safeParse(type).success && type ? type : 'audio/mpeg',
    audioBytes: countOf(sound.length) || null,
    duracaoSegundos: countOf(itunes?.duration),
    posicao: countOf(itunes?.episode) || place,
    dataPublicacao: published,
  }
}

/** Many feeds say nothing of the kind, or `application/octet-stream`: what is no sound shows when it is played. */
function isSound(address: string | undefined, type: string | undefined): boolean {
  if (!address || !audioAddress.safeParse(address.trim()).success || !/^https?:/i.test(address.trim())) return false
  return !type || /^(?:audio|video|application)\//i.test(type.trim())
}

/** Pages load pictures over https alone, and whoever serves them over http nearly always does so too. */
function pictureAt(address: string | undefined): string | undefined {
  const secure = address?.trim().replace(/^http:/i, 'https:')
  return secure && /^https:/i.test(secure) && image.safeParse(secure).success ? secure : undefined
}

function countOf(value: number | undefined): number | null {
  return value !== undefined && value >= 0 && value <= 2_147_483_647 ? Math.round(value) : null
}
