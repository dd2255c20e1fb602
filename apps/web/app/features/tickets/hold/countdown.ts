/** Warned of when this much is left. */
export const warnMs = 120_000

/** `9:07`, as a clock counts down. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Lead of the server's clock over this device's, in milliseconds. */
export const findClockLead = (agora: string, receivedAt: number) => Date.parse(agora) - receivedAt

export const findRemainingMs = (expiraEm: string, clockLead: number, now: number) =>
  Math.max(0, Date.parse(expiraEm) - (now + clockLead))
