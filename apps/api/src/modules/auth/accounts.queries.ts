import { and, eq, type InferInsertModel, type InferSelectModel, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { AccountId } from '../../platform/ids.ts'
import { conta } from './auth.tables.ts'

/*
 * Accounts belong to no church, so these queries take no scope: they run under `Database.inIdentity`; the database
 * refuses them otherwise.
 */

export type AccountRow = InferSelectModel<typeof conta>

export async function findAccountByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  return (await tx.select().from(conta).where(eq(conta.email, email)))[0]
}

export async function findAccountById(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  return (await tx.select().from(conta).where(eq(conta.id, id)))[0]
}

export async function listAccounts(tx: Tx, ids: readonly AccountId[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(conta)
    .where(inArray(conta.id, [...ids]))
}

/** Returns the new account's id; undefined if the e-mail already has an account. */
export async function insertAccount(tx: Tx, row: InferInsertModel<typeof conta>): Promise<AccountId | undefined> {
  const [made] = await tx
    .insert(conta)
    .values(row)
    .onConflictDoNothing({ target: conta.email })
    .returning({ id: conta.id })
  return made?.id
}

export async function updateAccount(
  tx: Tx,
  id: AccountId,
  fields: Partial<Pick<AccountRow, 'senhaHash' | 'flagAtivo' | 'idioma' | 'dataUltimaAlteracao' | 'segundoFatorDesde'>>,
): Promise<void> {
  await tx.update(conta).set(fields).where(eq(conta.id, id))
}

/** Locks the account until the transaction ends, if its password is still the one that was verified. */
export async function lockUnchangedAccount(
  tx: Tx,
  { id, senhaHash }: Pick<AccountRow, 'id' | 'senhaHash'>,
): Promise<AccountRow | undefined> {
  const [held] = await tx
    .select()
    .from(conta)
    .where(and(eq(conta.id, id), eq(conta.senhaHash, senhaHash)))
    .for('share')
  return held
}

/** Locks the account against registrations and changes until the transaction ends. */
export async function lockAccount(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  return (await tx.select().from(conta).where(eq(conta.id, id)).for('update'))[0]
}

/** The transaction must act as this account. Fails while memberships still refer to it. */
export async function removeAccount(tx: Tx, id: AccountId): Promise<void> {
  await tx.delete(conta).where(eq(conta.id, id))
}

/** Lets the transaction access this account's rows of every church. */
export async function setCurrentAccount(tx: Tx, id: AccountId): Promise<void> {
  await tx.execute(sql`select set_config('app.conta', ${String(id)}, true)`)
}

/** Selects the accounts that need a second factor to log in. */
export async function listProtectedAccounts(tx: Tx, ids: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await tx
    .select({ id: conta.id })
    .from(conta)
    .where(and(inArray(conta.id, [...ids]), isNotNull(conta.segundoFatorDesde)))
  return rows.map(({ id }) => id)
}
