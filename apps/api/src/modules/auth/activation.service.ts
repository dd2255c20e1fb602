import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { takeAccountMailTurn } from './account-mails.service.ts'
import {
  type AccountRow,
  findAccountByEmail,
  findAccountById,
  lockAccount,
  setCurrentAccount,
  updateAccount,
} from './accounts.queries.ts'
import type { LookUp } from './accounts.service.ts'
import { removeCodesEverywhere } from './codes.queries.ts'
import { issueCode, requireCode, takeCode } from './codes.service.ts'
import { countAttempt, verifyCaptcha } from './limits.service.ts'
import { type Addressee, mailActivation, mailWelcome } from './mails.service.ts'

/** Sends the activation e-mail again if the account is unconfirmed; the result does not reveal whether it is. */
export async function requestActivation(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: ChurchCall,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<void> {
  const isCaptchaSolved = await verifyCaptcha(platform, call, captcha)
  await call.inIdentity(async (work) => {
    await countAttempt(work, { what: 'mail', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(work.tx, email)
    if (account && !account.flagAtivo) await sendActivation(platform, { work, account }, source)
  })
}

/** Mails an account the code that confirms its e-mail, unless its mailbox has had too many. */
export async function sendActivation(
  platform: Needs<'domain' | 'mail'>,
  to: Addressee,
  source?: CallSource,
): Promise<void> {
  if (!(await takeAccountMailTurn(to.work, to.account.email, source))) return
  const { codigo } = await issueCode(to.work, { accountId: to.account.id, finalidade: 'ATIVACAO' })
  await mailActivation(platform, to, codigo)
}

/** The unconfirmed account of an activation code; the code stays valid. */
export async function findUnconfirmedAccount(work: ChurchWork, codigo: string): Promise<AccountRow> {
  return requireUnconfirmed(await findAccountById(work.tx, await requireCode(work, { codigo, finalidade: 'ATIVACAO' })))
}

export interface Activation {
  readonly codigo: string
  /** Replaces the password of the registration. */
  readonly senhaHash?: string
  readonly source: CallSource
}

/**
 * Uses up the code and activates the account, within a transaction of `Database.inIdentity`, which then acts as this
 * account. Mails a welcome; all other activation codes of the person become invalid.
 */
export async function activateAccount(
  platform: Needs<'domain' | 'mail'>,
  work: ChurchWork,
  { codigo, senhaHash, source }: Activation,
): Promise<AccountRow> {
  // The code's row is locked first: of two clicks the second one finds the code used.
  const accountId = await takeCode(work, { codigo, finalidade: 'ATIVACAO' })
  await setCurrentAccount(work.tx, accountId)
  const account = requireUnconfirmed(await lockAccount(work.tx, accountId))
  const change = { flagAtivo: true, dataUltimaAlteracao: work.now, ...(senhaHash && { senhaHash }) }
  await updateAccount(work.tx, accountId, change)
  await removeCodesEverywhere(work.tx, { accountId, finalidades: ['ATIVACAO', 'RECUPERACAO'] })
  const detalhes = { senha: senhaHash ? 'NOVA' : 'MESMA' }
  await recordAct(work, { acao: 'EMAIL_CONFIRMED', accountId, source, detalhes })
  await mailWelcome(platform, { work, account })
  return account
}

function requireUnconfirmed(account: AccountRow | undefined): AccountRow {
  if (!account || account.flagAtivo) throw new DomainError('INVALID_CODE')
  return account
}
