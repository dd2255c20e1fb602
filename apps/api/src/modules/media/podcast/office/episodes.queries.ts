import type { ListedEpisode } from '@narthex/contract/media/episode.resource'
import { getTableColumns } from 'drizzle-orm'
import type { Placed } from '../../../../platform/database/keyset.ts'
import { draftColumns } from '../../../../platform/resources/editing/draft-columns.ts'
import type { ListPart } from '../../../../platform/resources/resource-list.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { podcastEpisodio as episode } from '../podcast.tables.ts'

const {
  igrejaId: _,
  guid: __,
  descricao: ___,
  dataCadastro: ____,
  removidoEm: _____,
  ...columns
} = getTableColumns(episode)

/** The rows of the list, with their drafts. */
export async function listOfficeEpisodes(
  { tx }: ChurchWork,
  { where, orderBy, place, limit }: ListPart,
): Promise<(ListedEpisode & Placed)[]> {
  const rows = await tx
    .select({ ...columns, ...draftColumns('podcast_episodio', episode, episode.id), place })
    .from(episode)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map((row) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() }))
}
