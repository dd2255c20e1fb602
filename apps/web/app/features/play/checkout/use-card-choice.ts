import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import { useState } from 'react'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import { formByMethod } from '../../../payments/method-forms.ts'
import type { ChosenMeans } from '../../../payments/pay-part.tsx'
import { useCardPayer } from '../../../payments/payer/use-card-payer.ts'

export interface CardChoosing extends ChosenMeans {
  /** The token of what was refused is used up. */
  readonly dropTyped: () => void
}

/**
 * The card of a checkout, where its method needs one. Play takes no bank accounts.
 * @param onTyped pays with a card that was typed just now
 */
export function useCardChoice(
  method: PaymentMethodCode | undefined,
  onChange: () => void,
  onTyped: (card: CardChoice) => void,
): CardChoosing {
  const payer = useCardPayer()
  const [card, setCard] = useState<CardChoice>()
  const methodForm = method && formByMethod[method] === 'card' ? 'card' : undefined
  return {
    methodForm,
    opened: methodForm && { kind: methodForm, payer },
    means: methodForm && card,
    card,
    chooseCard(chosen) {
      onChange()
      setCard(chosen)
      if (chosen && 'token' in chosen) onTyped(chosen)
    },
    account: undefined,
    chooseAccount() {},
    dropTyped: () => setCard((before) => (before && 'token' in before ? undefined : before)),
  }
}
