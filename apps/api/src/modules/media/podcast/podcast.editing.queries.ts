import { and, eq, inArray, max } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export type ShowFields = Omit<ShowRow, 'igrejaId'>
export type EpisodeFields = Omit<EpisodeRow, 'igrejaId' | 'id'>

export async function putShow(scope: ChurchScope, tx: Tx, row: OwnRow<typeof podcast>): Promise<void> {
  await tx
    .insert(podcast)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({ target: podcast.igrejaId, set: row })
}

export async function updateShow(scope: ChurchScope, tx: Tx, fields: Partial<ShowFields>): Promise<void> {
  await tx.update(podcast).set(fields).where(eq(podcast.igrejaId, scope.igrejaId))
}

/** Its episodes go with it. */
export async function removeShow(scope: ChurchScope, tx: Tx): Promise<void> {
  await tx.delete(podcast).where(eq(podcast.igrejaId, scope.igrejaId))
}

/** The show, and nobody else writes of it until the transaction ends. */
export async function lockShow(scope: ChurchScope, tx: Tx): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(eq(podcast.igrejaId, scope.igrejaId)).for('update')
  return row
}

export async function allEpisodes(scope: ChurchScope, tx: Tx): Promise<EpisodeRow[]> {
  return tx.select().from(episode).where(eq(episode.igrejaId, scope.igrejaId))
}

export async function lastPosition(scope: ChurchScope, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ last: max(episode.posicao) })
    .from(episode)
    .where(eq(episode.igrejaId, scope.igrejaId))
  return row?.last ?? 0
}

export function insertEpisode(scope: ChurchScope, tx: Tx, fields: EpisodeFields): Promise<number> {
  return insertOwn(scope, tx, episode, fields)
}

export async function updateEpisode(scope: ChurchScope, tx: Tx, id: number, fields: EpisodeFields): Promise<void> {
  await tx
    .update(episode)
    .set(fields)
    .where(and(eq(episode.igrejaId, scope.igrejaId), eq(episode.id, id)))
}

/** Which of them there were. */
export async function removeEpisodes(scope: ChurchScope, tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(episode)
    .where(and(eq(episode.igrejaId, scope.igrejaId), inArray(episode.id, [...ids])))
    .returning({ id: episode.id })
  return gone.map(({ id }) => id)
}
