import type { Doorkeeper } from '@narthex/contract/tickets/door.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { requireMember } from '../../members/members.service.ts'
import { findDoor } from './door.queries.ts'
import { insertDoorkeeper, listDoorkeepers as listRows, removeDoorkeeper } from './doorkeepers.queries.ts'
import { doorkeeperRecord } from './doorkeepers.records.ts'

/** Throws NOT_FOUND for an event that sells no tickets. */
async function requireEvent(work: ChurchWork, { actor }: MemberCall, eventId: number): Promise<void> {
  if (!(await findDoor(work, eventId, actor.memberId))) throw notFound()
}

export function listDoorkeepers(call: MemberCall, eventId: number): Promise<Doorkeeper[]> {
  return call.inChurch(async (work) => {
    await requireEvent(work, call, eventId)
    return listRows(work, eventId)
  })
}

/** Idempotent, audited. Throws NOT_FOUND for someone who is no member of this church. */
export function grantDoorkeeper(call: MemberCall, eventId: number, memberId: MemberId): Promise<Doorkeeper[]> {
  const plan = { act: 'DOORKEEPER_GRANTED', ...describe(eventId, memberId) } as const
  return edit(call, plan, async ({ work, unchanged }) => {
    await requireEvent(work, call, eventId)
    await requireMember(work, memberId)
    const isNew = await insertDoorkeeper(work, eventId, memberId)
    const doorkeepers = await listRows(work, eventId)
    return isNew ? doorkeepers : unchanged(doorkeepers)
  })
}

/** Idempotent, audited. */
export function revokeDoorkeeper(call: MemberCall, eventId: number, memberId: MemberId): Promise<void> {
  const plan = { act: 'DOORKEEPER_REVOKED', ...describe(eventId, memberId) } as const
  return edit(call, plan, async ({ work, unchanged }) => {
    await requireEvent(work, call, eventId)
    if (!(await removeDoorkeeper(work, eventId, memberId))) unchanged(undefined)
  })
}

const describe = (eventId: number, memberId: MemberId) => ({
  subject: { evento: eventId, usuario: memberId },
  isPublic: false,
  records: [doorkeeperRecord(eventId, memberId)],
})
