import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'

/** Placeholder of a request that was deleted, or belongs to another member. */
export function NotMine() {
  const t = useTranslations('myPrayers')
  return (
    <EmptyState icon="search" title={t('notFoundTitle')} lead={t('notFound')}>
      <SmartLink to="/user/prayer" className={buttonClass('quiet')}>
        {t('back')}
      </SmartLink>
    </EmptyState>
  )
}
