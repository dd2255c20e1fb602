import { dateAfter } from '@narthex/contract/church-time'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findSavedCard } from '../../payments/cards/cards.service.ts'
import { toRecurrenceFacts } from './recurrence-facts.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { listExpiringRecurrences, updateRecurrence } from './recurrences.queries.ts'

const daysAhead = 30
const batch = 100

/** Announces each card of an active gift that ends within thirty days: once per gift and card. */
export async function warnOfExpiringCards(
  { signals }: RecurrenceNeeds,
  call: ChurchCall,
  today: string,
): Promise<void> {
  for (;;) {
    const count = await call.inChurch(async (work) => {
      const gifts = await listExpiringRecurrences(work, { until: dateAfter(today, daysAhead), limit: batch })
      for (const gift of gifts) {
        await updateRecurrence(work, gift.id, { flagValidadeAvisada: true })
        const card = gift.cardId === null ? undefined : await findSavedCard(work, gift.memberId, gift.cardId)
        if (!card) continue
        for (const listen of signals.cardExpiring) await listen(work, toRecurrenceFacts(gift), card)
      }
      return gifts.length
    })
    if (count < batch) return
  }
}
