import { and, desc, eq, gt, type InferInsertModel, type InferSelectModel, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type SessionSurface, sessao, sessaoToken } from './auth.tables.ts'

export type SessionRow = InferSelectModel<typeof sessao>

export type EndReason = 'LOGOUT' | 'REVOKED' | 'TOKEN_REUSE' | 'PASSWORD_CHANGED' | 'ACCOUNT_DELETED'

/** All devices of a person's sessions at this church, including ended ones. */
export async function listDevices({ church, tx }: ChurchWork, accountId: AccountId): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ dispositivo: sessao.dispositivo })
    .from(sessao)
    .where(and(ofChurch(sessao, church), eq(sessao.accountId, accountId)))
  return rows.map(({ dispositivo }) => dispositivo)
}

export async function insertSession(
  { church, tx }: ChurchWork,
  row: Omit<InferInsertModel<typeof sessao>, 'igrejaId' | 'id'>,
): Promise<string> {
  const [made] = await tx
    .insert(sessao)
    .values({ ...row, igrejaId: church.igrejaId })
    .returning({ id: sessao.id })
  if (!made) throw new Error('An insert returned no row')
  return made.id
}

export async function insertToken(
  { church, tx }: ChurchWork,
  row: Omit<InferInsertModel<typeof sessaoToken>, 'igrejaId'>,
): Promise<void> {
  await tx.insert(sessaoToken).values({ ...row, igrejaId: church.igrejaId })
}

/** Locks a refresh token, or with `ESCRITORIO` a cookie, and its session until the transaction ends. */
export async function lockToken({ church, tx }: ChurchWork, hash: string, superficie: SessionSurface = 'SITE') {
  const [found] = await tx
    .select({
      sessaoId: sessao.id,
      accountId: sessao.accountId,
      sessaoExpiraEm: sessao.expiraEm,
      revogadaEm: sessao.revogadaEm,
      expiraEm: sessaoToken.expiraEm,
      usadoEm: sessaoToken.usadoEm,
    })
    .from(sessaoToken)
    .innerJoin(sessao, and(eq(sessao.igrejaId, sessaoToken.igrejaId), eq(sessao.id, sessaoToken.sessaoId)))
    .where(and(ofChurch(sessaoToken, church), eq(sessaoToken.hash, hash), eq(sessao.superficie, superficie)))
    .for('update')
  return found
}

/** Marks a token as used and its session as active, and removes the session's expired tokens. */
export async function markTokenUsed(
  { church, tx }: ChurchWork,
  hash: string,
  sessaoId: string,
  now: Date,
): Promise<void> {
  const ofSession = and(ofChurch(sessaoToken, church), eq(sessaoToken.sessaoId, sessaoId))
  await tx.delete(sessaoToken).where(and(ofSession, lte(sessaoToken.expiraEm, now)))
  await tx
    .update(sessaoToken)
    .set({ usadoEm: now })
    .where(and(ofSession, eq(sessaoToken.hash, hash)))
  await tx
    .update(sessao)
    .set({ usadaEm: now })
    .where(and(ofChurch(sessao, church), eq(sessao.id, sessaoId)))
}

/** A person's active sessions at this church, last used first. */
export async function listSessions({ church, tx }: ChurchWork, accountId: AccountId, now: Date) {
  return tx
    .select()
    .from(sessao)
    .where(
      and(
        ofChurch(sessao, church),
        eq(sessao.accountId, accountId),
        isNull(sessao.revogadaEm),
        gt(sessao.expiraEm, now),
      ),
    )
    .orderBy(desc(sessao.usadaEm), desc(sessao.criadaEm))
}

/** Returns whether the person had this active session at this church. */
export async function endSession(
  { church, tx }: ChurchWork,
  { accountId, id, motivo, now }: { accountId: AccountId; id: string; motivo: EndReason; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(sessao)
    .set({ revogadaEm: now, motivo })
    .where(and(ofChurch(sessao, church), eq(sessao.accountId, accountId), eq(sessao.id, id), isNull(sessao.revogadaEm)))
    .returning({ id: sessao.id })
  return ended.length > 0
}

/** Ends all of a person's sessions at this church. */
export async function endSessionsHere(
  { church, tx }: ChurchWork,
  { accountId, motivo, now }: { accountId: AccountId; motivo: EndReason; now: Date },
): Promise<void> {
  await tx
    .update(sessao)
    .set({ revogadaEm: now, motivo })
    .where(and(ofChurch(sessao, church), eq(sessao.accountId, accountId), isNull(sessao.revogadaEm)))
}

/** Ends a person's sessions at every church except one. The transaction must act as this account. */
export async function endSessionsEverywhere(
  tx: Tx,
  {
    accountId,
    except,
    motivo,
    now,
  }: { accountId: AccountId; except: string | undefined; motivo: EndReason; now: Date },
): Promise<void> {
  await tx
    .update(sessao)
    .set({ revogadaEm: now, motivo })
    .where(and(eq(sessao.accountId, accountId), isNull(sessao.revogadaEm), except ? ne(sessao.id, except) : undefined))
}

/** Selects the church's active sessions among the given ids. */
export async function listActiveSessionIds(
  { church, tx }: ChurchWork,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ id: sessao.id })
    .from(sessao)
    .where(
      and(ofChurch(sessao, church), inArray(sessao.id, [...ids]), isNull(sessao.revogadaEm), gt(sessao.expiraEm, now)),
    )
  return rows.map(({ id }) => id)
}

/** Whether the transaction's person has ever logged in, at any church. The transaction must act as this account. */
export async function hasLoggedIn(tx: Tx, accountId: AccountId): Promise<boolean> {
  return (await tx.select({ id: sessao.id }).from(sessao).where(eq(sessao.accountId, accountId)).limit(1)).length > 0
}

/** Selects the accounts that have logged in at this church. */
export async function listVisitedAccounts(
  { church, tx }: ChurchWork,
  accountIds: readonly AccountId[],
): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: sessao.accountId })
    .from(sessao)
    .where(and(ofChurch(sessao, church), inArray(sessao.accountId, [...accountIds])))
  return rows.map(({ accountId }) => accountId)
}

/** An active session of the person at this church. */
export async function findActiveSession(
  { church, tx }: ChurchWork,
  { accountId, id, now }: { accountId: AccountId; id: string; now: Date },
): Promise<SessionRow | undefined> {
  const [found] = await tx
    .select()
    .from(sessao)
    .where(
      and(
        ofChurch(sessao, church),
        eq(sessao.id, id),
        eq(sessao.accountId, accountId),
        isNull(sessao.revogadaEm),
        gt(sessao.expiraEm, now),
      ),
    )
  return found
}

/** The time of the last login or reauthentication in this session; null for a handed-over session without one. */
export async function findLastProof(
  { church, tx }: ChurchWork,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<Date | null> {
  const [found] = await tx
    .select({ confirmadaEm: sessao.confirmadaEm })
    .from(sessao)
    .where(and(ofChurch(sessao, church), eq(sessao.id, id), eq(sessao.accountId, accountId)))
  return found?.confirmadaEm ?? null
}

export async function markSessionProven(
  { church, tx }: ChurchWork,
  { accountId, id, now }: { accountId: AccountId; id: string; now: Date },
): Promise<void> {
  await tx
    .update(sessao)
    .set({ confirmadaEm: now })
    .where(and(ofChurch(sessao, church), eq(sessao.id, id), eq(sessao.accountId, accountId)))
}
