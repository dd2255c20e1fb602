import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { keepRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

/** A token that is about to run out is renewed before it is sent. */
const earlyMs = 5_000

let runsOut: { readonly token: string; readonly at: number } | undefined

/** From now on calls are made with this token; the refresh token is there for all tabs. */
export function keepCredential({ token, refreshToken }: Pick<Credential, 'token' | 'refreshToken'>): void {
  const { exp, iat } = claimsOf(token)
  // By its length of life, not by its end: the device's clock may be wrong.
  if (exp && iat) runsOut = { token, at: Date.now() + (exp - iat) * 1000 }
  keepRefreshToken(refreshToken)
  useSession.setState({ token })
}

/** Whether a token has run out, as far as this device can tell: one that says nothing of it has not. */
export function hasRunOut(token: string): boolean {
  const at = runsOut?.token === token ? runsOut.at : (claimsOf(token).exp ?? Number.POSITIVE_INFINITY) * 1000
  return Date.now() > at - earlyMs
}

function claimsOf(token: string): { readonly exp?: number; readonly iat?: number } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
