import { minuteMs } from '@narthex/contract/durations'
import {
  acceptOperatorInvitation,
  nameOperator,
  openOperatorInvitation,
} from '../modules/auth/operators/operator-invitations.service.ts'
import { beginOperatorLogin, completeOperatorLogin } from '../modules/auth/operators/operator-login.service.ts'
import type { Platform } from '../platform/platform.ts'
import { nextAddress } from './http-api.ts'
import { usualPassword } from './people.ts'
import { makeTotp } from './second-factors.ts'

export const operatorHost = 'admin.narthex.test'
/** The headers of a call that a page of the operators' console makes, without a session. */
export const operatorPage = { host: operatorHost, origin: `http://${operatorHost}` }

export const operatorCookie = (secret: string) => `narthex-operator=${secret}`

/** An operator who has set their account up, and the secret of their authenticator app. */
export interface TestOperator {
  readonly email: string
  readonly segredo: string
}

/** Names an operator and sets up their new account. */
export async function addOperator(platform: Platform, email = 'operadora@example.org'): Promise<TestOperator> {
  const { link = '' } = await nameOperator(platform, email)
  const codigo = new URLSearchParams(new URL(link).hash.slice(1)).get('codigo') ?? ''
  const source = { address: nextAddress(), userAgent: 'test' }
  const { segredo } = await openOperatorInvitation(platform, codigo, source)
  const totp = makeTotp(segredo, platform.clock().getTime())
  await acceptOperatorInvitation(platform, { codigo, senha: usualPassword, totp }, source)
  return { email, segredo }
}

/** Opens a session of an operator, past the code that set the account up; gives the secret of its cookie. */
export async function openOperator(platform: Platform, { email, segredo }: TestOperator): Promise<string> {
  const source = { address: nextAddress(), userAgent: 'test', host: operatorHost }
  const { desafio } = await beginOperatorLogin(platform, { username: email, password: usualPassword }, source)
  // The next code: that of this half minute was used by the set-up.
  const codigo = makeTotp(segredo, platform.clock().getTime() + minuteMs / 2)
  return (await completeOperatorLogin(platform, { desafio, prova: { tipo: 'TOTP', codigo } }, source)).secret
}

/** The headers of a call of a new operator's session. */
export async function operatorHeaders(platform: Platform, email?: string): Promise<Record<string, string>> {
  const operator = await addOperator(platform, email)
  return { ...operatorPage, cookie: operatorCookie(await openOperator(platform, operator)) }
}
