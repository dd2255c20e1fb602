import { filled } from '@narthex/contract/fields'
import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { insertReason } from './reasons.queries.ts'

const reasonsInput = z.array(filled(prayerLimits.motivo)).check(z.maxLength(30))

/** Adds what people may pray for, in this order, and gives the ids. Throws VALIDATION. */
export async function addReasons(platform: Platform, church: ChurchScope, given: readonly string[]): Promise<number[]> {
  const names = validate(reasonsInput, given)
  return editChurch(platform, church, async (tx) => {
    const ids: number[] = []
    for (const [ordem, nome] of names.entries()) ids.push(await insertReason(church, tx, nome, ordem))
    return ids
  })
}
