import type { PrivacyView } from '@narthex/contract/privacy/privacy-words'
import { aliasedTable, and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ofChurch } from '../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../platform/database/page.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { usuario } from '../members/members.tables.ts'
import { pedidoPrivacidade as pedido } from './privacy.tables.ts'

const { igrejaId: _, ...columns } = getTableColumns(pedido)
const taker = aliasedTable(usuario, 'taker')
const doer = aliasedTable(usuario, 'doer')

/** Facts by which views are made: their reader, and the church's day. */
export interface PrivacyReader {
  readonly reader: MemberId
  /** Day of the church's calendar, `YYYY-MM-DD`. */
  readonly today: string
}

const isOpen = isNull(pedido.concluidoEm)

function viewConditions({ reader, today }: PrivacyReader): Readonly<Record<PrivacyView, SQL | undefined>> {
  return {
    ABERTOS: isOpen,
    MEUS: and(isOpen, eq(pedido.responsavelId, reader)),
    VENCIDOS: and(isOpen, lte(pedido.prazo, today)),
    CONCLUIDOS: isNotNull(pedido.concluidoEm),
  }
}

export const countDone = ({ church, tx }: ChurchWork): Promise<number> =>
  tx.$count(pedido, and(ofChurch(pedido, church), isNotNull(pedido.concluidoEm)))

/** Numbers of open requests by view. */
export async function countOpen({ church, tx }: ChurchWork, reader: PrivacyReader) {
  const { MEUS, VENCIDOS } = viewConditions(reader)
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const [row] = await tx
    .select({ ABERTOS: sql<number>`count(*)::integer`, MEUS: counted(MEUS), VENCIDOS: counted(VENCIDOS) })
    .from(pedido)
    .where(and(ofChurch(pedido, church), isOpen))
  return row ?? { ABERTOS: 0, MEUS: 0, VENCIDOS: 0 }
}

/** A page of a view: open requests in the order of their last days, done ones the latest first. */
export function listView(work: ChurchWork, reader: PrivacyReader, view: PrivacyView, slice: Slice) {
  const orderBy =
    view === 'CONCLUIDOS' ? [desc(pedido.concluidoEm), desc(pedido.id)] : [asc(pedido.prazo), asc(pedido.id)]
  const where = and(ofChurch(pedido, work.church), viewConditions(reader)[view])
  return selectRequests(work)
    .where(isOnPage(work, { table: pedido, key: pedido.id, where, orderBy }, slice))
    .orderBy(...orderBy)
}

export type RequestRow = Awaited<ReturnType<typeof listView>>[number]

const fullName = (table: Readonly<Record<'nome' | 'sobrenome', PgColumn>>) =>
  sql<string | null>`nullif(rtrim(concat(${table.nome}, ' ', ${table.sobrenome})), '')`

/** Requests with their people, and the staff who took and closed them. */
function selectRequests({ tx }: ChurchWork) {
  const isIn = (table: Readonly<Record<'igrejaId' | 'id', PgColumn>>, id: PgColumn) =>
    and(eq(table.igrejaId, pedido.igrejaId), eq(table.id, id))
  return tx
    .select({ ...columns, nome: fullName(usuario), responsavel: fullName(taker), concluidoPor: fullName(doer) })
    .from(pedido)
    .leftJoin(usuario, isIn(usuario, pedido.memberId))
    .leftJoin(taker, isIn(taker, pedido.responsavelId))
    .leftJoin(doer, isIn(doer, pedido.concluidoPorId))
}

export async function findRequest(work: ChurchWork, id: number): Promise<RequestRow | undefined> {
  const [found] = await selectRequests(work).where(and(ofChurch(pedido, work.church), eq(pedido.id, id)))
  return found
}

/** The id of the request that a device has sent with this key. */
export async function findRequestByKey({ church, tx }: ChurchWork, chave: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: pedido.id })
    .from(pedido)
    .where(and(ofChurch(pedido, church), eq(pedido.chave, chave)))
  return found?.id
}

/** Locks a person of the church, with or without a login; undefined where there is none. */
export async function holdSubject(
  { church, tx }: ChurchWork,
  id: MemberId,
): Promise<{ readonly accountId: AccountId | null } | undefined> {
  const [held] = await tx
    .select({ accountId: usuario.accountId })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, id)))
    .for('no key update')
  return held
}

export const insertRequest = (work: ChurchWork, row: OwnRow<typeof pedido>): Promise<number> =>
  insertOwn(work, pedido, row)

type RequestChange = Partial<
  Pick<typeof pedido.$inferSelect, 'responsavelId' | 'concluidoEm' | 'concluidoPorId' | 'recusa' | 'resposta'>
>

export async function updateRequest({ church, tx }: ChurchWork, id: number, change: RequestChange): Promise<void> {
  await tx
    .update(pedido)
    .set({ ...change, versao: sql`${pedido.versao} + 1` })
    .where(and(ofChurch(pedido, church), eq(pedido.id, id)))
}

/** The members who take open requests whose last day is one of these; null for a request that no one takes. */
export async function listDueTakers({ church, tx }: ChurchWork, days: readonly string[]): Promise<(MemberId | null)[]> {
  const isDue = sql`${pedido.prazo} in ${[...days]}`
  const rows = await tx
    .selectDistinct({ responsavelId: pedido.responsavelId })
    .from(pedido)
    .where(and(ofChurch(pedido, church), isOpen, isDue))
  return rows.map(({ responsavelId }) => responsavelId)
}
