import type { PaymentSignals } from '../../payments/orders/payments.signals.ts'
import { dropCycles } from './cycles.queries.ts'
import { endRehearsedRecurrences } from './recurrences.queries.ts'

/**
 * Recurring gifts of a rehearsal end with it: nothing is charged any more, and none of their charges was received. The
 * rehearsal gateway has forgotten their authorisations by itself.
 */
export function endRecurrencesOfRehearsals(): Pick<PaymentSignals, 'rehearsalEnded'> {
  return {
    rehearsalEnded: [
      async (work, orders) => {
        await endRehearsedRecurrences(work)
        await dropCycles(
          work,
          orders.map(({ codigo }) => codigo),
        )
        return []
      },
    ],
  }
}
