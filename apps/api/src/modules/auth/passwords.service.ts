import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { distrustMembers, findMemberOfAccount } from '../members/members.queries.ts'
import { takeAccountMailTurn } from './account-mails.service.ts'
import {
  findAccountByEmail,
  findAccountById,
  lockAccount,
  setCurrentAccount,
  updateAccount,
} from './accounts.queries.ts'
import type { LookUp } from './accounts.service.ts'
import { removeCodesEverywhere } from './codes.queries.ts'
import { entryCodes } from './codes.rules.ts'
import { issueCode, requireCode, takeCode } from './codes.service.ts'
import { countAttempt, verifyCaptcha } from './limits.service.ts'
import { mailPasswordChanged, mailRecovery } from './mails.service.ts'
import { verifyPasswordAgain } from './password-check.service.ts'
import { hashPassword } from './password-hashing.service.ts'
import { judgePassword, type PasswordOwner } from './password-judgement.service.ts'
import { endSessionsEverywhere } from './sessions.queries.ts'

/**
 * Mails a code to replace a forgotten password, unless the mailbox has had too many: the answer is the same. Throws
 * EMAIL_NOT_FOUND (specification §8), and the rate limit's errors.
 */
export async function recoverPassword(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: ChurchCall,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<void> {
  const isCaptchaSolved = await verifyCaptcha(platform, call, captcha, source)
  const isKnown = await call.inIdentity(async (work) => {
    await countAttempt(work, { what: 'mail', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(work.tx, email)
    if (!account) return false
    // An earlier code stays good: a new one would reach no one.
    if (!(await takeAccountMailTurn(work, email, source))) return true
    const { codigo } = await issueCode(work, { accountId: account.id, finalidade: 'RECUPERACAO' })
    await mailRecovery(platform, { work, account }, codigo)
    return true
  })
  // Outside the transaction: a rollback would undo the counted attempt.
  if (!isKnown) throw new DomainError('EMAIL_NOT_FOUND')
}

/** Sets a new password, proven by the code of a recovery e-mail, and ends all sessions everywhere. */
export async function replacePassword(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  { codigo, senha }: { readonly codigo: string; readonly senha: string },
  source: CallSource,
): Promise<void> {
  const code = { codigo, finalidade: 'RECUPERACAO' } as const
  const holder = await call.inIdentity((work) => requireCode(work, code))
  const senhaHash = await hashPassword(await judgePassword(call, senha, await findOwner(call, holder)))
  await call.inIdentity(async (work) => {
    const accountId = await takeCode(work, code)
    // The code proves access to the mailbox.
    await setPassword(platform, work, {
      accountId,
      senhaHash,
      flagAtivo: true,
      acao: 'PASSWORD_RECOVERED',
      source,
    })
  })
}

/**
 * Sets a new password, proven by the current one, and ends the person's other sessions everywhere. A wrong current
 * password counts as a failed login.
 */
export async function changePassword(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: MemberCall,
  given: { readonly senhaAtual: string; readonly senha: string; readonly captcha?: string | undefined },
): Promise<void> {
  const { actor, source } = call
  const isCaptchaSolved = await verifyCaptcha(platform, call, given.captcha, call.source)
  await verifyPasswordAgain(call, { senha: given.senhaAtual, isCaptchaSolved })
  const owner = await findOwner(call, actor.accountId)
  const senhaHash = await hashPassword(await judgePassword(call, given.senha, owner))
  await call.inIdentity((work) =>
    setPassword(platform, work, {
      accountId: actor.accountId,
      senhaHash,
      acao: 'PASSWORD_CHANGED',
      source,
      except: actor.sessionId,
    }),
  )
}

/** The person whose names the password must not contain; they may not be a member here. */
async function findOwner(call: ChurchCall, accountId: AccountId): Promise<PasswordOwner> {
  const account = await call.inIdentity(({ tx }) => findAccountById(tx, accountId))
  const member = await call.inChurch((work) => findMemberOfAccount(work, accountId))
  return { email: account?.email, nome: member?.nome, sobrenome: member?.sobrenome }
}

interface PasswordChange {
  readonly accountId: AccountId
  readonly senhaHash: string
  readonly flagAtivo?: true
  readonly acao: AuditedAct
  readonly source: CallSource
  /** The session that stays active. */
  readonly except?: string
}

async function setPassword(
  platform: Needs<'domain' | 'mail'>,
  work: ChurchWork,
  { accountId, senhaHash, flagAtivo, acao, source, except }: PasswordChange,
): Promise<void> {
  const { now } = work
  await setCurrentAccount(work.tx, accountId)
  const before = flagAtivo && (await lockAccount(work.tx, accountId))
  // Until now the address and the data of the registration may have come from a stranger.
  if (before && !before.flagAtivo) await distrustMembers(work.tx, accountId)
  await updateAccount(work.tx, accountId, { senhaHash, dataUltimaAlteracao: now, ...(flagAtivo ? { flagAtivo } : {}) })
  await endSessionsEverywhere(work.tx, { accountId, except, motivo: 'PASSWORD_CHANGED', now })
  work.afterCommit({ accounts: [accountId] })
  // The holder of an earlier code could still log in or set a password.
  await removeCodesEverywhere(work.tx, { accountId, finalidades: [...entryCodes, 'ATIVACAO', 'RECUPERACAO'] })
  await recordAct(work, { acao, accountId, source })
  const account = await findAccountById(work.tx, accountId)
  if (account) await mailPasswordChanged(platform, { work, account })
}
