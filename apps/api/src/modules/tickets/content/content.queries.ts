import { and, asc, eq, isNotNull, ne, or, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { eventColumn } from '../../events/events.columns.ts'
import { eventoBilhete, eventoInscricao, eventoParticipante } from '../registrations/registrations.tables.ts'
import { eventoIngresso } from '../sale/sale.tables.ts'
import { isHolderOfTicket, isRegistrationOfTicket, isTypeOfTicket } from '../sale/ticket-joins.queries.ts'
import { eventoConteudo, eventoConteudoArquivo } from './content.tables.ts'

export interface HeldTicket {
  readonly memberId: MemberId
  readonly eventId: number
  readonly ticketId: number
}

export interface ContentPlace {
  readonly eventId: number
  readonly id: number
}

/** A member's valid ticket of a confirmed registration, with its event; undefined for any other. */
export async function findHeldTicket({ church, tx }: ChurchWork, { memberId, eventId, ticketId }: HeldTicket) {
  const [found] = await tx
    .select({
      event: eventColumn(church, eventoBilhete.eventId),
      typeName: eventoIngresso.nome,
      holder: eventoParticipante.nome,
    })
    .from(eventoBilhete)
    .innerJoin(eventoInscricao, isRegistrationOfTicket(church))
    .innerJoin(eventoIngresso, isTypeOfTicket(church))
    .leftJoin(eventoParticipante, isHolderOfTicket(church))
    .where(
      and(
        ofChurch(eventoBilhete, church),
        eq(eventoBilhete.id, ticketId),
        eq(eventoBilhete.eventId, eventId),
        eq(eventoBilhete.memberId, memberId),
        eq(eventoBilhete.situacao, 'VALIDO'),
        sql`${eventoBilhete.principalId} is null`,
        eq(eventoInscricao.situacao, 'CONFIRMADA'),
      ),
    )
  return found
}

/** Condition of contents for all tickets, for the ticket's type, or for the type of one of its add-ons. */
const isForTicket = (church: ChurchScope, ticketId: number | PgColumn): SQL =>
  sql`(${eventoConteudo.ingressos} is null or exists (select from evento_bilhete b
    where b.igreja_id = ${church.igrejaId} and (b.id = ${ticketId} or b.principal_id = ${ticketId})
      and b.situacao = 'VALIDO' and b.ingresso_id = any(${eventoConteudo.ingressos})))`

const fileOfContent = (church: ChurchScope) =>
  and(ofChurch(eventoConteudoArquivo, church), eq(eventoConteudoArquivo.contentId, eventoConteudo.id))

/** Whether there is something to read for the ticket of a row. A file that is still to be uploaded is nothing. */
export const hasContent = (church: ChurchScope): SQL<boolean> =>
  sql<boolean>`exists (select from ${eventoConteudo} where ${and(
    ofChurch(eventoConteudo, church),
    eq(eventoConteudo.eventId, eventoBilhete.eventId),
    isForTicket(church, eventoBilhete.id),
    sql`(${eventoConteudo.tipo} <> 'ARQUIVO' or exists (select from ${eventoConteudoArquivo} where ${fileOfContent(church)}))`,
  )})`

/** The items of an event in their order, each with its file but without the file's content. */
function selectContents({ church, tx }: ChurchWork, ...conditions: (SQL | undefined)[]) {
  return tx
    .select({
      item: eventoConteudo,
      file: { nome: eventoConteudoArquivo.nome, bytes: eventoConteudoArquivo.bytes },
    })
    .from(eventoConteudo)
    .leftJoin(eventoConteudoArquivo, fileOfContent(church))
    .where(and(ofChurch(eventoConteudo, church), ...conditions))
    .orderBy(asc(eventoConteudo.ordem), asc(eventoConteudo.id))
}

export type ContentRow = Awaited<ReturnType<typeof selectContents>>[number]

export const listContents = (work: ChurchWork, eventId: number) =>
  selectContents(work, eq(eventoConteudo.eventId, eventId))

/** Lists the contents that a ticket opens, now or at another time. */
export const listContentsOfTicket = (work: ChurchWork, { eventId, ticketId }: Omit<HeldTicket, 'memberId'>) =>
  selectContents(
    work,
    eq(eventoConteudo.eventId, eventId),
    isForTicket(work.church, ticketId),
    or(ne(eventoConteudo.tipo, 'ARQUIVO'), isNotNull(eventoConteudoArquivo.contentId)),
  )

export async function findContentFile({ church, tx }: ChurchWork, contentId: number) {
  const [found] = await tx
    .select({ nome: eventoConteudoArquivo.nome, conteudo: eventoConteudoArquivo.conteudo })
    .from(eventoConteudoArquivo)
    .where(and(ofChurch(eventoConteudoArquivo, church), eq(eventoConteudoArquivo.contentId, contentId)))
  return found
}

const isAt = (church: ChurchScope, { eventId, id }: ContentPlace) =>
  and(ofChurch(eventoConteudo, church), eq(eventoConteudo.eventId, eventId), eq(eventoConteudo.id, id))

export const insertContent = (work: ChurchWork, row: OwnRow<typeof eventoConteudo>): Promise<number> =>
  insertOwn(work, eventoConteudo, row)

export async function updateContent(
  { church, tx }: ChurchWork,
  place: ContentPlace,
  change: Partial<OwnRow<typeof eventoConteudo>>,
): Promise<void> {
  await tx.update(eventoConteudo).set(change).where(isAt(church, place))
}

export async function deleteContent({ church, tx }: ChurchWork, place: ContentPlace): Promise<void> {
  await tx.delete(eventoConteudo).where(isAt(church, place))
}

export function countContents({ church, tx }: ChurchWork, eventId: number): Promise<number> {
  return tx.$count(eventoConteudo, and(ofChurch(eventoConteudo, church), eq(eventoConteudo.eventId, eventId)))
}

/** Sum of the bytes of the church's files for holders of tickets, without that of one item. */
export async function sumContentFileBytes({ church, tx }: ChurchWork, exceptId: number): Promise<number> {
  const [row] = await tx
    .select({ total: sum(eventoConteudoArquivo.bytes) })
    .from(eventoConteudoArquivo)
    .where(and(ofChurch(eventoConteudoArquivo, church), ne(eventoConteudoArquivo.contentId, exceptId)))
  return Number(row?.total ?? 0)
}

export async function replaceContentFile(work: ChurchWork, row: OwnRow<typeof eventoConteudoArquivo>): Promise<void> {
  await deleteContentFile(work, row.contentId)
  await work.tx.insert(eventoConteudoArquivo).values({ ...row, igrejaId: work.church.igrejaId })
}

export async function deleteContentFile({ church, tx }: ChurchWork, contentId: number): Promise<void> {
  await tx
    .delete(eventoConteudoArquivo)
    .where(and(ofChurch(eventoConteudoArquivo, church), eq(eventoConteudoArquivo.contentId, contentId)))
}
