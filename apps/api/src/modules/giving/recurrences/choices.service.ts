import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createRecurrence as createEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { lastDayOfMonth } from '../../../platform/recurring/schedule.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireOwnCard } from '../../payments/cards/kept-cards.service.ts'
import { quoteOrder, requireMethod } from '../../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import type { OrderPayer } from '../../payments/orders/orders.service.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import { requireReasons } from '../gifts.service.ts'
import { givingUnavailable, reasonUnavailable } from '../giving.errors.ts'
import { readGiftSettings } from '../giving-settings.service.ts'
import { findReason } from '../reasons.queries.ts'
import { recurrenceNotAllowed } from './recurrences.errors.ts'

type GivenRecurrence = HandlerInput<typeof createEndpoint>['body']
/** The giver's choice of reason, amount and fees, without the days. */
export type Choice = Pick<GivenRecurrence, 'idMotivo' | 'valor' | 'flagTaxas'>

export interface CheckedChoice {
  readonly choice: Choice
  readonly method: PaymentMethod
  readonly payer: OrderPayer
}

/**
 * Checks a choice and returns the current gateway and currency. Throws as a one-time gift would, and RECURRENCE_NOT_ALLOWED
 * for a reason that takes no recurring gifts.
 */
export async function requireChoice(
  platform: PaymentNeeds,
  work: ChurchWork,
  { choice, method, payer }: CheckedChoice,
) {
  const settings = await findPaymentSettings(work)
  if (!settings || settings.methods.length === 0) throw givingUnavailable()
  if (choice.flagTaxas && !(await readGiftSettings(work)).flagTaxas)
    throw invalid([{ path: 'body.flagTaxas', message: 'Givers do not cover the fees here' }])
  await requireReasons(work, [choice])
  const reason = await findReason(work, choice.idMotivo)
  if (!reason) throw reasonUnavailable()
  if (!reason.flagRecorrencia) throw recurrenceNotAllowed()
  quoteOrder(platform, work.church, settings, { ...choice, method, payer })
  return { gateway: requireMethod(settings, method).gateway, moeda: settings.currency }
}

/** The card as a gift keeps it. Throws INVALID_CARD_TOKEN for one that is not the member's, or of another gateway. */
export async function requireCard(
  work: ChurchWork,
  memberId: MemberId,
  { cardId, gateway }: { cardId: string | undefined; gateway: string },
) {
  const card = await requireOwnCard(work, memberId, { cardId, gateway })
  const cartaoValidade = lastDayOfMonth(card.validadeAno, card.validadeMes)
  return { cardId: card.id, cartaoValidade, flagValidadeAvisada: false }
}
