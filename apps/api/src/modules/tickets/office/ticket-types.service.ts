import type { HandlerInput } from '@narthex/contract/endpoint'
import type { addTicketType as addEndpoint } from '@narthex/contract/tickets/office-types.endpoints'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { lockEventQuotas, recountSeats } from '../quotas.queries.ts'
import { ticketTypeInput } from '../sale.inputs.ts'
import { insertTicketType, linkTicketType } from '../sale.queries.ts'
import { alreadySold, seatsTaken } from './office.errors.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import {
  deletePart,
  hasTooFewSeats,
  holdPart,
  isTypeUsed,
  listQuotaIds,
  listTypeIds,
  unlinkTicketType,
  updatePart,
} from './office-sale.queries.ts'
import { editSale } from './office-sale.service.ts'
import type { Added, PartPlace } from './sale-parts.service.ts'

type Given = HandlerInput<typeof addEndpoint>['body']

/** Adds a ticket type or an add-on. Throws VALIDATION, NOT_FOUND, CHANGED_MEANWHILE. */
export async function addTicketType(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  { versao, ...given }: Given,
): Promise<Added> {
  const { type, links } = checkType(given)
  const run = async (work: ChurchWork) => {
    await requireLinks(work, { eventId, id: 0 }, { type, links })
    const id = await insertTicketType(work, { ...type, eventId })
    await linkTicketType(work, id, links)
    return id
  }
  const made = await editSale(platform, call, { eventId, versao, act: 'SALE_PART_ADDED', part: 'ingresso', run })
  return { id: made.result, versao: made.versao }
}

/**
 * Replaces a type. What is sold keeps its price; its quotas are counted again. Throws SEATS_TAKEN where one has too few
 * seats, ALREADY_SOLD where a ticket that was sold would become an add-on or the other way round.
 */
export async function setTicketType(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  { versao, ...given }: Given,
): Promise<number> {
  const { type, links } = checkType(given)
  const { eventId, id } = place
  const run = async (work: ChurchWork) => {
    const before = await holdPart(work, 'ingresso', place)
    if (!before) throw notFound()
    if (before.flagAdicional !== type.flagAdicional && (await isTypeUsed(work, id))) throw alreadySold()
    await requireLinks(work, place, { type, links })
    await lockEventQuotas(work, eventId)
    await updatePart(work, 'ingresso', place, type)
    await unlinkTicketType(work, id)
    await linkTicketType(work, id, links)
    if (await hasTooFewSeats(work, eventId)) throw seatsTaken()
    await recountSeats(work, eventId)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_SET', part: 'ingresso', run })).versao
}

/** Throws ALREADY_SOLD for a type that has, or had, tickets: it is set inactive instead. */
export async function removeTicketType(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  versao: number,
): Promise<number> {
  const { eventId, id } = place
  const run = async (work: ChurchWork) => {
    if (!(await holdPart(work, 'ingresso', place))) throw notFound()
    if (await isTypeUsed(work, id)) throw alreadySold()
    await deletePart(work, 'ingresso', place)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_REMOVED', part: 'ingresso', run })).versao
}

function checkType({ ordem, cotas, adicionais, ...given }: Omit<Given, 'versao'>) {
  const links = { quotaIds: [...new Set<number>(cotas)], addOnIds: [...new Set<number>(adicionais)] }
  return { type: { ...validate(ticketTypeInput, given, 'body'), ordem }, links }
}

/** Throws VALIDATION for a quota or an add-on that is not the event's, and for add-ons of an add-on. */
async function requireLinks(
  work: ChurchWork,
  { eventId, id }: PartPlace,
  { type, links: { quotaIds, addOnIds } }: ReturnType<typeof checkType>,
): Promise<void> {
  if ((await listQuotaIds(work, eventId, quotaIds)).length !== quotaIds.length)
    throw invalid([{ path: 'body.cotas', message: 'No quota of this event' }])
  const types = await listTypeIds(work, eventId)
  const addOns = new Set(types.filter((each) => each.flagAdicional && each.id !== id).map((each) => each.id))
  if (!addOnIds.every((each) => addOns.has(each)) || (type.flagAdicional && addOnIds.length > 0))
    throw invalid([{ path: 'body.adicionais', message: 'No add-on of this event' }])
}
