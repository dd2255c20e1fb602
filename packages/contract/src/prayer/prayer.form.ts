import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { prayerLimits } from './prayer.schemas.ts'

/** The names of prayer reasons, in their order. */
export const prayerReasonsForm = z.array(filled(prayerLimits.motivo)).check(z.maxLength(30))
