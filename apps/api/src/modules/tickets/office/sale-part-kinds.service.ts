import type * as parts from '@narthex/contract/tickets/sale-parts'
import type * as z from 'zod/mini'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertList, listLists } from '../door/door.queries.ts'
import { addFirstList } from '../door/door.service.ts'
import { hasScans } from '../door/scans.queries.ts'
import { listTypeIds } from '../sale/held-sale.queries.ts'
import { lockEventQuotas, recountSeats } from '../sale/quotas.queries.ts'
import { insertCoupon, insertQuestion, insertQuota, insertTicketType, linkTicketType } from '../sale/sale.queries.ts'
import { type OfferNeeds, offerFreeSeats } from '../waiting/offers.service.ts'
import { alreadySold, lastList, listHasReadings, seatsTaken } from './office.errors.ts'
import {
  hasTooFewSeats,
  isAnswered,
  isCouponUsed,
  isTypeUsed,
  listQuotaIds,
  unlinkTicketType,
} from './office-sale.queries.ts'
import { isCodeTaken, type PartKind, type PartPlace, type PartRow, updatePart } from './sale-parts.queries.ts'

export interface SaleParts {
  readonly cota: typeof parts.quotaPart
  readonly ingresso: typeof parts.ticketTypePart
  readonly pergunta: typeof parts.questionPart
  readonly cupom: typeof parts.couponPart
  readonly lista: typeof parts.doorListPart
}
/** The input of staff for a kind of part. */
type GivenPart<K extends PartKind> = z.output<SaleParts[K]['form']>

/** A change of a part that is locked. */
interface PartChange<K extends PartKind> extends PartPlace {
  readonly before: PartRow<K>
  readonly given: GivenPart<K>
}

/** Rules of a kind of part. All of them run in the transaction of the edit, with the sale locked. */
interface PartRules<K extends PartKind> {
  /** Throws VALIDATION for what it names that is not the event's. The id of a new part is 0. */
  requireValid(work: ChurchWork, place: PartPlace, given: GivenPart<K>): Promise<void>
  insert(work: ChurchWork, eventId: number, given: GivenPart<K>): Promise<number>
  /** Throws SEATS_TAKEN or ALREADY_SOLD for what was sold already. */
  requireChangeable(work: ChurchWork, change: PartChange<K>): Promise<void>
  update(platform: OfferNeeds, work: ChurchWork, change: PartChange<K>): Promise<void>
  requireRemovable(work: ChurchWork, before: PartRow<K>): Promise<void>
}

