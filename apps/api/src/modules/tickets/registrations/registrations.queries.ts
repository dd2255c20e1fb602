import { liveRegistrationStates, type RegistrationState } from '@narthex/contract/tickets/ticket-states'
import { and, asc, eq, type InferSelectModel, inArray, lte, ne, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { foldEmail } from '../../../platform/strangers/fold-email.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import {
  eventoBilhete,
  eventoComprador,
  type eventoEspera,
  eventoInscricao,
  eventoParticipante,
} from './registrations.tables.ts'

export type RegistrationRow = InferSelectModel<typeof eventoInscricao>
export type TicketRow = InferSelectModel<typeof eventoBilhete>
export type BuyerRow = InferSelectModel<typeof eventoComprador>
export type ParticipantRow = InferSelectModel<typeof eventoParticipante>
export type WaitingRow = InferSelectModel<typeof eventoEspera>

export async function findRegistration(
  { church, tx }: ChurchWork,
  codigo: string,
): Promise<RegistrationRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, codigo)))
  return found
}

export async function findRegistrationByKey(
  { church, tx }: ChurchWork,
  chave: string,
): Promise<RegistrationRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.chave, chave)))
  return found
}

/** Locks a registration until the transaction ends: after its order, before quotas. */
export async function lockRegistration(
  { church, tx }: ChurchWork,
  by: { readonly codigo: string } | { readonly orderCode: string },
): Promise<RegistrationRow | undefined> {
  const [held] = await tx
    .select()
    .from(eventoInscricao)
    .where(
      and(
        ofChurch(eventoInscricao, church),
        'codigo' in by ? eq(eventoInscricao.codigo, by.codigo) : eq(eventoInscricao.pedidoCodigo, by.orderCode),
      ),
    )
    .for('no key update')
  return held
}

/** Locks the registrations of tickets that were transferred from one, in the order of their codes: after that one. */
export function lockTransferred({ church, tx }: ChurchWork, codigo: string): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.transferidaDe, codigo)))
    .orderBy(asc(eventoInscricao.codigo))
    .for('no key update')
}

/** Where a hold came from is kept while it is unpaid; of a visitor's confirmed purchase see `confirmRegistration`. */
export const forgetOrigin = { rede: null, navegador: null } as const

/** Updates a registration that is locked. */
export async function updateRegistration(
  { church, tx }: ChurchWork,
  codigo: string,
  change: Partial<OwnRow<typeof eventoInscricao>>,
): Promise<RegistrationRow> {
  const [changed] = await tx
    .update(eventoInscricao)
    .set(change)
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.codigo, codigo)))
    .returning()
  if (!changed) throw new Error('A locked registration is gone')
  return changed
}

/** Lists the tickets of a registration in their order, also canceled ones. */
export function listTickets({ church, tx }: ChurchWork, inscricaoCodigo: string): Promise<TicketRow[]> {
  return tx
    .select()
    .from(eventoBilhete)
    .where(and(ofChurch(eventoBilhete, church), eq(eventoBilhete.inscricaoCodigo, inscricaoCodigo)))
    .orderBy(asc(eventoBilhete.posicao))
}

/** Updates some or all tickets of a registration; canceled ones are left out. */
export async function updateTickets(
  { church, tx }: ChurchWork,
  { inscricaoCodigo, ids }: { readonly inscricaoCodigo: string; readonly ids?: readonly number[] },
  change: Partial<Pick<TicketRow, 'situacao' | 'memberId'>>,
): Promise<void> {
  await tx
    .update(eventoBilhete)
    .set(change)
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.inscricaoCodigo, inscricaoCodigo),
        ne(eventoBilhete.situacao, 'CANCELADO'),
        ids && inArray(eventoBilhete.id, [...ids]),
      ),
    )
}

/** Writes the prices of a purchase: they are those of the moment in which it is ordered. */
export async function updatePrices(
  { church, tx }: ChurchWork,
  tickets: readonly Pick<TicketRow, 'id' | 'valor' | 'desconto'>[],
): Promise<void> {
  const prices = sql.join(
    tickets.map(({ id, valor, desconto }) => sql`(${id}::int, ${valor}::bigint, ${desconto}::bigint)`),
    sql`, `,
  )
  await tx
    .update(eventoBilhete)
    .set({ valor: sql`price.valor`, desconto: sql`price.desconto` })
    .from(sql`(values ${prices}) as price(id, valor, desconto)`)
    .where(and(ofChurch(eventoBilhete, church), sql`${eventoBilhete.id} = price.id`))
}

