import type { Page, PageQuery } from '@narthex/contract/paging'
import type { Song, SongSummary } from '@narthex/contract/praise/song.schemas'
import { readPage } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
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
export async function getSong({ transactions }: Needs<'transactions'>, scope: ChurchScope, id: number): Promise<Song> {
  const song = await transactions.inChurch(scope, (work) => findSong(work, id))
  if (!song) throw notFound()
  return song
}

export interface SongSearch extends Omit<SongFilter, 'among'>, PageQuery {
  readonly q?: string | undefined
}

/** A page of the church's songs that have something to show, by their titles; beyond the end it is empty. */
export async function pageOfSongs(
  { transactions }: Needs<'transactions'>,
  scope: ChurchScope,
  { q, page, limit, ...rest }: SongSearch,
): Promise<Page<SongSummary>> {
  const filter = { ...rest, among: q?.trim() ? idsWithWords(scope, 'LOUVOR', q) : undefined }
  return transactions.inChurch(scope, async (work) =>
    readPage({ page, limit }, await countSongs(work, filter), (slice) => listSongs(work, filter, slice)),
  )
}

/** By what the church's songs can be narrowed, each with how many songs have it. */
export async function songIndex({ transactions }: Needs<'transactions'>, scope: ChurchScope): Promise<SongCounts> {
  return transactions.inChurch(scope, (work) => countSongsByEach(work))
}
