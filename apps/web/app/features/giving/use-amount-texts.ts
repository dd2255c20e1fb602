import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../payments/use-money.ts'
import { findAmountComplaint, findMinimum } from './gift.ts'

export interface AmountTexts {
  /** The minimum, in words. */
  hint(reason: GivingReason | undefined): string
  /** What is wrong with an amount (specification §5); nothing where it may be given. */
  complaint(valor: number | null, reason: GivingReason | undefined): string | undefined
}

/** What is said of the amount of a gift. Texts: `giving`. */
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