export async function upsertBuyer({ church, tx }: ChurchWork, row: OwnRow<typeof eventoComprador>): Promise<void> {
  await tx
    .insert(eventoComprador)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [eventoComprador.igrejaId, eventoComprador.inscricaoCodigo], set: row })
}

export async function findBuyer({ church, tx }: ChurchWork, inscricaoCodigo: string): Promise<BuyerRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoComprador)
    .where(and(ofChurch(eventoComprador, church), eq(eventoComprador.inscricaoCodigo, inscricaoCodigo)))
  return found
}

export async function upsertParticipants(
  { church, tx }: ChurchWork,
  rows: readonly OwnRow<typeof eventoParticipante>[],
): Promise<void> {
  if (rows.length === 0) return
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(eventoParticipante)
    .values(rows.map((row) => ({ ...row, igrejaId: church.igrejaId })))
    .onConflictDoUpdate({
      target: [eventoParticipante.igrejaId, eventoParticipante.ticketId],
      set: {
        memberId: given('usuario_id'),
        nome: given('nome'),
        email: given('email'),
        telefone: given('telefone'),
        documento: given('documento'),
        dataNascimento: given('data_nascimento'),
        sexo: given('sexo'),
        respostas: given('respostas'),
        responsavel: given('responsavel'),
        consentimento: given('consentimento'),
        consentimentoEm: given('consentimento_em'),
        versao: sql`${eventoParticipante.versao} + 1`,
      },
    })
}

/**
 * How many tickets of an event someone has, held ones included, by type. Of visitors those of a mailbox, in whatever way it
 * is written, and of one browser where that is named.
 */
export async function countOwnedTickets(
  { church, tx }: ChurchWork,
  {
    eventId,
    by,
    except,
  }: { readonly eventId: number; readonly by: TicketBearer; readonly except?: string | undefined },
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ typeId: eventoBilhete.ticketTypeId, count: sql<number>`count(*)::int` })
    .from(eventoInscricao)
    .innerJoin(
      eventoBilhete,
      and(ofChurch(eventoBilhete, church), eq(eventoBilhete.inscricaoCodigo, eventoInscricao.codigo)),
    )
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        inArray(eventoInscricao.situacao, [...liveRegistrationStates]),
        ne(eventoBilhete.situacao, 'CANCELADO'),
        except === undefined ? undefined : ne(eventoInscricao.codigo, except),
        'memberId' in by
          ? eq(eventoInscricao.memberId, by.memberId)
          : and(
              by.browser === undefined ? undefined : eq(eventoInscricao.navegador, by.browser),
              sql`exists (select from ${eventoComprador} c where c.igreja_id = ${church.igrejaId}
              and c.inscricao_codigo = ${eventoInscricao.codigo} and email_dobrado(c.email) = ${foldEmail(by.email)})`,
            ),
      ),
    )
    .groupBy(eventoBilhete.ticketTypeId)
  return new Map(rows.map(({ typeId, count }) => [typeId, count]))
}

/** The bearer of a limit per person: a member, or a visitor by their mailbox and the browser that bought with it. */
export type TicketOwner = { readonly memberId: MemberId } | { readonly email: string; readonly browser: string | null }
type TicketBearer = { readonly memberId: MemberId } | { readonly email: string; readonly browser?: string }

/** The codes of registrations whose time is over, the oldest first. */
export async function listExpired({ church, tx, now }: ChurchWork, eventId: number, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ codigo: eventoInscricao.codigo })
    .from(eventoInscricao)
    .where(
      and(
        ofChurch(eventoInscricao, church),
        eq(eventoInscricao.eventId, eventId),
        lte(eventoInscricao.expiraEm, now),
        inArray(eventoInscricao.situacao, ['RESERVADA', 'PENDENTE'] satisfies RegistrationState[]),
      ),
    )
    .orderBy(asc(eventoInscricao.expiraEm))
    .limit(limit)
  return rows.map(({ codigo }) => codigo)
}

/** Puts purchases of one owner in order, so that two at once cannot pass the limit together. Until the commit. */
export async function lockOwner({ church, tx }: ChurchWork, eventId: number, owner: TicketOwner): Promise<void> {
  const who = 'memberId' in owner ? owner.memberId : `${foldEmail(owner.email)} ${owner.browser ?? ''}`
  const key = `evento/${church.igrejaId}/${eventId}/${who}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
