import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'

export function EmptyCatalogue() {
  const t = useTranslations('play.empty')
  return <EmptyState icon="play" title={t('title')} lead={t('lead')} />
}
