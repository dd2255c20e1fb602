import type { EventPrice } from '@narthex/contract/events/event.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../payments/use-money.ts'

/** Formats the price of an event's tickets for a card; undefined if it has none. */
export function usePriceText(): (price: EventPrice | null) => string | undefined {
  const t = useTranslations('events')
  const money = useMoney()
  return (price) => {
    if (!price) return undefined
    const { moeda, minimo, maximo } = price
    if (maximo === 0) return t('free')
    if (minimo === 0) return t('freeAndPaid')
    return minimo === maximo ? money(minimo, moeda) : t('from', { price: money(minimo, moeda) })
  }
}
