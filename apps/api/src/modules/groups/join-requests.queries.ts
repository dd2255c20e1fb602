import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Slice } from '../../platform/database/page.ts'
import type { GroupId, JoinRequestId, MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn } from '../../platform/work/insert-own.ts'
import { solicitacaoCelula } from './groups.tables.ts'

export type RequestRow = typeof solicitacaoCelula.$inferSelect

const isOwn = ({ igrejaId }: ChurchScope) => eq(solicitacaoCelula.igrejaId, igrejaId)
const isPending = eq(solicitacaoCelula.situacao, 'PENDENTE')
const { dataCadastro } = solicitacaoCelula

/** Locks a request until the transaction ends. */
export async function holdRequest({ church, tx }: ChurchWork, id: JoinRequestId): Promise<RequestRow | undefined> {
  const [held] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(and(isOwn(church), eq(solicitacaoCelula.id, id)))
    .for('update')
  return held
}

/** A request without a lock: to learn which group to lock first. */
export async function findRequest({ church, tx }: ChurchWork, id: JoinRequestId): Promise<RequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(and(isOwn(church), eq(solicitacaoCelula.id, id)))
  return found
}

/** The member's latest request to a group, without withdrawn ones. */
export async function findLatest(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  memberId: MemberId,
): Promise<RequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(
      and(
        isOwn(church),
        eq(solicitacaoCelula.groupId, groupId),
        eq(solicitacaoCelula.memberId, memberId),
        ne(solicitacaoCelula.situacao, 'CANCELADA'),
      ),
    )
    .orderBy(sql`${dataCadastro} desc`, sql`${solicitacaoCelula.id} desc`)
    .limit(1)
  return found
}

/** Number of the member's requests since a moment: to any group, and to this one. */
export async function countSince({ church, tx }: ChurchWork, memberId: MemberId, groupId: GroupId, moment: Date) {
  const [found] = await tx
    .select({
      all: count(),
      here: sql<number>`(count(*) filter (where ${solicitacaoCelula.groupId} = ${groupId}))::integer`,
    })
    .from(solicitacaoCelula)
    .where(and(isOwn(church), eq(solicitacaoCelula.memberId, memberId), gt(dataCadastro, moment)))
  return found ?? { all: 0, here: 0 }
}

/** Pending requests of a group, oldest first. */
export function listWaiting(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  { limit, offset }: Slice,
): Promise<RequestRow[]> {
  return tx
    .select()
    .from(solicitacaoCelula)
    .where(and(isOwn(church), eq(solicitacaoCelula.groupId, groupId), isPending))
    .orderBy(asc(dataCadastro), asc(solicitacaoCelula.id))
    .limit(limit)
    .offset(offset)
}

export function countWaiting({ church, tx }: ChurchWork, groupId: GroupId): Promise<number> {
  return tx.$count(solicitacaoCelula, and(isOwn(church), eq(solicitacaoCelula.groupId, groupId), isPending))
}

export type NewRequest = Pick<RequestRow, 'groupId' | 'memberId' | 'mensagem' | 'flagTelefone' | 'dataCadastro'>

export function insertRequest(work: ChurchWork, row: NewRequest): Promise<JoinRequestId> {
  return insertOwn(work, solicitacaoCelula, row)
}

export async function decideRequest(
  { church, tx }: ChurchWork,
  id: JoinRequestId,
  decision: { readonly situacao: 'ACEITA' | 'RECUSADA' | 'CANCELADA'; readonly dataDecisao: Date },
): Promise<void> {
  await tx
    .update(solicitacaoCelula)
    .set(decision)
    .where(and(isOwn(church), eq(solicitacaoCelula.id, id)))
}

/** Cancels the pending requests of a closed group and returns their ids. */
export async function cancelWaiting(
  { church, tx }: ChurchWork,
  groupId: GroupId,
  dataDecisao: Date,
): Promise<JoinRequestId[]> {
  const cancelled = await tx
    .update(solicitacaoCelula)
    .set({ situacao: 'CANCELADA', dataDecisao })
    .where(and(isOwn(church), eq(solicitacaoCelula.groupId, groupId), isPending))
    .returning({ id: solicitacaoCelula.id })
  return cancelled.map(({ id }) => id)
}

/** Deletes the requests of a member who leaves the church and returns their ids. */
export async function removeMemberRequests({ church, tx }: ChurchWork, memberId: MemberId): Promise<JoinRequestId[]> {
  const removed = await tx
    .delete(solicitacaoCelula)
    .where(and(isOwn(church), eq(solicitacaoCelula.memberId, memberId)))
    .returning({ id: solicitacaoCelula.id })
  return removed.map(({ id }) => id)
}
