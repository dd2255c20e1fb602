import { and, asc, count, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export async function findShow(scope: ChurchScope, tx: Tx): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(eq(podcast.igrejaId, scope.igrejaId))
  return row
}

const outBy = (scope: ChurchScope, now: Date) =>
  and(eq(episode.igrejaId, scope.igrejaId), lte(episode.dataPublicacao, now))

export interface WantedEpisodes {
  readonly now: Date
  readonly limit: number
  readonly offset: number
  /** What somebody typed: all of its words. */
  readonly typed?: string | undefined
}

/** What is out by now, newest first. What lies before the page is counted in the index alone. */
export async function listEpisodes(
  scope: ChurchScope,
  tx: Tx,
  { now, limit, offset, typed }: WantedEpisodes,
): Promise<EpisodeRow[]> {
  const found: SQL | undefined = typed ? inArray(episode.id, idsWithWords(scope, 'PODCAST', typed)) : undefined
  const page = tx
    .select({ id: episode.id })
    .from(episode)
    .where(and(outBy(scope, now), found))
    .orderBy(desc(episode.dataPublicacao), desc(episode.id))
    .limit(limit)
    .offset(offset)
  return tx
    .select()
    .from(episode)
    .where(and(eq(episode.igrejaId, scope.igrejaId), inArray(episode.id, page)))
    .orderBy(desc(episode.dataPublicacao), desc(episode.id))
}

export async function findEpisode(scope: ChurchScope, tx: Tx, id: number, now: Date): Promise<EpisodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(episode)
    .where(and(outBy(scope, now), eq(episode.id, id)))
  return row
}

/** How many are out, and when the next one will be. */
export async function countEpisodes(
  scope: ChurchScope,
  tx: Tx,
  now: Date,
): Promise<{ total: number; next: Date | null }> {
  const [counted] = await tx.select({ total: count() }).from(episode).where(outBy(scope, now))
  const [coming] = await tx
    .select({ at: episode.dataPublicacao })
    .from(episode)
    .where(and(eq(episode.igrejaId, scope.igrejaId), gt(episode.dataPublicacao, now)))
    .orderBy(asc(episode.dataPublicacao))
    .limit(1)
  return { total: counted?.total ?? 0, next: coming?.at ?? null }
}
