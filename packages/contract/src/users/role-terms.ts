import * as z from 'zod/mini'
import { date, id } from '../fields.ts'
import { maxRoleLimits } from '../role-limits.ts'

/** Terms on which a role is given: until when, and for which parts of the church. */
export const roleTerms = {
  /** The last day, in the church's time zone; for good without one. */
  ate: z.optional(z.nullable(date)),
  /** Ids of the congregations, groups or events that the role reaches; without them the whole church. */
  alcance: z.optional(z.nullable(z.array(id).check(z.minLength(1), z.maxLength(maxRoleLimits)))),
}
