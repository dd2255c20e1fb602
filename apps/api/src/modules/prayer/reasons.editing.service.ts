import { prayerReasonsForm } from '@narthex/contract/prayer/prayer.form'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { edit } from '../../platform/work/edit.ts'
import { reasonRecord } from './prayer.records.ts'
import { insertReason } from './reasons.queries.ts'

/** Adds prayer reasons in this order and returns their ids. Throws VALIDATION for a blank, long or surplus name. */
export async function addPrayerReasons(call: MemberCall, given: readonly string[]): Promise<number[]> {
  const names = validate(prayerReasonsForm, given)
  return edit(call, { act: 'PRAYER_REASONS_ADDED', isPublic: true }, async ({ work, made }) => {
    const ids: number[] = []
    for (const [ordem, nome] of names.entries()) ids.push(await insertReason(work, nome, ordem))
    for (const id of ids) made(reasonRecord(id))
    return ids
  })
}
