import { needsAnotherCard } from '../../../platform/recurring/retries.ts'

/** Explanations of a refused charge in mails to givers. */
export type RefusalExplanation = 'funds' | 'expired' | 'confirm' | 'card' | 'other'

/** The gateways' own words: Stripe's decline codes, those of ISO 8583, and our own. */
const explanations: Readonly<Record<string, RefusalExplanation>> = {
  insufficient_funds: 'funds',
  '51': 'funds',
  card_velocity_exceeded: 'funds',
  '61': 'funds',
  expired_card: 'expired',
  CARD_EXPIRED: 'expired',
  '54': 'expired',
  authentication_required: 'confirm',
}

export function explainRefusal(code: string | null): RefusalExplanation {
  return explanations[code ?? ''] ?? (needsAnotherCard(code) ? 'card' : 'other')
}
