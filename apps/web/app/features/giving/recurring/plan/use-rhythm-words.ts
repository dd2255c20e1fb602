import type { Frequency } from '@narthex/contract/giving/recurrence.schemas'
import { useTranslations } from 'use-intl'

/** Writes a frequency as people say it: `todo mês, no dia 5`. Texts: `recurringGifts`. */
export function useRhythmWords(): (frequency: Frequency) => string {
  const t = useTranslations('recurringGifts.rhythm')
  return (frequency) =>
    'dias' in frequency ? t('days', { count: frequency.dias }) : t('monthDay', { day: frequency.diaDoMes })
}
