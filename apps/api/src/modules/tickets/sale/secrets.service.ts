import { DomainError } from '../../../platform/errors/domain-error.ts'
import { countWrongGuesses, type StrangerCall } from '../../../platform/strangers/strangers.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { isRightKey } from './choice.rules.ts'
import { getKnownSale } from './known-sale.service.ts'

/** Secrets of a sale that may be guessed. */
interface Secrets {
  readonly cupom?: string | undefined
  readonly acesso?: string | undefined
}

/**
 * Answers a call that brings a coupon or the key of hidden tickets, and counts wrong ones. Throws CAPTCHA_REQUIRED where
 * many were wrong.
 */
export async function guardSecrets<T>(
  platform: Pick<TicketNeeds, 'captcha'>,
  call: StrangerCall,
  eventId: number,
  { cupom, acesso }: Secrets,
  run: () => Promise<T>,
): Promise<T> {
  if (cupom === undefined && acesso === undefined) return run()
  const { sale } = await getKnownSale(call, eventId)
  const isKeyWrong = acesso !== undefined && !isRightKey(sale, acesso)
  return countWrongGuesses(platform, call, {
    place: String(eventId),
    run,
    isWrong: (outcome) => isKeyWrong || (outcome.status === 'rejected' && isUnknownCoupon(outcome.reason)),
  })
}

/** A coupon that exists and is for more people says so in its details. */
const isUnknownCoupon = (reason: unknown): boolean =>
  reason instanceof DomainError && reason.code === 'COUPON_UNAVAILABLE' && !reason.details?.length
