import type { OfficeVideoItem } from '@narthex/contract/media/video.resource'
import { and, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Place, Placed } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { draftColumns } from '../../../platform/resources/editing/draft-columns.ts'
import type { ListPart } from '../../../platform/resources/resource-list.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { video } from './videos.tables.ts'

const listed = {
  id: video.id,
  versao: video.versao,
  titulo: video.titulo,
  situacao: video.situacao,
  imagem: video.imagem,
  servico: video.servico,
  codigo: video.codigo,
  url: video.url,
  duracaoSegundos: video.duracaoSegundos,
  serie: video.serie,
  pregador: video.pregador,
  referencia: video.referencia,
  idioma: video.idioma,
  dataPublicacao: video.dataPublicacao,
  idExterno: video.idExterno,
}

/** Lists videos as the office shows them: without their texts, in the order of an index. */
export async function listOfficeVideos(
  { tx }: ChurchWork,
  { where, orderBy, place, limit }: ListPart,
): Promise<(OfficeVideoItem & Placed)[]> {
  const rows = await tx
    .select({ ...listed, ...draftColumns('video', video, video.id), place: sql<Place>`${place}` })
    .from(video)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map((row) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() }))
}

export const countOfficeVideos = ({ tx }: ChurchWork, where: SQL | undefined): Promise<number> =>
  tx.$count(video, where)

/** Most names that a form offers. */
const maxNames = 300

/** Lists the series or the speakers of videos, drafts among them, the most frequent first. */
export async function listNames(
  { church, tx }: ChurchWork,
  field: 'serie' | 'pregador',
): Promise<{ readonly nome: string; readonly total: number }[]> {
  const column = video[field]
  return tx
    .select({ nome: sql<string>`${column}`, total: count() })
    .from(video)
    .where(and(ofChurch(video, church), isNotNull(column), isNull(video.removidoEm)))
    .groupBy(column)
    .orderBy(desc(count()), column)
    .limit(maxNames)
}
