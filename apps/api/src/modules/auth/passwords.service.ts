import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountByEmail, findAccountById, nameAccount, updateAccount } from './accounts.queries.ts'
import type { LookUp } from './accounts.service.ts'
import { emailNotFound } from './auth.errors.ts'
import { removeCodesEverywhere } from './codes.queries.ts'
import { issueCode, requireCode, takeCode } from './codes.service.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'
import { proveAgain } from './login.service.ts'
import { mailPasswordChanged, mailRecovery } from './mails.service.ts'
import { hashPassword } from './password-hashing.service.ts'
import { endSessionsEverywhere } from './sessions.queries.ts'
import { forgetActor } from './sessions.service.ts'

/** Sends a code to replace a forgotten password. Throws EMAIL_NOT_FOUND (specification §8), and what limits throw. */
export async function recoverPassword(
  platform: Platform,
  church: ChurchScope,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<void> {
  const isCaptchaSolved = await takeCaptcha(platform, church, captcha)
  const isKnown = await platform.database.inIdentity(church, async (tx) => {
    await takeTry(platform, church, tx, { what: 'mail', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(tx, email)
    if (!account) return false
    const { codigo } = await issueCode(platform, church, tx, { contaId: account.id, finalidade: 'RECUPERACAO' })
    await mailRecovery(platform, { church, tx, account }, codigo)
    return true
  })
  // Not sooner: what is thrown within takes the counted try back.
  if (!isKnown) throw emailNotFound()
}

/** Sets a new password by the code of a recovery e-mail, and ends all sessions everywhere. Throws INVALID_CODE, BUSY. */
export async function replacePassword(
  platform: Platform,
  church: ChurchScope,
  { codigo, senha }: { readonly codigo: string; readonly senha: string },
  source: CallSource,
): Promise<void> {
  const code = { codigo, finalidade: 'RECUPERACAO' } as const
  await platform.database.inIdentity(church, (tx) => requireCode(platform, church, tx, code))
  const senhaHash = await hashPassword(senha)
  const contaId = await platform.database.inIdentity(church, async (tx) => {
    const contaId = await takeCode(platform, church, tx, code)
    // Whoever holds the code has read the e-mail.
    await setPassword(platform, church, tx, {
      contaId,
      senhaHash,
      flagAtivo: true,
      acao: 'PASSWORD_RECOVERED',
      source,
    })
    return contaId
  })
  await forgetActor(platform, contaId)
}

/**
 * Sets a new password by the current one, and ends the person's other sessions everywhere. A wrong one counts as a
 * failed login. Throws WRONG_PASSWORD, and what limits throw.
 */
export async function changePassword(
  platform: Platform,
  church: ChurchScope,
  given: { readonly senhaAtual: string; readonly senha: string; readonly captcha?: string | undefined },
  { actor, source }: { actor: Actor; source: CallSource },
): Promise<void> {
  const isCaptchaSolved = await takeCaptcha(platform, church, given.captcha)
  await proveAgain(platform, church, { senha: given.senhaAtual, isCaptchaSolved }, { actor, source })
  const senhaHash = await hashPassword(given.senha)
  await platform.database.inIdentity(church, (tx) =>
    setPassword(platform, church, tx, {
      contaId: actor.userId,
      senhaHash,
      acao: 'PASSWORD_CHANGED',
      source,
      except: actor.sessionId,
    }),
  )
  await forgetActor(platform, actor.userId)
}

interface PasswordChange {
  readonly contaId: number
  readonly senhaHash: string
  readonly flagAtivo?: true
  readonly acao: AuditedAct
  readonly source: CallSource
  /** The session that goes on. */
  readonly except?: string
}

async function setPassword(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { contaId, senhaHash, flagAtivo, acao, source, except }: PasswordChange,
): Promise<void> {
  const now = platform.clock()
  await nameAccount(tx, contaId)
  await updateAccount(tx, contaId, { senhaHash, dataUltimaAlteracao: now, ...(flagAtivo ? { flagAtivo } : {}) })
  await endSessionsEverywhere(tx, { contaId, except, motivo: 'PASSWORD_CHANGED', now })
  // Whoever holds one could come in yet, or set a password of their own.
  await removeCodesEverywhere(tx, { contaId, finalidades: ['ENTREGA', 'RECUPERACAO'] })
  await recordAct(platform, church, tx, { acao, contaId, source })
  const account = await findAccountById(tx, contaId)
  if (account) await mailPasswordChanged(platform, { church, tx, account })
}
