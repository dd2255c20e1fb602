import { Outbox } from '@narthex/client/outbox/outbox'
import { markClassAttendance } from '@narthex/contract/classes/class-register.endpoints'
import type { ShownMark } from '@narthex/contract/classes/class-register.schemas'
import { callApi } from './api.ts'

/** Attendance of a person as it was tapped. */
export interface TappedMark {
  readonly flagPresente: boolean | null
  /** ISO 8601, by the clock of this device. */
  readonly marcadaEm: string
}

/** Marks that the server does not have yet, by class, day and enrolment. Each tap is a write of its own (decision 0204). */
export const attendanceOutbox = new Outbox<TappedMark, 'refused', ShownMark>({
  name: 'classMarks',
  mark: 'unsentClassMarks',
  send: (mark, { names: [id, data, matriculaId] }) =>
    callApi(markClassAttendance, {
      params: { id: String(id), data: String(data), matriculaId: String(matriculaId) },
      body: mark,
    }),
  toProblem: () => 'refused',
  // The latest mark counts, whatever the server had.
  rebase: (later) => later,
})
