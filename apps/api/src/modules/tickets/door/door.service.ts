import { hasPermission } from '@narthex/contract/permissions'
import { findLimitIds } from '@narthex/contract/role-limits'
import type { Door, ListedDoor } from '@narthex/contract/tickets/door.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor, MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { getTicketKey } from '../registrations/ticket-code.service.ts'
import { canStandAtDoor, findGrantEnd, findOldestEnd } from './door.policy.ts'
import { type FoundDoor, findDoor, insertList, listDoors, listLists, lockDoor } from './door.queries.ts'
import { countTicketsOfEvents } from './entry-counts.queries.ts'

const listLimits = ({ limitedRoles = [] }: Actor) => findLimitIds(limitedRoles, 'door.scan', 'EVENTO')
/** Staff at the doors of every event, or of those to which their roles are limited. */
const isDoorStaff = (actor: Actor, eventId: number) =>
  hasPermission(actor, 'door.scan') || listLimits(actor).includes(eventId)

/** The door of an event, for who may stand there. Throws NOT_FOUND for anyone else. */
export async function requireDoor(work: ChurchWork, actor: Actor, eventId: number): Promise<FoundDoor> {
  const door = await findDoor(work, eventId, actor.memberId)
  const standing = door && {
    isStaff: isDoorStaff(actor, eventId),
    isGranted: door.isGranted,
    eventEnd: door.end,
    now: work.now,
  }
  if (!standing || !canStandAtDoor(standing)) throw notFound()
  return door
}

/** The doors of a member; staff who look at their own see those of every event that their roles reach. */
export function listMyDoors({ inChurch, actor }: MemberCall, memberId: MemberId): Promise<ListedDoor[]> {
  const isOwn = actor.memberId === memberId
  return inChurch(async (work) => {
    const events = await listDoors(work, {
      endsAfter: findOldestEnd(work.now),
      grantedTo: isOwn && hasPermission(actor, 'door.scan') ? undefined : memberId,
      within: isOwn ? listLimits(actor) : [],
    })
    const counts = await countTicketsOfEvents(
      work,
      events.map(({ id }) => id),
    )
    return events.map((event) => ({ ...event, ingressos: counts.get(event.id) ?? 0 }))
  })
}

/** Makes the first list of an event without lists. */
export async function getDoor(call: MemberCall, eventId: number): Promise<Door> {
  const { actor, inChurch } = call
  const { found, moeda } = await inChurch(async (work) => {
    const door = await requireDoor(work, actor, eventId)
    if (door.listas.length === 0) await addFirstList(work, eventId)
    return {
      found: door.listas.length > 0 ? door : await requireDoor(work, actor, eventId),
      moeda: (await findPaymentSettings(work))?.currency ?? 'BRL',
    }
  })
  const { evento, end, listas, ingressos, flagEntregaResponsavel } = found
  return {
    evento,
    listas,
    ingressos,
    flagEntregaResponsavel,
    moeda,
    chavePublica: getTicketKey(call, eventId).publicKey,
    ate: isDoorStaff(actor, eventId) ? null : findGrantEnd(end).toISOString(),
  }
}

/** Gives an event without lists its entrance, in the language of its church. */
export async function addFirstList(work: ChurchWork, eventId: number): Promise<void> {
  await lockDoor(work, eventId)
  if ((await listLists(work, eventId)).length > 0) return
  const language = await getLanguage(work)
  await insertList(work, { eventId, nome: language.startsWith('en') ? 'Entrance' : 'Entrada', ingressos: null })
}
