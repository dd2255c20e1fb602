import { refreshTokenKey } from './session.ts'

/** Where the browser denies its storage: good until the page goes. */
let kept: string | undefined

export function readRefreshToken(): string | undefined {
  try {
    return localStorage.getItem(refreshTokenKey) ?? undefined
  } catch {
    return kept
  }
}

export function keepRefreshToken(token: string | undefined): void {
  kept = token
  try {
    if (token) localStorage.setItem(refreshTokenKey, token)
    else localStorage.removeItem(refreshTokenKey)
  } catch {
    // Denied, or full.
  }
}
