import type { Registration } from '@narthex/contract/users/registration.schemas'
import { newPassword } from '@narthex/contract/validation/password'
import type { CallSource } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type AccountRow, findAccount, type NewAccount } from '../auth/accounts.service.ts'
import { sendActivation } from '../auth/activation.service.ts'
import { invalidCredentials } from '../auth/auth.errors.ts'
import { takeTry } from '../auth/limits.service.ts'
import { provePassword } from '../auth/login.service.ts'
import { mailWelcome } from '../auth/mails.service.ts'
import { hashPassword } from '../auth/password-hashing.service.ts'
import { enrol } from './enrolment.service.ts'

/**
 * Registers a person at a church: with a new login, which is sent its activation e-mail, or by the password of the login
 * that the e-mail has. Tells whether the login is active. Throws INVALID_CAPTCHA, INVALID_CREDENTIALS, VALIDATION,
 * ALREADY_REGISTERED, CPF_IN_USE, TOO_MANY_REQUESTS, BUSY.
 */
export async function register(
  platform: Platform,
  church: ChurchScope,
  { captcha, email, senha, idioma, ...person }: Registration,
  source: CallSource,
): Promise<{ flagAtivo: boolean }> {
  await platform.captcha.verify(church, captcha)
  await platform.database.inIdentity(church, (tx) =>
    takeTry(platform, church, tx, { what: 'registration', email, isCaptchaSolved: true }, source),
  )
  const login = await loginFor(platform, church, { email, senha, idioma }, source)
  const { account } = await enrol(platform, church, {
    person,
    idioma,
    login,
    source,
    greet: (tx, account) => (account.flagAtivo ? mailWelcome : sendActivation)(platform, { church, tx, account }),
  })
  return { flagAtivo: account.flagAtivo }
}

async function loginFor(
  platform: Platform,
  church: ChurchScope,
  { email, senha, idioma }: Pick<Registration, 'email' | 'senha' | 'idioma'>,
  source: CallSource,
): Promise<AccountRow | NewAccount> {
  if (await findAccount(platform, church, email)) {
    const proof = { email, password: senha, isCaptchaSolved: true }
    const account = await provePassword(platform, church, proof, source)
    if (!account) throw invalidCredentials()
    return account
  }
  const password = validate(newPassword, senha, 'body.senha')
  return { email, senhaHash: await hashPassword(password), idioma, flagAtivo: false }
}
