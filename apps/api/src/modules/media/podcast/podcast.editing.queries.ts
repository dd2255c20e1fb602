import { and, eq, inArray, max } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export type ShowFields = Omit<ShowRow, 'igrejaId'>
export type EpisodeFields = Omit<EpisodeRow, 'igrejaId' | 'id'>

export async function putShow({ church, tx }: ChurchWork, row: OwnRow<typeof podcast>): Promise<void> {
  await tx
    .insert(podcast)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: podcast.igrejaId, set: row })
}

export async function updateShow({ church, tx }: ChurchWork, fields: Partial<ShowFields>): Promise<void> {
  await tx.update(podcast).set(fields).where(ofChurch(podcast, church))
}

/** The foreign key also deletes the episodes. */
export async function removeShow({ church, tx }: ChurchWork): Promise<void> {
  await tx.delete(podcast).where(ofChurch(podcast, church))
}

/** Reads the show and locks its row until the end of the transaction. */
export async function lockShow({ church, tx }: ChurchWork): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(ofChurch(podcast, church)).for('update')
  return row
}

export async function listAllEpisodes({ church, tx }: ChurchWork): Promise<EpisodeRow[]> {
  return tx.select().from(episode).where(ofChurch(episode, church))
}

export async function findLastPosition({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await tx
    .select({ last: max(episode.posicao) })
    .from(episode)
    .where(ofChurch(episode, church))
  return row?.last ?? 0
}

export function insertEpisode(work: ChurchWork, fields: EpisodeFields): Promise<number> {
  return insertOwn(work, episode, fields)
}

export async function updateEpisode({ church, tx }: ChurchWork, id: number, fields: EpisodeFields): Promise<void> {
  await tx
    .update(episode)
    .set(fields)
    .where(and(ofChurch(episode, church), eq(episode.id, id)))
}

/** Returns the ids that existed. */
export async function removeEpisodes({ church, tx }: ChurchWork, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(episode)
    .where(and(ofChurch(episode, church), inArray(episode.id, [...ids])))
    .returning({ id: episode.id })
  return gone.map(({ id }) => id)
}
