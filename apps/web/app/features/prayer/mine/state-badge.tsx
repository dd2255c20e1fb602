import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { Badge } from '@narthex/ui/badge'
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

/** State of a prayer, in a word; also that it was answered. */
export function StateBadge({ prayer }: { prayer: OwnPrayer }) {
  const t = useTranslations('myPrayers')
  const state = shownState(prayer)
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="plain" icon={<Icon name={icons[state]} />}>
        {t(`states.${state}.name`)}
      </Badge>
      {prayer.flagRespondida && (
        <Badge tone="brand" icon={<Icon name="sun" />}>
          {t('answered')}
        </Badge>
      )}
    </span>
  )
}
