import { and, asc, eq, type InferSelectModel, inArray, or } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { RegistrationRow, TicketRow } from '../registrations/registrations.queries.ts'
import { eventoBilhete } from '../registrations/registrations.tables.ts'
import { eventoTransferencia } from './transfers.tables.ts'

export type TransferRow = InferSelectModel<typeof eventoTransferencia>

export async function insertTransfer(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof eventoTransferencia>,
): Promise<void> {
  await tx.insert(eventoTransferencia).values({ ...row, igrejaId: church.igrejaId })
}

export async function findTransfer({ church, tx }: ChurchWork, codigo: string): Promise<TransferRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoTransferencia)
    .where(and(ofChurch(eventoTransferencia, church), eq(eventoTransferencia.codigo, codigo)))
  return found
}

/** Open offers of some tickets; of a ticket there is one at most. */
export async function listOpenTransfers(
  { church, tx }: ChurchWork,
  ticketIds: readonly number[],
): Promise<TransferRow[]> {
  if (ticketIds.length === 0) return []
  return tx
    .select()
    .from(eventoTransferencia)
    .where(
      and(
        ofChurch(eventoTransferencia, church),
        eq(eventoTransferencia.situacao, 'ABERTA'),
        inArray(eventoTransferencia.ticketId, [...ticketIds]),
      ),
    )
}

/** Ends an open offer; whom it was for is forgotten. */
export async function closeTransfer(
  { church, tx }: ChurchWork,
  codigo: string,
  end: Pick<TransferRow, 'situacao'> & Partial<Pick<TransferRow, 'destinoCodigo'>>,
): Promise<void> {
  await tx
    .update(eventoTransferencia)
    .set({ ...end, nome: null, email: null })
    .where(
      and(
        ofChurch(eventoTransferencia, church),
        eq(eventoTransferencia.codigo, codigo),
        eq(eventoTransferencia.situacao, 'ABERTA'),
      ),
    )
}

/** Moves a ticket with its add-ons to another registration, under new codes: the old ones open no door any more. */
export async function moveTicket(
  { church, tx }: ChurchWork,
  ticketId: number,
  { codigo: inscricaoCodigo, memberId }: Pick<RegistrationRow, 'codigo' | 'memberId'>,
  makeCode: () => string,
): Promise<void> {
  const isOfTicket = and(
    ofChurch(eventoBilhete, church),
    or(eq(eventoBilhete.id, ticketId), eq(eventoBilhete.principalId, ticketId)),
  )
  const rows = await tx
    .select({ id: eventoBilhete.id })
    .from(eventoBilhete)
    .where(isOfTicket)
    .orderBy(asc(eventoBilhete.id))
  for (const { id } of rows)
    await tx
      .update(eventoBilhete)
      .set({ inscricaoCodigo, memberId, codigo: makeCode() })
      .where(and(ofChurch(eventoBilhete, church), eq(eventoBilhete.id, id)))
}

export async function findTicket({ church, tx }: ChurchWork, id: number): Promise<TicketRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoBilhete)
    .where(and(ofChurch(eventoBilhete, church), eq(eventoBilhete.id, id)))
  return found
}
