import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoComprador, eventoParticipante } from '../registrations/registrations.tables.ts'
import { eventoIngresso } from '../sale/sale.tables.ts'
import { isHolderOfTicket, isTypeOfTicket } from '../sale/ticket-joins.queries.ts'

export interface NamedTicket {
  readonly type: string
  readonly isAddOn: boolean
  /** Null for an add-on, and where the holder is not known. */
  readonly holder: string | null
}

/** The tickets of a purchase that are not canceled, by the names of their types and holders. */
export const listNamedTickets = (work: ChurchWork, inscricaoCodigo: string): Promise<NamedTicket[]> =>
  listNamed(work, and(eq(eventoBilhete.inscricaoCodigo, inscricaoCodigo), ne(eventoBilhete.situacao, 'CANCELADO')))

/** Some tickets by their ids, canceled and handed on ones included. */
export const listTicketNames = (work: ChurchWork, ids: readonly number[]): Promise<NamedTicket[]> =>
  listNamed(work, inArray(eventoBilhete.id, [...ids]))

function listNamed({ church, tx }: ChurchWork, wanted: SQL | undefined): Promise<NamedTicket[]> {
  return tx
    .select({ type: eventoIngresso.nome, isAddOn: eventoIngresso.flagAdicional, holder: eventoParticipante.nome })
    .from(eventoBilhete)
    .innerJoin(eventoIngresso, isTypeOfTicket(church))
    .leftJoin(eventoParticipante, isHolderOfTicket(church))
    .where(and(ofChurch(eventoBilhete, church), wanted))
    .orderBy(asc(eventoBilhete.posicao))
}

/** Notes whether the last mail about a purchase was left out, for its page. */
export async function markMailed({ church, tx }: ChurchWork, inscricaoCodigo: string, isSent: boolean): Promise<void> {
  await tx
    .update(eventoComprador)
    .set({ semEmail: !isSent })
    .where(
      and(
        ofChurch(eventoComprador, church),
        eq(eventoComprador.inscricaoCodigo, inscricaoCodigo),
        eq(eventoComprador.semEmail, isSent),
      ),
    )
}
