import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import type { PageQuery } from '@narthex/contract/paging'
import { toSlice } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { countEpisodes, findEpisode, findShow, listEpisodes } from './podcast.queries.ts'
import { episodeToWire, showToWire } from './podcast.rules.ts'
import type { ShowRow } from './podcast.tables.ts'

export async function getPodcast(call: ChurchCall): Promise<Podcast> {
  return call.inChurch(async (work) => {
    const row = await findShow(work)
    if (!row) throw notFound()
    return showToWire(row, await countEpisodes(work, work.now))
  })
}

/** Lists published episodes, newest first. With `q`, only those that contain all of its words. */
export async function listShownEpisodes(
  call: ChurchCall,
  code: string,
  { q, ...query }: PageQuery & { q?: string | undefined },
): Promise<Episode[]> {
  return call.inChurch(async (work) => {
    await requireShow(work, code)
    const among = q?.trim() ? idsWithWords(call.church, 'PODCAST', q) : undefined
    const rows = await listEpisodes(work, { now: work.now, among }, toSlice(query))
    return rows.map(episodeToWire)
  })
}

/** NOT_FOUND also before its publication date. */
export async function getEpisode(call: ChurchCall, code: string, id: number): Promise<Episode> {
  return call.inChurch(async (work) => {
    await requireShow(work, code)
    const row = await findEpisode(work, id, work.now)
    if (!row) throw notFound()
    return episodeToWire(row)
  })
}

async function requireShow(work: ChurchWork, code: string): Promise<ShowRow> {
  const show = await findShow(work)
  if (show?.codigo !== code) throw notFound()
  return show
}