export const partRules: { readonly [K in PartKind]: PartRules<K> } = {
  cota: {
    async requireValid() {},
    insert: (work, eventId, quota) => insertQuota(work, { ...quota, eventId }),
    async requireChangeable(_, { before, given }) {
      if (given.vagas < before.ocupadas) throw seatsTaken()
    },
    async update(platform, work, { before, given, ...place }) {
      await updatePart(work, 'cota', place, given)
      if (given.vagas > before.vagas) await offerFreeSeats(platform, work, place.eventId)
    },
    async requireRemovable(_, { ocupadas }) {
      if (ocupadas > 0) throw seatsTaken()
    },
  },
  ingresso: {
    requireValid: requireLinks,
    async insert(work, eventId, { cotas, adicionais, ...type }) {
      const id = await insertTicketType(work, { ...type, eventId })
      await linkTicketType(work, id, toLinks({ cotas, adicionais }))
      return id
    },
    async requireChangeable(work, { before, given }) {
      if (before.flagAdicional !== given.flagAdicional && (await isTypeUsed(work, before.id))) throw alreadySold()
    },
    /** Updates a type. Sold tickets keep their price; the seats that the type takes are counted again. */
    async update(_, work, { before: __, given: { cotas, adicionais, ...type }, ...place }) {
      const { eventId, id } = place
      await lockEventQuotas(work, eventId)
      await updatePart(work, 'ingresso', place, type)
      await unlinkTicketType(work, id)
      await linkTicketType(work, id, toLinks({ cotas, adicionais }))
      if (await hasTooFewSeats(work, eventId)) throw seatsTaken()
      await recountSeats(work, eventId)
    },
    async requireRemovable(work, { id }) {
      if (await isTypeUsed(work, id)) throw alreadySold()
    },
  },
  pergunta: {
    requireValid: (work, { eventId }, { ingressos }) => requireTypes(work, eventId, ingressos),
    insert: (work, eventId, question) => insertQuestion(work, { ...question, eventId }),
    async requireChangeable(work, { before, given, eventId }) {
      if (before.tipo !== given.tipo && (await isAnswered(work, eventId, before.id))) throw alreadySold()
    },
    update: (_, work, { given, eventId, id }) => updatePart(work, 'pergunta', { eventId, id }, given),
    async requireRemovable(work, { eventId, id }) {
      if (await isAnswered(work, eventId, id)) throw alreadySold()
    },
  },
  cupom: {
    async requireValid(work, place, { codigo, ingressos }) {
      await requireTypes(work, place.eventId, ingressos)
      if (await isCodeTaken(work, { eventId: place.eventId, codigo, except: place.id }))
        throw invalid([{ path: 'body.codigo', message: 'Another coupon has this code' }])
    },
    insert: (work, eventId, coupon) => insertCoupon(work, { ...coupon, eventId }),
    /** Purchases that it was used for keep their discount. */
    async requireChangeable(_, { before, given }) {
      if (given.usosMax !== null && given.usosMax < before.usos) throw seatsTaken()
    },
    update: (_, work, { given, eventId, id }) => updatePart(work, 'cupom', { eventId, id }, given),
    async requireRemovable(work, { id }) {
      if (await isCouponUsed(work, id)) throw alreadySold()
    },
  },
  /** The door is locked: a reading that arrives later finds the list as it then is. */
  lista: {
    requireValid: (work, { eventId }, { ingressos }) => requireTypes(work, eventId, ingressos),
    async insert(work, eventId, list) {
      await addFirstList(work, eventId)
      return insertList(work, { ...list, eventId })
    },
    async requireChangeable() {},
    update: (_, work, { given, eventId, id }) => updatePart(work, 'lista', { eventId, id }, given),
    async requireRemovable(work, { eventId, id }) {
      if (await hasScans(work, id)) throw listHasReadings()
      if ((await listLists(work, eventId)).length === 1) throw lastList()
    },
  },
}

const toLinks = ({ cotas, adicionais }: Pick<GivenPart<'ingresso'>, 'cotas' | 'adicionais'>) => ({
  quotaIds: [...new Set<number>(cotas)],
  addOnIds: [...new Set<number>(adicionais)],
})

/** Throws VALIDATION for a quota or an add-on that is not the event's, and for add-ons of an add-on. */
async function requireLinks(work: ChurchWork, { eventId, id }: PartPlace, given: GivenPart<'ingresso'>): Promise<void> {
  const { quotaIds, addOnIds } = toLinks(given)
  if ((await listQuotaIds(work, eventId, quotaIds)).length !== quotaIds.length)
    throw invalid([{ path: 'body.cotas', message: 'No quota of this event' }])
  const types = await listTypeIds(work, eventId)
  const addOns = new Set(types.filter((each) => each.flagAdicional && each.id !== id).map((each) => each.id))
  if (!addOnIds.every((each) => addOns.has(each)) || (given.flagAdicional && addOnIds.length > 0))
    throw invalid([{ path: 'body.adicionais', message: 'No add-on of this event' }])
}

/** Throws VALIDATION for a type that is not the event's. */
async function requireTypes(work: ChurchWork, eventId: number, ids: readonly number[] | null): Promise<void> {
  if (ids === null) return
  const known = new Set((await listTypeIds(work, eventId)).map(({ id }) => id))
  if (!ids.every((id) => known.has(id))) throw invalid([{ path: 'body.ingressos', message: 'No type of this event' }])
}
