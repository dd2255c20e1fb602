import { sql } from 'drizzle-orm'
import { queryRow } from '../../platform/database/database.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { PrayerRow } from './prayers.queries.ts'

/** How many other members prayed and how many wrote since the author's last notice. */
export function countNews(
  { church: { igrejaId }, tx }: ChurchWork,
  { id, memberId, avisadaEm }: Pick<PrayerRow, 'id' | 'memberId' | 'avisadaEm'>,
): Promise<{ prayed: number; wrote: number }> {
  const since = (avisadaEm ?? new Date(0)).toISOString()
  return queryRow(
    tx,
    sql`select
      (select count(*)::int from oracao_orou
       where igreja_id = ${igrejaId} and oracao_id = ${id} and orou_em > ${since}::timestamptz) as prayed,
      (select count(*)::int from oracao_mensagem
       where igreja_id = ${igrejaId} and oracao_id = ${id} and situacao = 'PUBLICADA' and usuario_id <> ${memberId}
         and publicada_em > ${since}::timestamptz) as wrote`,
  )
}
