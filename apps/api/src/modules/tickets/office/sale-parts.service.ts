import type { HandlerInput } from '@narthex/contract/endpoint'
import type { addQuota as addQuotaEndpoint } from '@narthex/contract/tickets/office-sale.endpoints'
import type {
  addCoupon as addCouponEndpoint,
  addQuestion as addQuestionEndpoint,
} from '@narthex/contract/tickets/office-types.endpoints'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { couponInput, questionInput } from '../sale.inputs.ts'
import { insertCoupon, insertQuestion, insertQuota } from '../sale.queries.ts'
import { offerFreeSeats } from '../waiting/offers.service.ts'
import { alreadySold, seatsTaken } from './office.errors.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import {
  deletePart,
  holdPart,
  isAnswered,
  isCodeTaken,
  isCouponUsed,
  listTypeIds,
  updatePart,
} from './office-sale.queries.ts'
import { editSale } from './office-sale.service.ts'

/*
 * The parts of a sale, each added, replaced and removed with the version of the sale that the change was made on. All
 * throw VALIDATION, NOT_FOUND and CHANGED_MEANWHILE, and are audited.
 */

/** A part of an event's sale, and the sale's version that is changed. */
export interface PartPlace {
  readonly eventId: number
  readonly id: number
}
export interface Added {
  readonly id: number
  readonly versao: number
}

type GivenQuota = HandlerInput<typeof addQuotaEndpoint>['body']
type GivenQuestion = HandlerInput<typeof addQuestionEndpoint>['body']
type GivenCoupon = HandlerInput<typeof addCouponEndpoint>['body']

export async function addQuota(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  { versao, ...quota }: GivenQuota,
): Promise<Added> {
  const run = (work: ChurchWork) => insertQuota(work, { ...quota, eventId })
  const made = await editSale(platform, call, { eventId, versao, act: 'SALE_PART_ADDED', part: 'cota', run })
  return { id: made.result, versao: made.versao }
}

/** More seats are offered to those who wait. Throws SEATS_TAKEN for fewer than are taken. */
export async function setQuota(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  { versao, ...quota }: GivenQuota,
): Promise<number> {
  const { eventId } = place
  const run = async (work: ChurchWork) => {
    const before = await holdPart(work, 'cota', place)
    if (!before) throw notFound()
    if (quota.vagas < before.ocupadas) throw seatsTaken()
    await updatePart(work, 'cota', place, quota)
    if (quota.vagas > before.vagas) await offerFreeSeats(platform, work, eventId)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_SET', part: 'cota', run })).versao
}

/** Throws SEATS_TAKEN while some are taken. */
export async function removeQuota(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  versao: number,
): Promise<number> {
  const { eventId } = place
  const run = async (work: ChurchWork) => {
    const before = await holdPart(work, 'cota', place)
    if (!before) throw notFound()
    if (before.ocupadas > 0) throw seatsTaken()
    await deletePart(work, 'cota', place)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_REMOVED', part: 'cota', run })).versao
}

export async function addQuestion(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  { versao, ...given }: GivenQuestion,
): Promise<Added> {
  const question = checkQuestion(given)
  const run = async (work: ChurchWork) => {
    await requireTypes(work, eventId, question.ingressos)
    return insertQuestion(work, { ...question, eventId })
  }
  const made = await editSale(platform, call, { eventId, versao, act: 'SALE_PART_ADDED', part: 'pergunta', run })
  return { id: made.result, versao: made.versao }
}

/** Throws ALREADY_SOLD where one that was answered would become another kind. */
export async function setQuestion(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  { versao, ...given }: GivenQuestion,
): Promise<number> {
  const question = checkQuestion(given)
  const { eventId, id } = place
  const run = async (work: ChurchWork) => {
    const before = await holdPart(work, 'pergunta', place)
    if (!before) throw notFound()
    if (before.tipo !== question.tipo && (await isAnswered(work, eventId, id))) throw alreadySold()
    await requireTypes(work, eventId, question.ingressos)
    await updatePart(work, 'pergunta', place, question)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_SET', part: 'pergunta', run })).versao
}

/** Throws ALREADY_SOLD for one that was answered. */
export async function removeQuestion(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  versao: number,
): Promise<number> {
  const { eventId, id } = place
  const run = async (work: ChurchWork) => {
    if (!(await holdPart(work, 'pergunta', place))) throw notFound()
    if (await isAnswered(work, eventId, id)) throw alreadySold()
    await deletePart(work, 'pergunta', place)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_REMOVED', part: 'pergunta', run })).versao
}

function checkQuestion({ ordem, ingressos, ...given }: Omit<GivenQuestion, 'versao'>) {
  return { ...validate(questionInput, given, 'body'), ordem, ingressos }
}

export async function addCoupon(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  { versao, ...given }: GivenCoupon,
): Promise<Added> {
  const coupon = checkCoupon(given)
  const run = async (work: ChurchWork) => {
    await requireTypes(work, eventId, coupon.ingressos)
    await requireFreeCode(work, { eventId, id: 0 }, coupon.codigo)
    return insertCoupon(work, { ...coupon, eventId })
  }
  const made = await editSale(platform, call, { eventId, versao, act: 'SALE_PART_ADDED', part: 'cupom', run })
  return { id: made.result, versao: made.versao }
}

/** Purchases that it was used for keep their discount. Throws SEATS_TAKEN for fewer uses than there were. */
export async function setCoupon(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  { versao, ...given }: GivenCoupon,
): Promise<number> {
  const coupon = checkCoupon(given)
  const { eventId } = place
  const run = async (work: ChurchWork) => {
    const before = await holdPart(work, 'cupom', place)
    if (!before) throw notFound()
    if (coupon.usosMax !== null && coupon.usosMax < before.usos) throw seatsTaken()
    await requireTypes(work, eventId, coupon.ingressos)
    await requireFreeCode(work, place, coupon.codigo)
    await updatePart(work, 'cupom', place, coupon)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_SET', part: 'cupom', run })).versao
}

/** Throws ALREADY_SOLD for one that was used, also where that purchase ended. */
export async function removeCoupon(
  platform: OfficeNeeds,
  call: MemberCall,
  place: PartPlace,
  versao: number,
): Promise<number> {
  const { eventId, id } = place
  const run = async (work: ChurchWork) => {
    if (!(await holdPart(work, 'cupom', place))) throw notFound()
    if (await isCouponUsed(work, id)) throw alreadySold()
    await deletePart(work, 'cupom', place)
  }
  return (await editSale(platform, call, { eventId, versao, act: 'SALE_PART_REMOVED', part: 'cupom', run })).versao
}

function checkCoupon({ ingressos, ...given }: Omit<GivenCoupon, 'versao'>) {
  return { ...validate(couponInput, given, 'body'), ingressos }
}

/** Throws VALIDATION for a code that another coupon of the event has. */
async function requireFreeCode(work: ChurchWork, { eventId, id }: PartPlace, codigo: string): Promise<void> {
  if (await isCodeTaken(work, { eventId, codigo, except: id }))
    throw invalid([{ path: 'body.codigo', message: 'Another coupon has this code' }])
}

/** Throws VALIDATION for a type that is not the event's. */
async function requireTypes(work: ChurchWork, eventId: number, ids: readonly number[] | null): Promise<void> {
  if (ids === null) return
  const known = new Set((await listTypeIds(work, eventId)).map(({ id }) => id))
  if (!ids.every((id) => known.has(id))) throw invalid([{ path: 'body.ingressos', message: 'No type of this event' }])
}
