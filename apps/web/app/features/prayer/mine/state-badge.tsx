import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { type ShownState, shownState } from './state-of.ts'

const icons: Record<ShownState, IconName> = {
  onWall: 'people',
  off: 'clock',
  PENDENTE: 'clock',
  RESERVADA: 'person',
  CUIDADO: 'give',
  OCULTA: 'info',
  RECUSADA: 'info',
}

const badge = 'inline-flex items-center gap-1.5 rounded-button px-3 py-1 text-sm font-medium'

/** Where a prayer is, in a word; and that it was answered. */
export function StateBadge({ prayer }: { prayer: OwnPrayer }) {
  const t = useTranslations('myPrayers')
  const state = shownState(prayer)
  return (
    <span className="flex flex-wrap gap-2">
      <span className={`${badge} bg-sunken`}>
        <Icon name={icons[state]} className="size-4.5" />
        {t(`states.${state}.name`)}
      </span>
      {prayer.flagRespondida && (
        <span className={`${badge} bg-brand-soft text-brand-text`}>
          <Icon name="sun" className="size-4.5" />
          {t('answered')}
        </span>
      )}
    </span>
  )
}
