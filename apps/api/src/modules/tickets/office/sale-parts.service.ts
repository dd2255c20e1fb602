import { notFound } from '../../../platform/errors/domain-error.ts'
import type { PartService } from '../../../platform/resources/part-routes.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OfferNeeds } from '../waiting/offers.service.ts'
import { editSale } from './office-sale.service.ts'
import { partRules, type SaleParts } from './sale-part-kinds.service.ts'
import { deletePart, holdPart, type PartKind, type PartPlace, type PartRow } from './sale-parts.queries.ts'

/**
 * A kind of part of a sale – quotas, ticket types, questions, coupons, check-in lists: added, replaced and removed with the
 * version of the sale that the change was made on. All throw NOT_FOUND and CHANGED_MEANWHILE, and are audited.
 */
export function salePart<K extends PartKind>(platform: OfferNeeds, part: K): PartService<SaleParts[K]> {
  const rules = partRules[part]
  return {
    /** Throws VALIDATION for what is not the event's. */
    async add(call, { wholeId: eventId, versao }, given) {
      const edited = await editSale(call, { eventId, versao, act: 'SALE_PART_ADDED', part }, async (work, made) => {
        await rules.requireValid(work, { eventId, id: 0 }, given)
        const id = await rules.insert(work, eventId, given)
        made(id)
        return id
      })
      return { id: edited.result, versao: edited.versao }
    },
    /** Throws VALIDATION for what is not the event's; SEATS_TAKEN, ALREADY_SOLD for what was sold. */
    async set(call, { wholeId: eventId, id, versao }, given) {
      const place = { eventId, id }
      const edited = await editSale(call, { eventId, versao, act: 'SALE_PART_SET', part, partId: id }, async (work) => {
        const change = { ...place, before: await requirePart(work, part, place), given }
        await rules.requireChangeable(work, change)
        await rules.requireValid(work, place, given)
        await rules.update(platform, work, change)
      })
      return edited.versao
    },
    /**
     * Throws SEATS_TAKEN, ALREADY_SOLD for what was sold: it is set inactive instead; LIST_HAS_READINGS, LAST_LIST for a
     * check-in list.
     */
    async remove(call, { wholeId: eventId, id, versao }) {
      const place = { eventId, id }
      const edit = { eventId, versao, act: 'SALE_PART_REMOVED', part, partId: id } as const
      const edited = await editSale(call, edit, async (work) => {
        await rules.requireRemovable(work, await requirePart(work, part, place))
        await deletePart(work, part, place)
      })
      return edited.versao
    },
  }
}

/** Locks a part of the event. */
async function requirePart<K extends PartKind>(work: ChurchWork, part: K, place: PartPlace): Promise<PartRow<K>> {
  const found = await holdPart(work, part, place)
  if (!found) throw notFound()
  return found
}
