import type { quickGift as source } from '../pt/quick-gift.ts'
import type { Translation } from '../translation.ts'

export const quickGift: Translation<typeof source> = {
  lead: 'The payment opens in another tab: the service continues here.',
  reason: 'Give to',
  amount: 'Amount',
  go: 'Give {amount}',
  choose: 'Choose an amount',
  closed: 'The church doesn’t accept gifts here yet.',
}
