import { sql } from 'drizzle-orm'
import { rowOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { PrayerRow } from './prayers.queries.ts'

/** How many others prayed for a prayer, and wrote to its author, since they were told last. */
export function countNews(
  { igrejaId }: ChurchScope,
  tx: Tx,
  { id, usuarioId, avisadaEm }: Pick<PrayerRow, 'id' | 'usuarioId' | 'avisadaEm'>,
): Promise<{ prayed: number; wrote: number }> {
  const since = (avisadaEm ?? new Date(0)).toISOString()
  return rowOf(
    tx,
    sql`select
      (select count(*)::int from oracao_orou
       where igreja_id = ${igrejaId} and oracao_id = ${id} and orou_em > ${since}::timestamptz) as prayed,
      (select count(*)::int from oracao_mensagem
       where igreja_id = ${igrejaId} and oracao_id = ${id} and situacao = 'PUBLICADA' and usuario_id <> ${usuarioId}
         and publicada_em > ${since}::timestamptz) as wrote`,
  )
}
