import type { Listeners } from '../../../platform/modules/module.ts'
import { dropCycles } from './cycles.queries.ts'
import { endRehearsedRecurrences } from './recurrences.queries.ts'

/**
 * Recurring gifts of a rehearsal end with it: nothing is charged any more, and none of their charges was received. The
 * rehearsal gateway has forgotten their authorisations by itself.
 */
export const endRecurrencesOfRehearsals = {
  async rehearsalEnded(work, orders) {
    await endRehearsedRecurrences(work)
    await dropCycles(
      work,
      orders.map(({ codigo }) => codigo),
    )
    return []
  },
} satisfies Listeners
