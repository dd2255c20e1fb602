import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { keepRefreshToken } from './refresh-token.ts'
import { useSession } from './session.ts'

/** Tokens that expire sooner than this are renewed before they are sent. */
const earlyMs = 5_000

let runsOut: { readonly token: string; readonly at: number } | undefined

/** Stores the token for this tab and the refresh token for all tabs. */
export function keepCredential({ token, refreshToken }: Pick<Credential, 'token' | 'refreshToken'>): void {
  const { exp, iat } = claimsOf(token)
  // Computed from its lifetime, not from `exp`: the device's clock may be wrong.
  if (exp && iat) runsOut = { token, at: Date.now() + (exp - iat) * 1000 }
  keepRefreshToken(refreshToken)
  useSession.setState({ token })
}

/** Whether the token has expired by this device's clock. False where the expiry is unknown. */
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
