import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import { editSale } from './office-sale.service.ts'
import { type GivenPart, type PartInputs, partRules } from './sale-part-kinds.service.ts'
import { deletePart, holdPart, type PartKind, type PartPlace } from './sale-parts.queries.ts'

/*
 * The parts of a sale – quotas, ticket types, questions, coupons, check-in lists – each added, replaced and removed with the version of
 * the sale that the change was made on. All throw NOT_FOUND and CHANGED_MEANWHILE, and are audited.
 */

/** Throws VALIDATION for what is not the event's. */
export async function addPart<K extends PartKind>(
  call: MemberCall,
  { part, eventId }: { readonly part: K; readonly eventId: number },
  { versao, ...given }: PartInputs[K],
): Promise<{ readonly id: number; readonly versao: number }> {
  const rules = partRules[part]
  const edited = await editSale(call, { eventId, versao, act: 'SALE_PART_ADDED', part }, async (work, made) => {
    await rules.requireValid(work, { eventId, id: 0 }, given)
    const id = await rules.insert(work, eventId, given)
    made(id)
    return id
  })
  return { id: edited.result, versao: edited.versao }
}

/** A part of this kind, and the event that it is of. */
export interface KindPlace<K extends PartKind = PartKind> extends PartPlace {
  readonly part: K
}

/** Throws VALIDATION for what is not the event's; SEATS_TAKEN, ALREADY_SOLD for what was sold. Gives the new version. */
export async function setPart<K extends PartKind>(
  platform: OfficeNeeds,
  call: MemberCall,
  { part, eventId, id }: KindPlace<K>,
  { versao, ...given }: PartInputs[K],
): Promise<number> {
  const rules = partRules[part]
  const place = { eventId, id }
  const edited = await editSale(call, { eventId, versao, act: 'SALE_PART_SET', part, partId: id }, async (work) => {
    const before = await holdPart(work, part, place)
    if (!before) throw notFound()
    const change = { ...place, before, given: given as GivenPart<K> }
    await rules.requireChangeable(work, change)
    await rules.requireValid(work, place, given)
    await rules.update(platform, work, change)
  })
  return edited.versao
}

/**
 * Throws SEATS_TAKEN, ALREADY_SOLD for what was sold: it is set inactive instead; LIST_HAS_READINGS, LAST_LIST for a
 * check-in list. Gives the new version.
 */
export async function removePart(call: MemberCall, { part, ...place }: KindPlace, versao: number): Promise<number> {
  const { eventId, id: partId } = place
  const edited = await editSale(call, { eventId, versao, act: 'SALE_PART_REMOVED', part, partId }, async (work) => {
    await requireRemovable(work, part, place)
    await deletePart(work, part, place)
  })
  return edited.versao
}

async function requireRemovable<K extends PartKind>(
  work: Parameters<typeof holdPart>[0],
  part: K,
  place: PartPlace,
): Promise<void> {
  const before = await holdPart(work, part, place)
  if (!before) throw notFound()
  await partRules[part].requireRemovable(work, before)
}
