import type { HandlerInput } from '@narthex/contract/endpoint'
import type { savePlayCoupon as saveEndpoint } from '@narthex/contract/play/subscription-office.endpoints'
import type { OfficePlayCoupon } from '@narthex/contract/play/subscription-office.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import {
  type CouponChange,
  type CouponRow,
  deleteCoupon,
  findCoupon,
  insertCoupon,
  listCoupons,
  updateCoupon,
} from './coupons.queries.ts'
import { findPlan } from './plans.queries.ts'
import { alreadySold, changedMeanwhile, conflict, limitReached } from './subscriptions.errors.ts'
import { couponRecord } from './subscriptions.records.ts'

type GivenCoupon = HandlerInput<typeof saveEndpoint>['body'] & { readonly codigo: string }

const maxCoupons = 500

export const listPlayCoupons = (call: MemberCall): Promise<OfficePlayCoupon[]> =>
  call.inChurch(async (work) => (await listCoupons(work)).map(toOfficeCoupon))

/** Adds a coupon where `versao` is 0, and changes it otherwise. */
export function savePlayCoupon(
  call: MemberCall,
  { codigo, versao, idPlano: planId, inicio, fim, ...form }: GivenCoupon,
): Promise<OfficePlayCoupon> {
  const change = { ...form, planId, inicio: inicio ? new Date(inicio) : null, fim: fim ? new Date(fim) : null }
  const plan = { subject: { cupom: codigo }, isPublic: false, records: [couponRecord(codigo)] }
  return edit(call, { act: 'PLAY_COUPON_SAVED', ...plan }, async ({ work }) => {
    if (planId !== null && !(await findPlan(work, planId))) throw notFound()
    const saved = versao === 0 ? await add(work, codigo, change) : await updateCoupon(work, { codigo, versao }, change)
    if (!saved) throw (await findCoupon(work, codigo)) ? changedMeanwhile() : notFound()
    return toOfficeCoupon(saved)
  })
}

async function add(work: ChurchWork, codigo: string, change: CouponChange): Promise<CouponRow> {
  if ((await listCoupons(work)).length >= maxCoupons) throw limitReached()
  const made = await insertCoupon(work, codigo, change)
  if (!made) throw conflict()
  return made
}

export function removePlayCoupon(call: MemberCall, codigo: string): Promise<void> {
  return edit(
    call,
    { act: 'PLAY_COUPON_REMOVED', subject: { cupom: codigo }, isPublic: false, hold: couponRecord(codigo) },
    async ({ work }) => {
      if (!(await deleteCoupon(work, codigo))) throw alreadySold()
    },
  )
}

function toOfficeCoupon(row: CouponRow): OfficePlayCoupon {
  const { igrejaId: _church, planId: idPlano, inicio, fim, ...own } = row
  return { ...own, idPlano, inicio: inicio?.toISOString() ?? null, fim: fim?.toISOString() ?? null }
}
