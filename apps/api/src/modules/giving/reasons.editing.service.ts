import { reasonFormSchema } from '@narthex/contract/giving/giving-office.schemas'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { edit } from '../../platform/work/edit.ts'
import { reasonRecord } from './giving.records.ts'
import { insertReason, listReasons, type ReasonFields, updateReason } from './reasons.queries.ts'

type GivenReason = z.input<typeof reasonFormSchema>

/*
 * What a church asks gifts for. Each change raises the content version: the lists of reasons are kept until then. A reason
 * is never removed, as gifts name it; it is made inactive.
 */

/** Adds a reason at the end of the list and gives its id. */
export async function addReason(call: MemberCall, given: GivenReason): Promise<number> {
  const fields = toFields(validate(reasonFormSchema, given))
  return edit(call, { act: 'GIVING_REASON_ADDED', isPublic: true }, async ({ work, made }) => {
    const motivo = await insertReason(work, fields)
    made(reasonRecord(motivo), { motivo })
    return motivo
  })
}

/** Replaces a reason; omitted fields get their defaults. */
export async function replaceReason(call: MemberCall, motivo: number, given: GivenReason): Promise<void> {
  const fields = toFields(validate(reasonFormSchema, given))
  const plan = { act: 'GIVING_REASON_SET', subject: { motivo }, isPublic: true, hold: reasonRecord(motivo) } as const
  await edit(call, plan, async ({ work }) => {
    await updateReason(work, motivo, fields)
  })
}

/** Puts the reasons in this order, which names each of them once. Throws VALIDATION otherwise. */
export async function orderReasons(call: MemberCall, ids: readonly number[]): Promise<void> {
  await edit(call, { act: 'GIVING_REASONS_ORDERED', isPublic: true }, async ({ work, watch }) => {
    const reasons = await listReasons(work)
    const known = new Set(reasons.map(({ id }) => id))
    if (ids.length !== known.size || !ids.every((id) => known.delete(id)))
      throw invalid([{ path: 'body.ids', message: 'Each reason once' }])
    await watch(...reasons.map(({ id }) => reasonRecord(id)))
    for (const [ordem, id] of ids.entries()) await updateReason(work, id, { ordem })
  })
}

function toFields({ meta, ...fields }: z.output<typeof reasonFormSchema>): ReasonFields {
  return { ...fields, meta: meta?.valor ?? null, metaAte: meta?.ate ?? null }
}
