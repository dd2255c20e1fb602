import type { Doorkeeper } from '@narthex/contract/tickets/door.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import { findDoor } from './door.queries.ts'
import { insertDoorkeeper, listDoorkeepers as listRows, removeDoorkeeper } from './doorkeepers.queries.ts'

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
export function grantDoorkeeper(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  memberId: MemberId,
): Promise<Doorkeeper[]> {
  return call.inChurch(async (work) => {
    await requireEvent(work, call, eventId)
    await requireMember(work, memberId)
    const detalhes = { evento: eventId, usuario: memberId }
    if (await insertDoorkeeper(work, eventId, memberId))
      await recordOfficeAct(platform, work, call, { acao: 'DOORKEEPER_GRANTED', detalhes })
    return listRows(work, eventId)
  })
}

/** Idempotent, audited. */
export function revokeDoorkeeper(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  memberId: MemberId,
): Promise<void> {
  return call.inChurch(async (work) => {
    await requireEvent(work, call, eventId)
    const detalhes = { evento: eventId, usuario: memberId }
    if (await removeDoorkeeper(work, eventId, memberId))
      await recordOfficeAct(platform, work, call, { acao: 'DOORKEEPER_REVOKED', detalhes })
  })
}
