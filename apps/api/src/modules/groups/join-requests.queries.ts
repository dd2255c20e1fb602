import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { Page } from './groups.queries.ts'
import { solicitacaoCelula } from './groups.tables.ts'

export type RequestRow = typeof solicitacaoCelula.$inferSelect

const own = ({ igrejaId }: ChurchScope) => eq(solicitacaoCelula.igrejaId, igrejaId)
const waiting = eq(solicitacaoCelula.situacao, 'PENDENTE')
const { celulaId, usuarioId, dataCadastro } = solicitacaoCelula

/** A request that nobody else decides about until the transaction ends. */
export async function holdRequest(scope: ChurchScope, tx: Tx, id: number): Promise<RequestRow | undefined> {
  const [held] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(and(own(scope), eq(solicitacaoCelula.id, id)))
    .for('update')
  return held
}

/** Which group a request is about. */
export async function findGroupOfRequest(scope: ChurchScope, tx: Tx, id: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ celulaId })
    .from(solicitacaoCelula)
    .where(and(own(scope), eq(solicitacaoCelula.id, id)))
  return found?.celulaId
}

/** Somebody's last request to a group that they did not take back. */
export async function findLatest(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  memberId: number,
): Promise<RequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(and(own(scope), eq(celulaId, groupId), eq(usuarioId, memberId), ne(solicitacaoCelula.situacao, 'CANCELADA')))
    .orderBy(sql`${dataCadastro} desc`, sql`${solicitacaoCelula.id} desc`)
    .limit(1)
  return found
}

/** How many requests somebody has made after a moment: to any group, and to this one. */
export async function countSince(scope: ChurchScope, tx: Tx, memberId: number, groupId: number, moment: Date) {
  const [found] = await tx
    .select({ all: count(), here: sql<number>`(count(*) filter (where ${celulaId} = ${groupId}))::integer` })
    .from(solicitacaoCelula)
    .where(and(own(scope), eq(usuarioId, memberId), gt(dataCadastro, moment)))
  return found ?? { all: 0, here: 0 }
}

/** Those of a group that wait for an answer, oldest first. */
export function listWaiting(
  scope: ChurchScope,
  tx: Tx,
  groupId: number,
  { limit, offset }: Page,
): Promise<RequestRow[]> {
  return tx
    .select()
    .from(solicitacaoCelula)
    .where(and(own(scope), eq(celulaId, groupId), waiting))
    .orderBy(asc(dataCadastro), asc(solicitacaoCelula.id))
    .limit(limit)
    .offset(offset)
}

export function countWaiting(scope: ChurchScope, tx: Tx, groupId: number): Promise<number> {
  return tx.$count(solicitacaoCelula, and(own(scope), eq(celulaId, groupId), waiting))
}

export type NewRequest = Pick<RequestRow, 'celulaId' | 'usuarioId' | 'mensagem' | 'flagTelefone' | 'dataCadastro'>

export function insertRequest(scope: ChurchScope, tx: Tx, row: NewRequest): Promise<number> {
  return insertOwn(scope, tx, solicitacaoCelula, row)
}

export async function decideRequest(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  decision: { readonly situacao: 'ACEITA' | 'RECUSADA' | 'CANCELADA'; readonly dataDecisao: Date },
): Promise<void> {
  await tx
    .update(solicitacaoCelula)
    .set(decision)
    .where(and(own(scope), eq(solicitacaoCelula.id, id)))
}

/** Of a group that is closed. */
export async function cancelWaiting(scope: ChurchScope, tx: Tx, groupId: number, dataDecisao: Date): Promise<number[]> {
  const cancelled = await tx
    .update(solicitacaoCelula)
    .set({ situacao: 'CANCELADA', dataDecisao })
    .where(and(own(scope), eq(celulaId, groupId), waiting))
    .returning({ id: solicitacaoCelula.id })
  return cancelled.map(({ id }) => id)
}

/** Of somebody who leaves the church; gives their ids. */
export async function removeRequestsOf(scope: ChurchScope, tx: Tx, memberId: number): Promise<number[]> {
  const removed = await tx
    .delete(solicitacaoCelula)
    .where(and(own(scope), eq(usuarioId, memberId)))
    .returning({ id: solicitacaoCelula.id })
  return removed.map(({ id }) => id)
}
