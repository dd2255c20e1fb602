import { image } from '@narthex/contract/fields'
import type { parseRssFeed } from 'feedsmith'
import type { FeedEpisode } from '../podcast.editing.queries.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { BadFeedError } from './feed.errors.ts'
import { findAudio } from './feed-audio.rules.ts'
import { boundFeed } from './feed-bounds.rules.ts'
import { readFeedDate } from './feed-dates.rules.ts'
import { unifyDurations } from './feed-durations.rules.ts'
import { htmlToLine, htmlToText } from './plain-text.rules.ts'

type Parsed = ReturnType<typeof parseRssFeed>
type ParsedItem = NonNullable<Parsed['items']>[number]

/** Upper bound that fits the database index even if every character takes several bytes. */
const maxGuidLength = 800

export interface ReadFeed {
  /** Show fields that the feed contains. */
  readonly show: Partial<
    Pick<
      ShowRow,
      'titulo' | 'descricao' | 'imagem' | 'autor' | 'categoria' | 'subcategoria' | 'idioma' | 'flagExplicito'
    >
  >
  readonly episodes: readonly FeedEpisode[]
}

/**
 * Converts a podcast feed to plain fields, the newest episode first. Items without audio are left out, and so is the second of
 * two items with the same guid and sound. Throws BadFeedError. `parse` is passed in because feedsmith is loaded only when a feed is read.
 */
export function readFeed(xml: string, parse: typeof parseRssFeed): ReadFeed {
  const feed = parseXml(unifyDurations(boundFeed(xml)), parse)
  const episodes = new Map<string, FoundEpisode>()
  for (const item of feed.items ?? []) {
    const episode = toEpisode(item)
    if (!episode) continue
    const same = episodes.get(episode.guid)
    // Programs that give all items one guid: another sound is another episode.
    const guid =
      same && same.audio !== episode.audio ? (episode.audio ?? episode.guid).slice(0, maxGuidLength) : episode.guid
    if (!episodes.has(guid)) episodes.set(guid, { ...episode, guid })
  }
  return { show: toShow(feed), episodes: numberEpisodes([...episodes.values()]) }
}

/** An episode with the number that its feed gives it. */
interface FoundEpisode extends Omit<FeedEpisode, 'posicao'> {
  readonly posicao: number | null
}

/**
 * Sorts episodes by date, the newest first, and numbers them. The numbers of the feed stay where each episode has one and
 * they rise with the dates; otherwise the oldest is 1, so that no two share a number.
 */
function numberEpisodes(found: readonly FoundEpisode[]): FeedEpisode[] {
  const sorted = found.toSorted((a, b) => b.dataPublicacao.getTime() - a.dataPublicacao.getTime())
  const isNumbered = sorted.every(({ posicao }, at) => {
    const older = sorted[at + 1]
    return posicao !== null && (!older || (older.posicao !== null && older.posicao < posicao))
  })
  return sorted.map((episode, at) => ({
    ...episode,
    posicao: isNumbered && episode.posicao !== null ? episode.posicao : sorted.length - at,
  }))
}

function parseXml(xml: string, parse: typeof parseRssFeed): Parsed {
  try {
    return parse(xml)
  } catch {
    throw new BadFeedError('The feed is not RSS')
  }
}

function toShow({ title, description, language, itunes, image: picture }: Parsed): ReadFeed['show'] {
  const [{ text: category, categories: parts } = {}] = itunes?.categories ?? []
  const part = parts?.[0]?.text
  const fields = {
    titulo: title && htmlToLine(title, 200),
    descricao: htmlToText(description ?? itunes?.summary ?? '', 4000),
    imagem: toSecurePicture(itunes?.image ?? picture?.url),
    autor: itunes?.author && htmlToLine(itunes.author, 200),
    categoria: category && htmlToLine(category, 100),
    subcategoria: part && htmlToLine(part, 100),
    idioma: language && toLanguageTag(language),
  }
  const present = Object.entries(fields).filter(([, value]) => value)
  return {
    ...Object.fromEntries(present),
    ...(itunes?.explicit === undefined ? {} : { flagExplicito: itunes.explicit }),
  }
}

function toEpisode(item: ParsedItem): FoundEpisode | undefined {
  const { title, description, enclosures, guid, itunes, content } = item
  const audio = findAudio([...(enclosures ?? []), ...listMedia(item)])
  const published = readFeedDate(item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? '')
  const year = published?.getUTCFullYear() ?? 0
  if (!audio || !published || !(year >= 1990 && year <= 2200)) return undefined
  return {
    guid: (guid?.value ?? audio.written)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxGuidLength)
      .toWellFormed(),
    titulo: htmlToLine(title ?? itunes?.title ?? '', 300) || '…',
    descricao: htmlToText(content?.encoded ?? description ?? itunes?.summary ?? '', 8000),
    imagem: toSecurePicture(itunes?.image) ?? null,
    audio: audio.address,
    audioTipo: audio.type,
    audioBytes: toCount(audio.bytes) || null,
    duracaoSegundos: toCount(itunes?.duration),
    posicao: toCount(itunes?.episode),
    dataPublicacao: published,
  }
}

/** Files that a feed names as Media RSS has them, where it has no enclosure. */
const listMedia = ({ media }: ParsedItem) =>
  [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap(
      ({ contents }: Pick<NonNullable<ParsedItem['media']>, 'contents'>) => contents ?? [],
    ),
  ].map(({ url, type, fileSize }) => ({
    url,
    type,
    length: fileSize,
  }))

/** A language tag in its usual form: `pt-BR`. */
function toLanguageTag(written: string): string | undefined {
  if (!/^[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{1,8}){0,3}$/.test(written.trim())) return undefined
  try {
    return Intl.getCanonicalLocales(written.trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** Pages load pictures over https only. Hosts with http addresses nearly always serve https too. */
function toSecurePicture(address: string | undefined): string | undefined {
  const secure = address?.trim().replace(/^http:/i, 'https:')
  return secure && /^https:/i.test(secure) && image.safeParse(secure).success ? secure : undefined
}

function toCount(value: number | undefined): number | null {
  return value !== undefined && value >= 0 && value <= 2_147_483_647 ? Math.round(value) : null
}
