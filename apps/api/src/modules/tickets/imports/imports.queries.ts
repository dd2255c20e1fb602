import { liveRegistrationStates } from '@narthex/contract/tickets/ticket-states'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoBilhete, eventoInscricao, eventoParticipante } from '../registrations/registrations.tables.ts'
import { isHolderOfTicket, isRegistrationOfTicket } from '../sale/ticket-joins.queries.ts'
import type { Holder } from './import-checks.rules.ts'

/** Puts imports of an event in order, so that two at once cannot enter the same row. Until the commit. */
export async function lockImports({ church, tx }: ChurchWork, eventId: number): Promise<void> {
  const key = `evento-importacao/${church.igrejaId}/${eventId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The live registrations of an event that came from tables: how many have each content. */
export async function countImported({ church, tx }: ChurchWork, eventId: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ hash: eventoInscricao.conteudoHash, count: sql<number>`count(*)::int` })
    .from(eventoInscricao)
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        eq(eventoInscricao.origem, 'IMPORTACAO'),
        inArray(eventoInscricao.situacao, [...liveRegistrationStates]),
      ),
    )
    .groupBy(eventoInscricao.conteudoHash)
  return new Map(rows.map(({ hash, count }) => [hash, count]))
}

/** The content of registrations by their keys. */
export async function findHashesByKey(
  { church, tx }: ChurchWork,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select({ chave: eventoInscricao.chave, hash: eventoInscricao.conteudoHash })
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), inArray(eventoInscricao.chave, [...keys])))
  return new Map(rows.map(({ chave, hash }) => [chave, hash]))
}

interface NamedPerson {
  readonly nome: string
  readonly email: string | null
}

/** Lists holders of live tickets of an event who have one of these names or addresses. */
export async function listHolders(
  { church, tx }: ChurchWork,
  eventId: number,
  people: readonly NamedPerson[],
): Promise<Holder[]> {
  const names = [...new Set(people.map(({ nome }) => nome.toLowerCase()))]
  const emails = [...new Set(people.flatMap(({ email }) => email ?? []))]
  if (names.length === 0) return []
  const { nome, email, dataNascimento } = eventoParticipante
  return tx
    .select({ nome, email, dataNascimento, ticketTypeId: eventoBilhete.ticketTypeId })
    .from(eventoBilhete)
    .innerJoin(eventoInscricao, isRegistrationOfTicket(church))
    .innerJoin(eventoParticipante, isHolderOfTicket(church))
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.eventId, eventId),
        ne(eventoBilhete.situacao, 'CANCELADO'),
        inArray(eventoInscricao.situacao, [...liveRegistrationStates]),
        or(inArray(sql`lower(${nome})`, names), emails.length > 0 ? inArray(email, emails) : undefined),
      ),
    )
}
