import type { Page, PageQuery } from '@narthex/contract/paging'
import type { Song, SongSummary } from '@narthex/contract/praise/song.schemas'
import { readPage } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import {
  countSongs,
  countSongsByEach,
  findSong,
  listSongs,
  type SongCounts,
  type SongFilter,
} from './praise.queries.ts'

/** A song of the church's. */
export async function getSong({ inChurch }: ChurchCall, id: number): Promise<Song> {
  const song = await inChurch((work) => findSong(work, id))
  if (!song) throw notFound()
  return song
}

export interface SongSearch extends Omit<SongFilter, 'among'>, PageQuery {
  readonly q?: string | undefined
}

/** A page of the church's songs that have something to show, by their titles; beyond the end it is empty. */
export async function pageOfSongs(
  { church, inChurch }: ChurchCall,
  { q, page, limit, ...rest }: SongSearch,
): Promise<Page<SongSummary>> {
  const filter = { ...rest, among: q?.trim() ? idsWithWords(church, 'LOUVOR', q) : undefined }
  return inChurch(async (work) =>
    readPage({ page, limit }, await countSongs(work, filter), (slice) => listSongs(work, filter, slice)),
  )
}

/** The values by which the church's songs can be narrowed, each with its number of songs. */
export function getSongIndex({ inChurch }: ChurchCall): Promise<SongCounts> {
  return inChurch(countSongsByEach)
}
