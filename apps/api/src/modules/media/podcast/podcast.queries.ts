import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import { isPublished, nextPublication } from '../../../platform/database/published.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { podcastEpisodio as episode, podcast, type ShownEpisode, type ShowRow } from './podcast.tables.ts'

export async function findShow({ church, tx }: ChurchWork): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(ofChurch(podcast, church))
  return row
}

const isShown = (scope: ChurchScope, now: Date) =>
  and(ofChurch(episode, scope), isPublished(episode, now), isNull(episode.removidoEm))

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
): Promise<ShownEpisode[]> {
  const { church, tx } = work
  const found = among && isAmong(episode.id, among)
  const orderBy = [desc(episode.dataPublicacao), desc(episode.id)]
  const wanted = { table: episode, key: episode.id, where: and(isShown(church, now), found), orderBy }
  const rows = await tx
    .select()
    .from(episode)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
  // What is published has a sound and a number.
  return rows as ShownEpisode[]
}

export async function findEpisode(
  { church, tx }: ChurchWork,
  id: number,
  now: Date,
): Promise<ShownEpisode | undefined> {
  const [row] = await tx
    .select()
    .from(episode)
    .where(and(isShown(church, now), eq(episode.id, id)))
  return row as ShownEpisode | undefined
}

/** Returns the number of published episodes and the next publication date. */
export function countEpisodes(
  { church, tx }: ChurchWork,
  now: Date,
): Promise<{ total: number; proximaPublicacao: string | null }> {
  return queryRow(
    tx,
    sql`select (select count(*)::int from ${episode} where ${isShown(church, now)}) as total,
      ${nextPublication(episode, church, now, isNull(episode.removidoEm))} as "proximaPublicacao"`,
  )
}

/** The sounds of the newest published episodes, as podcast apps are given them. */
export async function listSounds({ church, tx }: ChurchWork, now: Date, limit: number) {
  const { titulo, audio, audioTipo, audioBytes } = episode
  return tx
    .select({ titulo, audio, audioTipo, audioBytes })
    .from(episode)
    .where(isShown(church, now))
    .orderBy(desc(episode.dataPublicacao), desc(episode.id))
    .limit(limit)
}
