import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao, eventoParticipante } from '../registrations/registrations.tables.ts'
import { eventoPergunta } from '../sale/sale.tables.ts'
import { isRegistrationOfTicket } from '../sale/ticket-joins.queries.ts'

/** Lists the people whom a member registered, as written down with each ticket, the latest purchases first. */
export function listRegisteredPeople({ church, tx }: ChurchWork, memberId: MemberId, limit: number) {
  const { nome, email, telefone, dataNascimento, sexo, respostas, responsavel } = eventoParticipante
  return tx
    .select({ nome, email, telefone, dataNascimento, sexo, respostas, responsavel })
    .from(eventoParticipante)
    .innerJoin(eventoBilhete, and(ofChurch(eventoBilhete, church), eq(eventoBilhete.id, eventoParticipante.ticketId)))
    .innerJoin(eventoInscricao, isRegistrationOfTicket(church))
    .where(
      and(
        ofChurch(eventoParticipante, church),
        eq(eventoParticipante.memberId, memberId),
        eq(eventoInscricao.memberId, memberId),
        ne(eventoInscricao.situacao, 'RESERVADA'),
      ),
    )
    .orderBy(desc(eventoInscricao.criadaEm), desc(eventoBilhete.id))
    .limit(limit)
}

export type RegisteredPerson = Awaited<ReturnType<typeof listRegisteredPeople>>[number]

/** Questions of any event, inactive ones included. */
export async function listQuestions({ church, tx }: ChurchWork, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: eventoPergunta.id, rotulo: eventoPergunta.rotulo, tipo: eventoPergunta.tipo })
    .from(eventoPergunta)
    .where(and(ofChurch(eventoPergunta, church), inArray(eventoPergunta.id, [...ids])))
}
