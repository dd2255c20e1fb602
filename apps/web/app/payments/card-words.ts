import { monthText } from '@narthex/client/format/long-dates'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { isCardExpired } from '@narthex/contract/payments/card-rules'
import { useLocale, useTranslations } from 'use-intl'
import { brandNames, readBrand } from './brand-sign.tsx'

type Expiry = Pick<SavedCard, 'validadeMes' | 'validadeAno'>

const monthsAhead = 2

/** State of a card's expiry on a day (`YYYY-MM-DD`): soon is within its last month or the one before. */
export function findCardTerm({ validadeMes, validadeAno }: Expiry, today: string): 'good' | 'soon' | 'over' {
  const expiry = { month: validadeMes, year: validadeAno }
  if (isCardExpired(expiry, today)) return 'over'
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
  return validadeAno * 12 + validadeMes - month < monthsAhead ? 'soon' : 'good'
}

/** `08/2031` as a month of the calendar: `2031-08`. */
const toMonth = ({ validadeMes, validadeAno }: Expiry) => `${validadeAno}-${String(validadeMes).padStart(2, '0')}`

/** Name of a card: its brand, its last digits and its expiry. */
export function useCardWords() {
  const t = useTranslations('cards.card')
  const locale = useLocale()
  return {
    name({ bandeira, ultimosDigitos }: { bandeira: string | null; ultimosDigitos: string | null }): string {
      const brand = readBrand(bandeira)
      return t('name', {
        brand: brand === 'unknown' ? t('unknownBrand') : brandNames[brand],
        digits: ultimosDigitos ?? '····',
      })
    },
    month: (card: Expiry): string => monthText(toMonth(card), locale),
  }
}
