import { and, asc, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import { isAmong, isAmongFew } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export async function findShow({ church, tx }: ChurchWork): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(ofChurch(podcast, church))
  return row
}

const isPublished = (scope: ChurchScope, now: Date) => and(ofChurch(episode, scope), lte(episode.dataPublicacao, now))

export interface WantedEpisodes {
  readonly now: Date
  readonly limit: number
  readonly offset: number
  /** Search text; an episode must contain all of its words. */
  readonly searchText?: string | undefined
}

/** Lists published episodes, newest first. The subquery skips to the page in the index alone. */
export async function listEpisodes(
  { church, tx }: ChurchWork,
  { now, limit, offset, searchText }: WantedEpisodes,
): Promise<EpisodeRow[]> {
  const found: SQL | undefined = searchText
    ? isAmong(episode.id, idsWithWords(church, 'PODCAST', searchText))
    : undefined
  const page = tx
    .select({ id: episode.id })
    .from(episode)
    .where(and(isPublished(church, now), found))
    .orderBy(desc(episode.dataPublicacao), desc(episode.id))
    .limit(limit)
    .offset(offset)
  return tx
    .select()
    .from(episode)
    .where(and(ofChurch(episode, church), isAmongFew(episode.id, page)))
    .orderBy(desc(episode.dataPublicacao), desc(episode.id))
}

export async function findEpisode({ church, tx }: ChurchWork, id: number, now: Date): Promise<EpisodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(episode)
    .where(and(isPublished(church, now), eq(episode.id, id)))
  return row
}

/** Returns the number of published episodes and the next publication date. */
export async function countEpisodes(
  { church, tx }: ChurchWork,
  now: Date,
): Promise<{ total: number; next: Date | null }> {
  const [counted] = await tx.select({ total: count() }).from(episode).where(isPublished(church, now))
  const [upcoming] = await tx
    .select({ at: episode.dataPublicacao })
    .from(episode)
    .where(and(ofChurch(episode, church), gt(episode.dataPublicacao, now)))
    .orderBy(asc(episode.dataPublicacao))
    .limit(1)
  return { total: counted?.total ?? 0, next: upcoming?.at ?? null }
}
