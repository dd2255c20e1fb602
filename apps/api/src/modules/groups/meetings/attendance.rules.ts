import type { MemberId } from '../../../platform/ids.ts'

/** Attendance of a member, with the time at which a leader marked it. */
export interface Mark {
  readonly memberId: MemberId
  readonly flagPresente: boolean
  readonly marcadaEm: Date
}

/**
 * The sent marks that are newer than the stored ones; at equal times, present wins. The merge is commutative and
 * idempotent, so the order and repetition of sync do not matter. A future time is clamped to now, so that a wrong clock
 * cannot override later marks.
 */
export function selectNewerMarks(kept: readonly Mark[], sent: readonly Mark[], now: Date): Mark[] {
  const keptByMember = new Map(kept.map((mark) => [mark.memberId, mark]))
  return sent
    .map((mark) => (mark.marcadaEm > now ? { ...mark, marcadaEm: now } : mark))
    .filter((mark) => {
      const other = keptByMember.get(mark.memberId)
      if (!other) return true
      const later = mark.marcadaEm.getTime() - other.marcadaEm.getTime()
      return later > 0 || (later === 0 && mark.flagPresente && !other.flagPresente)
    })
}
