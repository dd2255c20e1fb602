import { and, asc, eq, type InferInsertModel, type InferSelectModel, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import { contaChaveAcesso as passkey } from './factors.tables.ts'

export type PasskeyRow = InferSelectModel<typeof passkey>

const ofPerson = (accountId: AccountId, id: string) => and(eq(passkey.accountId, accountId), eq(passkey.id, id))

export async function listPasskeys(tx: Tx, accountId: AccountId): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.criadaEm), asc(passkey.id))
}

/** Returns false if the passkey is already registered at this site, also by another account. */
export async function insertPasskey(tx: Tx, row: InferInsertModel<typeof passkey>): Promise<boolean> {
  const added = await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
  return added.length > 0
}

/** Raises a passkey's counter; returns false if a concurrent use has already raised it as far. */
export async function advanceCounter(
  tx: Tx,
  { accountId, id }: Pick<PasskeyRow, 'accountId' | 'id'>,
  { contador, now }: { contador: number; now: Date },
): Promise<boolean> {
  const isNew = contador === 0 ? eq(passkey.contador, 0) : lt(passkey.contador, contador)
  const moved = await tx
    .update(passkey)
    .set({ contador, usadaEm: now })
    .where(and(ofPerson(accountId, id), isNew))
    .returning({ id: passkey.id })
  return moved.length > 0
}

export async function renamePasskey(tx: Tx, accountId: AccountId, id: string, nome: string): Promise<boolean> {
  const renamed = await tx.update(passkey).set({ nome }).where(ofPerson(accountId, id)).returning({ id: passkey.id })
  return renamed.length > 0
}

export async function removePasskey(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const removed = await tx.delete(passkey).where(ofPerson(accountId, id)).returning({ id: passkey.id })
  return removed.length > 0
}

export async function removePasskeys(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
}
