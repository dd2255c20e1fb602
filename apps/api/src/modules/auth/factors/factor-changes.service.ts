import { unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork, KeyedWork } from '../../../platform/work/church-work.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { type AccountRow, lockAccount, setCurrentAccount, updateAccount } from '../accounts.queries.ts'
import { removeCodesEverywhere } from '../codes.queries.ts'
import { entryCodes } from '../codes.rules.ts'
import { mailFactorNews } from '../mails.service.ts'
import { endSessionsEverywhere } from '../sessions.queries.ts'
import { listPasskeys, removePasskeys } from './passkeys.queries.ts'
import { requireRecentProof } from './reauthentication.service.ts'
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts'
import { findTotp, removeTotp } from './totp.queries.ts'

/** Runs a transaction that changes the caller's factors, with their account locked. */
export function changeOwnFactors<T>(
  { actor, inIdentity }: MemberCall,
  change: (work: ChurchWork, account: AccountRow) => Promise<T>,
): Promise<T> {
  return inIdentity(async (work) => {
    await setCurrentAccount(work.tx, actor.accountId)
    const account = await lockAccount(work.tx, actor.accountId)
    if (!account) throw unauthenticated()
    await requireRecentProof(work, actor)
    return change(work, account)
  })
}

/**
 * Adds a factor to the caller's account and notifies them by e-mail. The first factor returns recovery codes to show, and
 * ends the person's other sessions everywhere, so that every remaining session used both factors.
 * Throws REAUTHENTICATION_REQUIRED, and the errors of `add`.
 */
export async function addFactor(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  add: (work: ChurchWork, account: AccountRow) => Promise<'CHAVE_ACESSO' | 'TOTP'>,
): Promise<string[] | null> {
  const { actor, source } = call
  const accountId = actor.accountId
  return changeOwnFactors(call, async (work, account) => {
    const tipo = await add(work, account)
    work.afterCommit({ accounts: [accountId] })
    await recordAct(work, { acao: 'FACTOR_ADDED', accountId, source, detalhes: { tipo } })
    await mailFactorNews(platform, { work, account }, 'factor-added')
    if (account.segundoFatorDesde) return null
    const { now } = work
    await updateAccount(work.tx, accountId, { segundoFatorDesde: now, dataUltimaAlteracao: now })
    await endSessionsEverywhere(work.tx, { accountId, except: actor.sessionId, motivo: 'REVOKED', now })
    await removeCodesEverywhere(work.tx, { accountId, finalidades: entryCodes })
    return makeRecoveryCodes(work, accountId)
  })
}

/** Replaces the recovery codes of an account. The transaction must act as this account. */
export async function makeRecoveryCodes(work: KeyedWork, accountId: AccountId): Promise<string[]> {
  const codes = newRecoveryCodes()
  const key = work.keys('recovery codes')
  const hashes = codes.map((code) => hashRecoveryCode(key, accountId, code))
  await replaceRecoveryCodes(work.tx, accountId, { hashes, now: work.now })
  return codes
}

/** If the account has no factor left, its logins no longer need a second step. */
export async function settleFactorRemoval(work: ChurchWork, accountId: AccountId): Promise<void> {
  const isLeft =
    (await findTotp(work.tx, accountId)) !== undefined || (await listPasskeys(work.tx, accountId)).length > 0
  if (isLeft) return
  await removeRecoveryCodes(work.tx, accountId)
  await updateAccount(work.tx, accountId, { segundoFatorDesde: null, dataUltimaAlteracao: work.now })
}

/** Removes all factors of an account. The transaction must act as this account. */
export async function removeAllFactors(work: ChurchWork, accountId: AccountId): Promise<void> {
  await removePasskeys(work.tx, accountId)
  await removeTotp(work.tx, accountId)
  await settleFactorRemoval(work, accountId)
}
