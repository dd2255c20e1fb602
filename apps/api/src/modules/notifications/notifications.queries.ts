import { and, desc, eq, gt, type InferInsertModel, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { Place } from './notifications.rules.ts'
import { notificacao } from './notifications.tables.ts'

/** A page of the church's notifications, newest first, each with the count of all. */
export async function listNotifications(scope: ChurchScope, tx: Tx, limit: number, offset: number) {
  return tx
    .select({ notificacao, total: sql<number>`(count(*) over ())::int` })
    .from(notificacao)
    .where(eq(notificacao.igrejaId, scope.igrejaId))
    .orderBy(desc(notificacao.dataCadastro), desc(notificacao.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotifications(scope: ChurchScope, tx: Tx): Promise<number> {
  return tx.$count(notificacao, eq(notificacao.igrejaId, scope.igrejaId))
}

/** The newest of the church's notifications, of those that stand behind a place in a list of several churches. */
export async function listNotificationsBehind(scope: ChurchScope, tx: Tx, place: Place | undefined, limit: number) {
  return tx
    .select()
    .from(notificacao)
    .where(and(eq(notificacao.igrejaId, scope.igrejaId), place && isBehind(scope, place)))
    .orderBy(desc(notificacao.dataCadastro), desc(notificacao.id))
    .limit(limit)
}

/** Of notifications of one moment, those of churches with a higher number come first. */
function isBehind(scope: ChurchScope, { dataCadastro, igrejaId, id }: Place): SQL | undefined {
  const isOlder = lt(notificacao.dataCadastro, dataCadastro)
  if (scope.igrejaId > igrejaId) return isOlder
  if (scope.igrejaId < igrejaId) return lte(notificacao.dataCadastro, dataCadastro)
  return or(isOlder, and(eq(notificacao.dataCadastro, dataCadastro), lt(notificacao.id, id)))
}

/** How many are newer than a moment; at most `most` are counted. */
export async function countNotificationsSince(scope: ChurchScope, tx: Tx, moment: Date, most: number): Promise<number> {
  const found = await tx
    .select({ id: notificacao.id })
    .from(notificacao)
    .where(and(eq(notificacao.igrejaId, scope.igrejaId), gt(notificacao.dataCadastro, moment)))
    .limit(most)
  return found.length
}

export function insertNotification(
  scope: ChurchScope,
  tx: Tx,
  row: Omit<InferInsertModel<typeof notificacao>, 'igrejaId'>,
): Promise<number> {
  return insertOwn(scope, tx, notificacao, row)
}
