import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
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
  /** Search text; an episode must contain all of its words. */
  readonly searchText?: string | undefined
}

/** Lists published episodes, newest first. */
export async function listEpisodes(
  work: ChurchWork,
  { now, searchText }: WantedEpisodes,
  slice: Slice,
): Promise<EpisodeRow[]> {
  const { church, tx } = work
  const found = searchText ? isAmong(episode.id, idsWithWords(church, 'PODCAST', searchText)) : undefined
  const orderBy = [desc(episode.dataPublicacao), desc(episode.id)]
  const wanted = { table: episode, key: episode.id, where: and(isPublished(church, now), found), orderBy }
  return tx
    .select()
    .from(episode)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
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
