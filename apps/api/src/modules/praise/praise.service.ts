import type { Song, SongSummary } from '@narthex/contract/praise/song.schemas'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import {
  countSongs,
  countSongsByEach,
  findSong,
  listSongs,
  type SongCounts,
  type SongFilter,
} from './praise.queries.ts'

/** A song of the church's. Throws NOT_FOUND. */
export async function getSong({ database }: Platform, scope: ChurchScope, id: number): Promise<Song> {
  const song = await database.inScope(scope, (tx) => findSong(scope, tx, id))
  if (!song) throw notFound()
  return song
}

export interface SongSearch extends Omit<SongFilter, 'among'> {
  readonly q?: string | undefined
  readonly page: number
  readonly limit: number
}

/** A page of the church's songs that have something to show, by their titles; beyond the end it is empty. */
export async function pageOfSongs(
  { database }: Platform,
  scope: ChurchScope,
  { q, page, limit, ...rest }: SongSearch,
): Promise<{ itens: SongSummary[]; total: number; page: number; limit: number }> {
  const filter = { ...rest, among: q?.trim() ? idsWithWords(scope, 'LOUVOR', q) : undefined }
  return database.inScope(scope, async (tx) => {
    const total = await countSongs(scope, tx, filter)
    const offset = (page - 1) * limit
    const itens = offset < total ? await listSongs(scope, tx, filter, { limit, offset }) : []
    return { itens, total, page, limit }
  })
}

/** By what the church's songs can be narrowed, each with how many songs have it. */
export async function songIndex({ database }: Platform, scope: ChurchScope): Promise<SongCounts> {
  return database.inScope(scope, (tx) => countSongsByEach(scope, tx))
}
