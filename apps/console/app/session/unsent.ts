import { useOwner } from '@narthex/client/calls/owner'
import { attendanceOutbox } from './attendance-outbox.ts'
import { kindOfCopies, openCopies } from './unsent-copies.ts'

/** Numbers of what this device alone has: texts of records, and marks of attendance. */
export interface Unsent {
  readonly texts: number
  readonly marks: number
}

/** Counts what is not sent yet, and sends nothing: the session may be over. */
export async function countUnsent(): Promise<Unsent> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return { texts: 0, marks: 0 }
  const found = await (await openCopies()).list([memberId, kindOfCopies])
  const marks = await attendanceOutbox.list(memberId)
  return { texts: new Set(found.map(({ key }) => key.slice(0, -1).join())).size, marks: marks.length }
}

/** Forgets everything that the person has typed or tapped here and not sent. */
export async function forgetUnsent(): Promise<void> {
  const { memberId } = useOwner.getState()
  await (await openCopies()).clear([kindOfCopies], (owner) => owner === memberId)
  if (memberId !== undefined) await attendanceOutbox.clear({ memberId })
}
