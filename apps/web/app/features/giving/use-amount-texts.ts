import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../payments/use-money.ts'
import { findAmountComplaint, findMinimum } from './gift.ts'

export interface AmountTexts {
  /** The minimum, in words. */
  hint(reason: GivingReason | undefined): string
  /** Error in an amount (specification §5); undefined if it is valid. */
  complaint(valor: number | null, reason: GivingReason | undefined): string | undefined
}

/** Texts about the amount of a gift, from `giving`. */
export function useAmountTexts(settings: GivingSettings): AmountTexts {
  const t = useTranslations('giving')
  const money = useMoney()
  return {
    hint: (reason) => t('moreThan', { minValue: money(findMinimum(reason, settings), settings.moeda) }),
    complaint(valor, reason) {
      const minimum = findMinimum(reason, settings)
      const complaint = findAmountComplaint(valor, minimum)
      return complaint && t(`complaints.${complaint}`, { minValue: money(minimum, settings.moeda) })
    },
  }
}
