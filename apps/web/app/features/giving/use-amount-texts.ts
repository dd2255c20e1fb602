import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../payments/use-money.ts'
import { findAmountComplaint, findMinimum, findSmallestGift } from './gift.ts'

export interface AmountTexts {
  /** The smallest gift, in words. */
  hint(reason: GivingReason | undefined): string
  /** Error in an amount (specification §5); undefined if it is valid. */
  complaint(valor: number | null, reason: GivingReason | undefined): string | undefined
}

/** Texts about the amount of a gift, from `giving`. */
export function useAmountTexts(settings: GivingSettings): AmountTexts {
  const t = useTranslations('giving')
  const money = useMoney()
  const smallest = (reason: GivingReason | undefined) => money(findSmallestGift(reason, settings), settings.moeda)
  return {
    hint: (reason) => t('minimum', { minValue: smallest(reason) }),
    complaint(valor, reason) {
      const complaint = findAmountComplaint(valor, findMinimum(reason, settings))
      return complaint && t(`complaints.${complaint}`, { minValue: smallest(reason) })
    },
  }
}
