import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { countEpisodes, findEpisode, findShow, listEpisodes } from './podcast.queries.ts'
import { episodeToWire, showToWire } from './podcast.rules.ts'
import type { ShowRow } from './podcast.tables.ts'

/** The church's show. Throws NOT_FOUND where it has none. */
export async function podcastOf({ database, clock }: Platform, scope: ChurchScope): Promise<Podcast> {
  return database.inScope(scope, async (tx) => {
    const row = await findShow(scope, tx)
    if (!row) throw notFound()
    return showToWire(row, await countEpisodes(scope, tx, clock()))
  })
}

/** Episodes that are out, newest first; those with all the words of `q` where it is given. Throws NOT_FOUND. */
export async function episodesOf(
  { database, clock }: Platform,
  scope: ChurchScope,
  code: string,
  { page, limit, q }: { page: number; limit: number; q?: string | undefined },
): Promise<Episode[]> {
  return database.inScope(scope, async (tx) => {
    await requireShow(scope, tx, code)
    const typed = q?.trim() ? q : undefined
    const rows = await listEpisodes(scope, tx, { now: clock(), limit, offset: (page - 1) * limit, typed })
    return rows.map(episodeToWire)
  })
}

/** Throws NOT_FOUND, also for one that is still to come out. */
export async function episodeOf(
  { database, clock }: Platform,
  scope: ChurchScope,
  code: string,
  id: number,
): Promise<Episode> {
  return database.inScope(scope, async (tx) => {
    await requireShow(scope, tx, code)
    const row = await findEpisode(scope, tx, id, clock())
    if (!row) throw notFound()
    return episodeToWire(row)
  })
}

async function requireShow(scope: ChurchScope, tx: Tx, code: string): Promise<ShowRow> {
  const show = await findShow(scope, tx)
  if (show?.codigo !== code) throw notFound()
  return show
}
