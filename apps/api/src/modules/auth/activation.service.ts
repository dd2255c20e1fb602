import type { CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountByEmail, findAccountById, updateAccount } from './accounts.queries.ts'
import type { LookUp } from './accounts.service.ts'
import { issueCode, takeCode } from './codes.service.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'
import { type Addressee, mailActivation, mailWelcome } from './mails.service.ts'

/**
 * Sends the activation e-mail again where there is something to confirm, and says nothing of whether there is.
 * Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, INVALID_CAPTCHA.
 */
export async function requestActivation(
  platform: Platform,
  church: ChurchScope,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<void> {
  const isCaptchaSolved = await takeCaptcha(platform, church, captcha)
  await platform.database.inIdentity(church, async (tx) => {
    await takeTry(platform, church, tx, { what: 'mail', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(tx, email)
    if (account && !account.flagAtivo) await sendActivation(platform, { church, tx, account })
  })
}

/** Sends a login the code that confirms its e-mail. */
export async function sendActivation(platform: Platform, to: Addressee): Promise<void> {
  const { codigo } = await issueCode(platform, to.church, to.tx, { contaId: to.account.id, finalidade: 'ATIVACAO' })
  await mailActivation(platform, to, codigo)
}

/** Confirms the e-mail that a code was sent to, and welcomes its reader. Throws INVALID_CODE. */
export async function confirmEmail(
  platform: Platform,
  church: ChurchScope,
  codigo: string,
  source: CallSource,
): Promise<void> {
  await platform.database.inIdentity(church, async (tx) => {
    const contaId = await takeCode(platform, church, tx, { codigo, finalidade: 'ATIVACAO' })
    await updateAccount(tx, contaId, { flagAtivo: true, dataUltimaAlteracao: platform.clock() })
    await recordAct(platform, church, tx, { acao: 'EMAIL_CONFIRMED', contaId, source })
    const account = await findAccountById(tx, contaId)
    if (account) await mailWelcome(platform, { church, tx, account })
  })
}
