import type { Registration } from '@narthex/contract/users/registration.schemas'
import { newPassword } from '@narthex/contract/validation/password'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findAccount, type LoginAccount, type NewAccount } from '../auth/accounts.service.ts'
import { sendActivation } from '../auth/activation.service.ts'
import { countAttempt } from '../auth/limits.service.ts'
import { mailWelcome } from '../auth/mails.service.ts'
import { verifyPassword } from '../auth/password-check.service.ts'
import { hashPassword } from '../auth/password-hashing.service.ts'
import { judgePassword } from '../auth/password-judgement.service.ts'
import { addMembership } from './enrolment.service.ts'

/**
 * Registers a person at a church: with a new account, which gets an activation e-mail, or with the password of the
 * e-mail's existing account. Returns whether the account is active.
 */
export async function registerPerson(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: ChurchCall,
  { captcha, email, senha, idioma, ...person }: Registration,
  source: CallSource,
): Promise<{ flagAtivo: boolean }> {
  await platform.captcha.verify(call.church, captcha)
  await call.inIdentity((work) => countAttempt(work, { what: 'registration', email, isCaptchaSolved: true }, source))
  const login = await loginFor(call, { email, senha, idioma, ...person }, source)
  const { account } = await addMembership(call, {
    person,
    idioma,
    login,
    source,
    greet: (work, account) => (account.flagAtivo ? mailWelcome : sendActivation)(platform, { work, account }),
  })
  return { flagAtivo: account.flagAtivo }
}

async function loginFor(
  call: ChurchCall,
  { email, senha, idioma, ...person }: Omit<Registration, 'captcha'>,
  source: CallSource,
): Promise<LoginAccount | NewAccount> {
  const known = await findAccount(call, email)
  // The owner of an unconfirmed account is not proven: they confirm the e-mail first and register here afterwards.
  if (known && !known.flagAtivo) throw new DomainError('ACCOUNT_INACTIVE')
  if (known) {
    const proof = { email, password: senha, isCaptchaSolved: true }
    const account = await verifyPassword(call, proof, source)
    if (!account) throw new DomainError('INVALID_CREDENTIALS')
    return account
  }
  const given = validate(newPassword, senha, 'body.senha')
  const password = await judgePassword(call, given, { email, ...person })
  return { email, senhaHash: await hashPassword(password), idioma, flagAtivo: false }
}
