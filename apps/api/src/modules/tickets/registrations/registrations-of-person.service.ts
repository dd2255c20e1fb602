import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listRegistrationsOfPerson } from './registrations-of-person.queries.ts'

/** The registrations that a person made, the newest first; for staff who may read them. */
export const findRegistrationsOfPerson = (work: ChurchWork, memberId: MemberId) =>
  listRegistrationsOfPerson(work, memberId)
