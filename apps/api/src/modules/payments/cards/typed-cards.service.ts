import { dateIn } from '@narthex/contract/church-time'
import { typedCard } from '@narthex/contract/payments/card-fields'
import type { CallSource } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getFrame } from '../../churches/churches.service.ts'
import type { PaymentNeeds } from '../payment-needs.ts'
import { type TypedCard, tokenizeCard } from './card-tokens.service.ts'

/** Checks a typed card by the rules of §5, in the church's time zone, and exchanges it for a token. */
export async function exchangeCard(
  platform: PaymentNeeds,
  call: ChurchCall & { readonly source: CallSource },
  given: TypedCard,
) {
  const { church } = await getFrame(platform, call.church)
  const today = dateIn(church.fusoHorario, platform.clock())
  const typed = validate(
    typedCard(() => today),
    given,
    'body',
  )
  const { token, card } = await tokenizeCard(platform, call, typed, { name: typed.titular, email: '' })
  return {
    token,
    bandeira: card.brand,
    ultimosDigitos: card.last4,
    validadeMes: card.expMonth,
    validadeAno: card.expYear,
  }
}
