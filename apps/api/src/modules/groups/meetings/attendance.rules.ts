import type { MemberId } from '../../../platform/ids.ts'
import { clampMark, isNewerMark } from '../../members/attendance-marks.service.ts'

/** Attendance of a member, with the time at which a leader marked it. */
export interface Mark {
  readonly memberId: MemberId
  readonly flagPresente: boolean
  readonly marcadaEm: Date
}

/** The sent marks that are newer than the stored ones. */
export function selectNewerMarks(kept: readonly Mark[], sent: readonly Mark[], now: Date): Mark[] {
  const keptByMember = new Map(kept.map((mark) => [mark.memberId, mark]))
  return sent.map((mark) => clampMark(mark, now)).filter((mark) => isNewerMark(keptByMember.get(mark.memberId), mark))
}
