import { dayMs, hourMs, minuteMs, secondMs } from '@narthex/contract/durations'
import { useTranslations } from 'use-intl'

/** How long something lasts, in the largest whole unit: “3 hours”. */
export function useAgeText(): (ms: number) => string {
  const t = useTranslations('operatorHealth.age')
  return (ms) => {
    if (ms >= 2 * dayMs) return t('days', { count: Math.floor(ms / dayMs) })
    if (ms >= hourMs) return t('hours', { count: Math.floor(ms / hourMs) })
    if (ms >= minuteMs) return t('minutes', { count: Math.floor(ms / minuteMs) })
    return t('seconds', { count: Math.max(0, Math.floor(ms / secondMs)) })
  }
}
