import { desc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../../platform/database/page.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { MediaRow } from '../uploads/media.queries.ts'
import { playMidia } from '../watching.tables.ts'

/** A video, and how many titles show it. */
export interface OfficeMediaRow extends MediaRow {
  readonly titulos: number
}

// Written out: a column of the outer table has no table before its name in a sub-query.
const titles = sql<number>`(
  select count(*)::int from play_conteudo c
  where c.igreja_id = play_midia.igreja_id and (c.midia_id = play_midia.id or c.previa_midia_id = play_midia.id)
)`

/** One page of the church's videos, newest first. */
export function listMediaRows(work: ChurchWork, slice: Slice): Promise<OfficeMediaRow[]> {
  const orderBy = [desc(playMidia.criadoEm), playMidia.id]
  const wanted = { table: playMidia, key: playMidia.id, where: ofChurch(playMidia, work.church), orderBy }
  return selectMedia(work)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
}

export function countMedia({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(playMidia, ofChurch(playMidia, church))
}

export async function findOfficeMedia(work: ChurchWork, id: string): Promise<OfficeMediaRow | undefined> {
  const [found] = await selectMedia(work).where(sql`${ofChurch(playMidia, work.church)} and ${eq(playMidia.id, id)}`)
  return found
}

const { igrejaId, id, nome, situacao, recusa, bytes, recebidos, progresso } = playMidia
const { formato, tipo, duracaoSegundos, poster, criadoEm, alteradoEm } = playMidia

const selectMedia = ({ tx }: ChurchWork) =>
  tx
    .select({
      igrejaId,
      id,
      nome,
      situacao,
      recusa,
      bytes,
      recebidos,
      progresso,
      formato,
      tipo,
      duracaoSegundos,
      poster,
      criadoEm,
      alteradoEm,
      titulos: titles,
    })
    .from(playMidia)
