import type { Frequency, Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { useTranslations } from 'use-intl'

/** Writes a frequency as people say it: `todo mês, no dia 5`. Banks count the ninety days of Pix Automático as a quarter. Texts: `recurringGifts`. */
export function useRhythmWords(): (frequency: Frequency, meio: Recurrence['meio']) => string {
  const t = useTranslations('recurringGifts.rhythm')
  return (frequency, meio) => {
    if (!('dias' in frequency)) return t('monthDay', { day: frequency.diaDoMes })
    return meio === 'PIX_AUTOMATICO' && frequency.dias === 90 ? t('quarter') : t('days', { count: frequency.dias })
  }
}
