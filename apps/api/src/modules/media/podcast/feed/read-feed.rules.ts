import { image } from '@narthex/contract/fields'
import { audioAddress, audioType } from '@narthex/contract/media/podcast.schemas'
import type { parseRssFeed } from 'feedsmith'
import type { EpisodeFields } from '../podcast.editing.queries.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { BadFeedError } from './feed.errors.ts'
import { boundFeed } from './feed-bounds.rules.ts'
import { htmlToLine, htmlToText } from './plain-text.rules.ts'

type Parsed = ReturnType<typeof parseRssFeed>
type ParsedItem = NonNullable<Parsed['items']>[number]

interface Enclosure {
  readonly url?: string | undefined
  readonly type?: string | undefined
}

/** Upper bound that fits the database index even if every character takes several bytes. */
const maxGuidLength = 800

export interface ReadFeed {
  /** Show fields that the feed contains. */
  readonly show: Partial<
    Pick<ShowRow, 'titulo' | 'descricao' | 'imagem' | 'autor' | 'categoria' | 'idioma' | 'flagExplicito'>
  >
  readonly episodes: readonly EpisodeFields[]
}

/**
 * Converts a podcast feed to plain fields. Items without audio are left out, and so is the second of two items with the
 * same guid. Throws BadFeedError. `parse` is passed in because feedsmith is loaded only when a feed is read.
 */
export function readFeed(xml: string, parse: typeof parseRssFeed): ReadFeed {
  const feed = parseXml(boundFeed(xml), parse)
  const episodes = new Map<string, EpisodeFields>()
  const items = feed.items ?? []
  for (const [index, item] of items.entries()) {
    const episode = toEpisode(item, items.length - index)
    if (episode && !episodes.has(episode.guid)) episodes.set(episode.guid, episode)
  }
  return { show: toShow(feed), episodes: [...episodes.values()] }
}

function parseXml(xml: string, parse: typeof parseRssFeed): Parsed {
  try {
    return parse(xml)
  } catch {
    throw new BadFeedError('The feed is not RSS')
  }
}

function toShow({ title, description, language, itunes, image: picture }: Parsed): ReadFeed['show'] {
  const category = itunes?.categories?.[0]?.text
  const fields = {
    titulo: title && htmlToLine(title, 200),
    descricao: htmlToText(description ?? itunes?.summary ?? '', 4000),
    imagem: toSecurePicture(itunes?.image ?? picture?.url),
    autor: itunes?.author && htmlToLine(itunes.author, 200),
    categoria: category && htmlToLine(category, 100),
    idioma: language && /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{1,8}){0,3}$/.test(language) ? language : undefined,
  }
  const present = Object.entries(fields).filter(([, value]) => value)
  return {
    ...Object.fromEntries(present),
    ...(itunes?.explicit === undefined ? {} : { flagExplicito: itunes.explicit }),
  }
}

function toEpisode(item: ParsedItem, fallbackPosition: number): EpisodeFields | undefined {
  const { title, description, enclosures, guid, pubDate, itunes, content } = item
  const audio = enclosures?.find(({ url, type }: Enclosure) => isAudio(url, type))
  const published = new Date(pubDate ?? '')
  const year = published.getUTCFullYear()
  if (!audio?.url || !(year >= 1990 && year <= 2200)) return undefined
  const type = audio.type?.trim().toLowerCase()
  return {
    guid: (guid?.value ?? audio.url)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxGuidLength)
      .toWellFormed(),
    titulo: htmlToLine(title ?? itunes?.title ?? '', 300) || '…',
    descricao: htmlToText(content?.encoded ?? description ?? itunes?.summary ?? '', 8000),
    imagem: toSecurePicture(itunes?.image) ?? null,
    audio: audio.url.trim(),
    audioTipo: audioType.safeParse(type).success && type ? type : 'audio/mpeg',
    audioBytes: toCount(audio.length) || null,
    duracaoSegundos: toCount(itunes?.duration),
    posicao: toCount(itunes?.episode) || fallbackPosition,
    dataPublicacao: published,
  }
}

/** Many feeds give no type or `application/octet-stream`, so these pass; a wrong file shows when it is played. */
function isAudio(address: string | undefined, type: string | undefined): boolean {
  if (!address || !audioAddress.safeParse(address.trim()).success || !/^https?:/i.test(address.trim())) return false
  return !type || /^(?:audio|video|application)\//i.test(type.trim())
}

/** Pages load pictures over https only. Hosts with http addresses nearly always serve https too. */
function toSecurePicture(address: string | undefined): string | undefined {
  const secure = address?.trim().replace(/^http:/i, 'https:')
  return secure && /^https:/i.test(secure) && image.safeParse(secure).success ? secure : undefined
}

function toCount(value: number | undefined): number | null {
  return value !== undefined && value >= 0 && value <= 2_147_483_647 ? Math.round(value) : null
}
