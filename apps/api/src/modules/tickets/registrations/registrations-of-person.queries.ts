import { and, desc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventColumn } from '../../events/events.columns.ts'
import { eventoInscricao } from './registrations.tables.ts'

const newest = 50

/** The registrations that a person made, the newest first. */
export function listRegistrationsOfPerson({ church, tx }: ChurchWork, memberId: MemberId) {
  const { codigo, situacao, criadaEm, eventId } = eventoInscricao
  return tx
    .select({
      codigo,
      idEvento: eventId,
      titulo: sql<string>`${eventColumn(church, eventId)} ->> 'titulo'`,
      situacao,
      criadaEm,
    })
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.memberId, memberId)))
    .orderBy(desc(criadaEm), desc(codigo))
    .limit(newest)
}
