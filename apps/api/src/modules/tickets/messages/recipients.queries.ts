import type { Locale } from '@narthex/contract/locale'
import type { MessageFilter } from '@narthex/contract/tickets/office-messages.endpoints'
import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isWanted, type RosterFilter } from '../office/roster.queries.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'
import { mainTicketId } from '../sale/ticket-joins.queries.ts'

/** A purchase with tickets that a message is about, and whom it names. */
export interface AddressedPurchase {
  readonly codigo: string
  readonly memberId: MemberId | null
  readonly nome: string | null
  readonly email: string | null
  readonly idioma: Locale | null
  /** Holders of those tickets who have an e-mail of their own. */
  readonly holders: readonly { readonly nome: string; readonly email: string }[]
}

const toRosterFilter = (eventId: number, { ingressos, situacoes, entrada }: MessageFilter): RosterFilter => ({
  eventId,
  ticketTypeIds: ingressos ?? undefined,
  registrationStates: situacoes,
  states: ['RESERVADO', 'VALIDO'],
  isIn: entrada === null ? undefined : entrada === 'SIM',
})

interface Wanted {
  readonly eventId: number
  readonly filter: MessageFilter
}

/** Lists purchases sorted by code, those behind `after`. */
export const listAddressed = (
  work: ChurchWork,
  wanted: Wanted,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<AddressedPurchase[]> => list(work, wanted, gt(eventoInscricao.codigo, after), limit)

/** One purchase, while its tickets are still those that a message is about. */
export const findAddressed = async (
  work: ChurchWork,
  wanted: Wanted,
  codigo: string,
): Promise<AddressedPurchase | undefined> => (await list(work, wanted, eq(eventoInscricao.codigo, codigo), 1))[0]

/** More purchases of one person are not looked through. */
const mostOfPerson = 50

/** Lists a person's purchases by their address and perhaps their membership. Reads all tickets of the event. */
export function listAddressedOfPerson(
  work: ChurchWork,
  wanted: Wanted,
  { email, memberId }: { readonly email: string; readonly memberId: MemberId | null },
): Promise<AddressedPurchase[]> {
  const isTheirs = or(
    memberId === null ? undefined : eq(eventoInscricao.memberId, memberId),
    sql`lower(${eventoComprador.email}) = ${email}`,
    sql`lower(${eventoParticipante.email}) = ${email}`,
  )
  return list(work, wanted, isTheirs, mostOfPerson)
}

function list(
  work: ChurchWork,
  { eventId, filter }: Wanted,
  condition: SQL | undefined,
  limit: number,
): Promise<AddressedPurchase[]> {
  const { church, tx } = work
  const { codigo, memberId } = eventoInscricao
  const { nome, email, idioma } = eventoComprador
  const holder = jsonRow({ nome: eventoParticipante.nome, email: eventoParticipante.email })
  return tx
    .select({
      codigo,
      memberId,
      nome,
      email,
      idioma,
      holders: sql<AddressedPurchase['holders']>`coalesce(
        jsonb_agg(distinct ${holder}) filter (where ${eventoParticipante.email} is not null), '[]')`,
    })
    .from(eventoBilhete)
    .innerJoin(eventoInscricao, and(ofChurch(eventoInscricao, church), eq(codigo, eventoBilhete.inscricaoCodigo)))
    .leftJoin(eventoComprador, and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, codigo)))
    .leftJoin(
      eventoParticipante,
      and(
        ofChurch(eventoParticipante, church),
        // An add-on is its ticket's holder's.
        eq(eventoParticipante.ticketId, mainTicketId),
      ),
    )
    .where(and(isWanted(work, toRosterFilter(eventId, filter)), condition))
    .groupBy(codigo, memberId, nome, email, idioma)
    .orderBy(asc(codigo))
    .limit(limit)
}
