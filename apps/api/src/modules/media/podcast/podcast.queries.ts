import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import { isPublished, nextPublication } from '../../../platform/database/published.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export async function findShow({ church, tx }: ChurchWork): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(ofChurch(podcast, church))
  return row
}

const isShown = (scope: ChurchScope, now: Date) => and(ofChurch(episode, scope), isPublished(episode, now))

export interface WantedEpisodes {
  readonly now: Date
  /** Ids that a search found. */
  readonly among?: SQL | undefined
}

/** Lists published episodes, newest first. */
export async function listEpisodes(
  work: ChurchWork,
  { now, among }: WantedEpisodes,
  slice: Slice,
): Promise<EpisodeRow[]> {
  const { church, tx } = work
  const found = among && isAmong(episode.id, among)
  const orderBy = [desc(episode.dataPublicacao), desc(episode.id)]
  const wanted = { table: episode, key: episode.id, where: and(isShown(church, now), found), orderBy }
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
    .where(and(isShown(church, now), eq(episode.id, id)))
  return row
}

/** Returns the number of published episodes and the next publication date. */
export function countEpisodes(
  { church, tx }: ChurchWork,
  now: Date,
): Promise<{ total: number; proximaPublicacao: string | null }> {
  return queryRow(
    tx,
    sql`select (select count(*)::int from ${episode} where ${isShown(church, now)}) as total,
      ${nextPublication(episode, church, now)} as "proximaPublicacao"`,
  )
}
