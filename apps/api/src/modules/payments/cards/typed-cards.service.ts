import { dateIn } from '@narthex/contract/church-time'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { typedCard } from '@narthex/contract/payments/card-fields'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import type { TypedCard } from './card-exchange.service.ts'
import type { GivenHolder } from './card-holders.service.ts'
import { tokenizeCard } from './card-tokens.service.ts'

/** Checks a typed card by the rules of §5, in the church's time zone, and exchanges it for a token. */
export async function exchangeCard(
  platform: PaymentNeeds,
  call: VisitorCall,
  { titular, numero, validade, cvv, ...holder }: TypedCard & GivenHolder,
): Promise<CardToken> {
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  const typed = validate(
    typedCard(() => today),
    { titular, numero, validade, cvv },
    'body',
  )
  return tokenizeCard(platform, call, typed, holder)
}
