import type { TicketState } from '@narthex/contract/tickets/ticket-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { RegistrationRow, TicketRow } from './registrations.queries.ts'
import { eventoBilhete, eventoComprador, eventoInscricao } from './registrations.tables.ts'

export type NewTicket = Pick<TicketRow, 'ticketTypeId' | 'valor' | 'desconto' | 'codigo'> & {
  /** The index of the ticket that an add-on belongs to. */
  readonly parent: number | null
}

/** The tickets of a registration in their order, add-ons behind their tickets. */
export interface NewTickets {
  readonly registration: Pick<RegistrationRow, 'codigo' | 'eventId' | 'memberId'>
  readonly tickets: readonly NewTicket[]
}

/** A statement takes 65,535 parameters. */
const rowsPerStatement = 2000

/** Rows of these tables, at most as many at a time as a statement takes. */
export function* inStatements<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement)
}

/** False where a registration has this key already; one that is being added is waited for. */
export async function insertRegistration(work: ChurchWork, row: OwnRow<typeof eventoInscricao>): Promise<boolean> {
  return (await insertRegistrations(work, [row])).has(row.codigo)
}

/**
 * The codes of those that were added: whose key no registration has. In the order of the keys, so that two calls cannot
 * deadlock.
 */
export async function insertRegistrations(
  { church: { igrejaId }, tx }: ChurchWork,
  rows: readonly OwnRow<typeof eventoInscricao>[],
): Promise<Set<string>> {
  const added = new Set<string>()
  for (const part of inStatements(rows.toSorted((a, b) => (a.chave < b.chave ? -1 : 1)))) {
    const made = await tx
      .insert(eventoInscricao)
      .values(part.map((row) => ({ ...row, igrejaId })))
      .onConflictDoNothing({ target: [eventoInscricao.igrejaId, eventoInscricao.chave] })
      .returning({ codigo: eventoInscricao.codigo })
    for (const { codigo } of made) added.add(codigo)
  }
  return added
}

/** Inserts the buyers of new registrations. */
export async function insertBuyers(
  { church: { igrejaId }, tx }: ChurchWork,
  rows: readonly OwnRow<typeof eventoComprador>[],
): Promise<void> {
  for (const part of inStatements(rows))
    await tx.insert(eventoComprador).values(part.map((row) => ({ ...row, igrejaId })))
}

/** The tickets of a registration. Gives their ids in their order. */
export async function insertTickets(
  work: ChurchWork,
  registration: NewTickets['registration'],
  tickets: readonly NewTicket[],
  situacao: TicketState,
): Promise<number[]> {
  const [ids = []] = await insertTicketsOfMany(work, [{ registration, tickets }], situacao)
  return ids
}

/** The tickets of registrations, in as few statements as there are kinds of rows. Gives their ids in their order. */
export async function insertTicketsOfMany(
  { church: { igrejaId }, tx }: ChurchWork,
  added: readonly NewTickets[],
  situacao: TicketState,
): Promise<number[][]> {
  const ids = new Map(added.map(({ registration }) => [registration.codigo, [] as number[]]))
  const insert = async (isWanted: (ticket: NewTicket) => boolean) => {
    const rows = added.flatMap(({ registration: { codigo: inscricaoCodigo, eventId, memberId }, tickets }) =>
      tickets.flatMap(({ parent, ...own }, posicao) => {
        if (!isWanted({ ...own, parent })) return []
        const principalId = parent === null ? null : (ids.get(inscricaoCodigo)?.[parent] ?? null)
        return [{ ...own, principalId, posicao, inscricaoCodigo, eventId, memberId, situacao, igrejaId }]
      }),
    )
    const { id, posicao, inscricaoCodigo } = eventoBilhete
    for (const part of inStatements(rows))
      for (const made of await tx.insert(eventoBilhete).values(part).returning({ id, posicao, inscricaoCodigo })) {
        const own = ids.get(made.inscricaoCodigo)
        if (own) own[made.posicao] = made.id
      }
  }
  await insert(({ parent }) => parent === null)
  await insert(({ parent }) => parent !== null)
  return [...ids.values()]
}
