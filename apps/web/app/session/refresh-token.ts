import { refreshTokenKey } from './session.ts'

/** Fallback where storage is denied; lasts until the page is unloaded. */
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
    // Storage is denied or full.
  }
}
