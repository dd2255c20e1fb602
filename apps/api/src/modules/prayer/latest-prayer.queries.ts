import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { oracao } from './prayer.tables.ts'
import { messageCount, prayedCount } from './wall.queries.ts'

const { id, situacao, respondidaEm } = oracao

/** Finds the member's prayer that was asked, prayed for or written to last, if that was since `since`. */
export async function findLatestPrayer(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  { since, week, letters }: { readonly since: Date; readonly week: Date; readonly letters: number },
) {
  const recently = sql`${week.toISOString()}::timestamptz`
  const prayed = sql`from oracao_orou r where r.igreja_id = oracao.igreja_id and r.oracao_id = oracao.id`
  const written = sql`from oracao_mensagem m where m.igreja_id = oracao.igreja_id and m.oracao_id = oracao.id
    and m.situacao = 'PUBLICADA' and m.usuario_id <> oracao.usuario_id`
  const latest = sql<Date>`greatest(${oracao.dataCadastro}, (select max(r.orou_em) ${prayed}),
    (select max(m.publicada_em) ${written}))`
  const [found] = await tx
    .select({
      id,
      inicio: sql<string>`left(${oracao.mensagem}, ${letters})`,
      situacao,
      respondidaEm,
      total: prayedCount,
      mensagens: messageCount,
      oraramNaSemana: sql<number>`(select count(*)::int ${prayed} and r.orou_em > ${recently})`,
      mensagensNaSemana: sql<number>`(select count(*)::int ${written} and m.publicada_em > ${recently})`,
    })
    .from(oracao)
    .where(and(ofChurch(oracao, church), eq(oracao.memberId, memberId), gte(latest, since.toISOString())))
    .orderBy(desc(latest), desc(id))
    .limit(1)
  return found
}
