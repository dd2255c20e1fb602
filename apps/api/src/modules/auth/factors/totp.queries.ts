import { and, eq, type InferInsertModel, type InferSelectModel, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import { contaTotp } from './factors.tables.ts'

export type TotpRow = InferSelectModel<typeof contaTotp>

export async function findTotp(tx: Tx, accountId: AccountId): Promise<TotpRow | undefined> {
  return (await tx.select().from(contaTotp).where(eq(contaTotp.accountId, accountId)))[0]
}

/** Returns false if the account already has an authenticator app. */
export async function insertTotp(tx: Tx, row: InferInsertModel<typeof contaTotp>): Promise<boolean> {
  const added = await tx.insert(contaTotp).values(row).onConflictDoNothing().returning({ id: contaTotp.id })
  return added.length > 0
}

/** Uses up the code of a period; returns false if it or a later one was used before. */
export async function spendTotpStep(
  tx: Tx,
  accountId: AccountId,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(contaTotp)
    .set({ ultimoPasso: step, usadoEm: now })
    .where(and(eq(contaTotp.accountId, accountId), lt(contaTotp.ultimoPasso, step)))
    .returning({ id: contaTotp.id })
  return taken.length > 0
}

export async function renameTotp(tx: Tx, accountId: AccountId, id: string, nome: string): Promise<boolean> {
  const renamed = await tx
    .update(contaTotp)
    .set({ nome })
    .where(and(eq(contaTotp.accountId, accountId), eq(contaTotp.id, id)))
    .returning({ id: contaTotp.id })
  return renamed.length > 0
}

/** Removes the app with this id, or without an id the account's only app; returns whether there was one. */
export async function removeTotp(tx: Tx, accountId: AccountId, id?: string): Promise<boolean> {
  const removed = await tx
    .delete(contaTotp)
    .where(and(eq(contaTotp.accountId, accountId), id === undefined ? undefined : eq(contaTotp.id, id)))
    .returning({ id: contaTotp.id })
  return removed.length > 0
}
