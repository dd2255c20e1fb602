import { desc, eq, type InferInsertModel, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
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

export async function insertNotification(
  scope: ChurchScope,
  tx: Tx,
  row: Omit<InferInsertModel<typeof notificacao>, 'igrejaId'>,
): Promise<void> {
  await tx.insert(notificacao).values({ ...row, igrejaId: scope.igrejaId })
}
