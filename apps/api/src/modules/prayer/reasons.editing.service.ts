import { filled } from '@narthex/contract/fields'
import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { insertReason } from './reasons.queries.ts'

const reasonsInput = z.array(filled(prayerLimits.motivo)).check(z.maxLength(30))

/** Adds prayer reasons in this order and returns their ids. Throws VALIDATION for a blank, long or surplus name. */
export async function addReasons(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  given: readonly string[],
): Promise<number[]> {
  const names = validate(reasonsInput, given)
  return platform.transactions.editSite(church, async (work) => {
    const ids: number[] = []
    for (const [ordem, nome] of names.entries()) ids.push(await insertReason(work, nome, ordem))
    return ids
  })
}
