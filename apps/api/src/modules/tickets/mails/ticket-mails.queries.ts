import { and, asc, eq, ne } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoParticipante } from '../registrations.tables.ts'
import { eventoIngresso } from '../sale.tables.ts'

export interface NamedTicket {
  readonly type: string
  /** Null for an add-on, and where the holder is not known. */
  readonly holder: string | null
}

/** The tickets of a purchase that are not canceled, by the names of their types and holders. */
export function listNamedTickets({ church, tx }: ChurchWork, inscricaoCodigo: string): Promise<NamedTicket[]> {
  return tx
    .select({ type: eventoIngresso.nome, holder: eventoParticipante.nome })
    .from(eventoBilhete)
    .innerJoin(eventoIngresso, and(ofChurch(eventoIngresso, church), eq(eventoIngresso.id, eventoBilhete.ticketTypeId)))
    .leftJoin(
      eventoParticipante,
      and(ofChurch(eventoParticipante, church), eq(eventoParticipante.ticketId, eventoBilhete.id)),
    )
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.inscricaoCodigo, inscricaoCodigo),
        ne(eventoBilhete.situacao, 'CANCELADO'),
      ),
    )
    .orderBy(asc(eventoBilhete.posicao))
}
