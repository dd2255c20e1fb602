import { dayMs, hourMs, minuteMs } from '@narthex/contract/durations'

export const sessionLifetimes = {
  accessTokenMs: 10 * minuteMs,
  /** A session expires after this time without renewal. */
  refreshTokenMs: 30 * dayMs,
  /** Maximum lifetime, regardless of renewals. */
  sessionMs: 180 * dayMs,
  /** Time after its first use in which a used refresh token counts as a second tab's. */
  graceMs: 10_000,
} as const

/** Sessions of the office. */
export const officeLifetimes = {
  /** A session ends after this time without a call: a working day, and not the night after it. */
  idleMs: 12 * hourMs,
  /** Maximum lifetime, regardless of use. */
  sessionMs: 30 * dayMs,
  /** Precision of the last use, so that not every call is a write. */
  useMs: 5 * minuteMs,
} as const

/** The end of a session of the office that is used now. */
export function officeExpiry(now: Date, beganAt: Date): Date {
  const { idleMs, sessionMs } = officeLifetimes
  return new Date(Math.min(now.getTime() + idleMs, beganAt.getTime() + sessionMs))
}

export interface KeptToken {
  readonly expiraEm: Date
  readonly usadoEm: Date | null
  readonly sessaoExpiraEm: Date
  readonly revogadaEm: Date | null
}

/**
 * The decision on a refresh token: `rotate` issues its successor, `repeat` answers the same successor again, `replay`
 * means that two clients use it, so that its session must end.
 */
export function judgeToken(token: KeptToken, now: Date): 'rotate' | 'repeat' | 'replay' | 'over' {
  const { expiraEm, usadoEm, sessaoExpiraEm, revogadaEm } = token
  if (revogadaEm || sessaoExpiraEm <= now) return 'over'
  if (usadoEm) return now.getTime() - usadoEm.getTime() <= sessionLifetimes.graceMs ? 'repeat' : 'replay'
  return expiraEm <= now ? 'over' : 'rotate'
}

/** The expiry of a refresh token that is issued now: never later than its session's. */
export function tokenExpiry(now: Date, sessionExpiry: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetimes.refreshTokenMs, sessionExpiry.getTime()))
}
