import type { DateContext } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import { dateIn } from '@narthex/contract/church-time'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { useTranslations } from 'use-intl'
import { shownState } from './state-of.ts'

/** Explanation of a request's state, and its author's wishes. */
export function StateLine({ prayer, dates }: { prayer: OwnPrayer; dates: DateContext }) {
  const t = useTranslations('myPrayers')
  const { muralAte, flagAnonimo, flagReceberLigacao, flagReceberVisita } = prayer
  const date = muralAte ? longDate(dateIn(dates.timeZone, new Date(muralAte)), dates.locale) : ''
  const wishes = [
    flagAnonimo && t('anonymous'),
    flagReceberLigacao && t('call'),
    flagReceberVisita && t('visit'),
  ].filter(Boolean)
  return (
    <div className="mt-2 text-muted">
      <p>{t(`states.${shownState(prayer)}.line`, { date })}</p>
      {wishes.length > 0 && <p className="text-sm">{wishes.join(' · ')}</p>}
    </div>
  )
}
