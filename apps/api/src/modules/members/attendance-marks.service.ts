/** Attendance of a person, with the time at which a leader marked it. Null: a mark that was taken back. */
export interface AttendanceMark {
  readonly flagPresente: boolean | null
  readonly marcadaEm: Date
}

/** Limits a mark to now: a wrong clock cannot override later marks. */
export const clampMark = <M extends AttendanceMark>(mark: M, now: Date): M =>
  mark.marcadaEm > now ? { ...mark, marcadaEm: now } : mark

const rank = ({ flagPresente }: AttendanceMark) => (flagPresente === null ? 0 : flagPresente ? 2 : 1)

/**
 * Whether a sent mark replaces the stored one: the later of both counts; at equal times, present wins. The merge is commutative
 * and idempotent, so the order and repetition of sync do not matter.
 */
export function isNewerMark(kept: AttendanceMark | undefined, sent: AttendanceMark): boolean {
  if (!kept) return true
  const later = sent.marcadaEm.getTime() - kept.marcadaEm.getTime()
  return later > 0 || (later === 0 && rank(sent) > rank(kept))
}
