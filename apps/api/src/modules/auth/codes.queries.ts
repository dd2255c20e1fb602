import { and, eq, gt, type InferInsertModel, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { codigoUnico } from './auth.tables.ts'
import type { CodePurpose } from './codes.rules.ts'

/** The condition for a valid code of a church. */
const goodCode = (
  scope: ChurchScope,
  { hash, finalidade, now }: { hash: string; finalidade: CodePurpose; now: Date },
) =>
  and(
    ofChurch(codigoUnico, scope),
    eq(codigoUnico.hash, hash),
    eq(codigoUnico.finalidade, finalidade),
    isNull(codigoUnico.usadoEm),
    gt(codigoUnico.expiraEm, now),
  )

/** Adds a code; removes expired codes, and the person's earlier ones for the same purpose unless those are kept. */
export async function replaceCode(
  { church, tx }: ChurchWork,
  row: Omit<InferInsertModel<typeof codigoUnico>, 'igrejaId'>,
  { now, keepsOthers }: { now: Date; keepsOthers: boolean },
): Promise<void> {
  const isTooOld = lte(codigoUnico.expiraEm, now)
  await tx
    .delete(codigoUnico)
    .where(
      and(
        ofChurch(codigoUnico, church),
        eq(codigoUnico.accountId, row.accountId),
        keepsOthers ? isTooOld : or(eq(codigoUnico.finalidade, row.finalidade), isTooOld),
      ),
    )
  await tx.insert(codigoUnico).values({ ...row, igrejaId: church.igrejaId })
}

/** The owner of a code, which stays valid. */
export async function findCode({ church, tx }: ChurchWork, code: Parameters<typeof goodCode>[1]) {
  const [found] = await tx.select({ accountId: codigoUnico.accountId }).from(codigoUnico).where(goodCode(church, code))
  return found?.accountId
}

/** Uses up a code and returns its owner; of two concurrent calls only the first succeeds. */
export async function spendCode({ church, tx }: ChurchWork, code: Parameters<typeof goodCode>[1]) {
  const [spent] = await tx
    .update(codigoUnico)
    .set({ usadoEm: code.now })
    .where(goodCode(church, code))
    .returning({ accountId: codigoUnico.accountId })
  return spent?.accountId
}

/** The expiry of the person's valid code; undefined if they have none. */
export async function findExpiry(
  { church, tx }: ChurchWork,
  { accountId, finalidade, now }: { accountId: AccountId; finalidade: CodePurpose; now: Date },
): Promise<Date | undefined> {
  const [found] = await tx
    .select({ expiraEm: codigoUnico.expiraEm })
    .from(codigoUnico)
    .where(and(ofPerson(church, accountId, finalidade), isNull(codigoUnico.usadoEm), gt(codigoUnico.expiraEm, now)))
  return found?.expiraEm
}

/** Returns whether there was a code. */
export async function removeCodes(
  { church, tx }: ChurchWork,
  { accountId, finalidade }: { accountId: AccountId; finalidade: CodePurpose },
): Promise<boolean> {
  const removed = await tx
    .delete(codigoUnico)
    .where(ofPerson(church, accountId, finalidade))
    .returning({ hash: codigoUnico.hash })
  return removed.length > 0
}

/** Removes a person's codes for these purposes at every church. The transaction must act as this account. */
export async function removeCodesEverywhere(
  tx: Tx,
  { accountId, finalidades }: { accountId: AccountId; finalidades: readonly CodePurpose[] },
): Promise<void> {
  await tx
    .delete(codigoUnico)
    .where(and(eq(codigoUnico.accountId, accountId), inArray(codigoUnico.finalidade, [...finalidades])))
}

const ofPerson = (scope: ChurchScope, accountId: AccountId, finalidade: CodePurpose) =>
  and(ofChurch(codigoUnico, scope), eq(codigoUnico.accountId, accountId), eq(codigoUnico.finalidade, finalidade))
