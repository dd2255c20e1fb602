import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listGroupsOfPerson } from './groups-of-person.queries.ts'

/** The open groups that a person is in, the longest first; for staff who may read people. */
export const findGroupsOfPerson = (work: ChurchWork, memberId: MemberId) => listGroupsOfPerson(work, memberId)
