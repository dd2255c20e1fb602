import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import { contaCodigoReserva as code } from './factors.tables.ts'

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: AccountId,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<void> {
  await removeRecoveryCodes(tx, accountId)
  await tx.insert(code).values(hashes.map((hash) => ({ accountId, hash, criadoEm: now })))
}

/** Uses up a code; returns false if it is not the person's or was used before. */
export async function spendRecoveryCode(
  tx: Tx,
  accountId: AccountId,
  { hash, now }: { hash: string; now: Date },
): Promise<boolean> {
  const spent = await tx
    .update(code)
    .set({ usadoEm: now })
    .where(and(eq(code.accountId, accountId), eq(code.hash, hash), isNull(code.usadoEm)))
    .returning({ hash: code.hash })
  return spent.length > 0
}

/** Lists the moments at which each code was created and used. */
export async function listRecoveryCodes(tx: Tx, accountId: AccountId) {
  return tx.select({ criadoEm: code.criadoEm, usadoEm: code.usadoEm }).from(code).where(eq(code.accountId, accountId))
}

export async function removeRecoveryCodes(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.delete(code).where(eq(code.accountId, accountId))
}
