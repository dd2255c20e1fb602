const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const sessionLives = {
  accessTokenMs: 10 * minuteMs,
  /** A session expires after this time without renewal. */
  refreshTokenMs: 30 * dayMs,
  /** Maximum lifetime, regardless of renewals. */
  sessionMs: 180 * dayMs,
  /** So long after its first use a refresh token is taken for that of a second tab. */
  graceMs: 10_000,
  /** So long after proving who they are a person may change what guards their login. */
  proofMs: 10 * minuteMs,
} as const

export interface KeptToken {
  readonly expiraEm: Date
  readonly usadoEm: Date | null
  readonly sessaoExpiraEm: Date
  readonly revogadaEm: Date | null
}

/**
 * What to do with a refresh token: `rotate` gives its successor, `repeat` the same successor once more, `replay` says
 * that two hold it, so that its session must end.
 */
export function judgeToken(token: KeptToken, now: Date): 'rotate' | 'repeat' | 'replay' | 'over' {
  const { expiraEm, usadoEm, sessaoExpiraEm, revogadaEm } = token
  if (revogadaEm || sessaoExpiraEm <= now) return 'over'
  if (usadoEm) return now.getTime() - usadoEm.getTime() <= sessionLives.graceMs ? 'repeat' : 'replay'
  return expiraEm <= now ? 'over' : 'rotate'
}

/** When a refresh token that is given out now is too old: never later than its session. */
export function tokenExpiry(now: Date, sessionExpiry: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLives.refreshTokenMs, sessionExpiry.getTime()))
}
