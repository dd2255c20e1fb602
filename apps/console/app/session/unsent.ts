import { useOwner } from '@narthex/client/calls/owner'
import { attendanceOutbox } from './attendance-outbox.ts'
import { kindOfCopies, openCopies } from './unsent-copies.ts'
import { visitorOutbox } from './visitor-outbox.ts'

/** Numbers of what this device alone has: texts of records, marks of attendance, and visitors. */
export interface Unsent {
  readonly texts: number
  readonly marks: number
  readonly visitors: number
}

/** Counts what is not sent yet, and sends nothing: the session may be over. */
export async function countUnsent(): Promise<Unsent> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return { texts: 0, marks: 0, visitors: 0 }
  const found = await (await openCopies()).list([memberId, kindOfCopies])
  const marks = await attendanceOutbox.list(memberId)
  const visitors = await visitorOutbox.list(memberId)
  const texts = new Set(found.map(({ key }) => key.slice(0, -1).join())).size
  return { texts, marks: marks.length, visitors: visitors.length }
}

/** Forgets everything that the person has typed or tapped here and not sent. */
export async function forgetUnsent(): Promise<void> {
  const { memberId } = useOwner.getState()
  await (await openCopies()).clear([kindOfCopies], (owner) => owner === memberId)
  if (memberId === undefined) return
  await attendanceOutbox.clear({ memberId })
  await visitorOutbox.clear({ memberId })
}
