import type { quickGift as source } from '../pt/quick-gift.ts'
import type { Translation } from '../translation.ts'

export const quickGift: Translation<typeof source> = {
  lead: 'The payment opens in another tab: the service continues here.',
  reason: 'What for',
  amount: 'How much',
  go: 'Give {amount}',
  choose: 'Choose an amount',
  closed: 'The church does not take gifts here yet.',
}
