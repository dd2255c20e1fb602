import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { usePlanPaths } from '../plan-paths.ts'

/** Placeholder of a plan that does not exist, or that the member has left. */
export function PlanGone() {
  const t = useTranslations('readingPlans')
  const { list } = usePlanPaths()
  return (
    <div className="mt-4">
      <EmptyState icon="book" title={t('goneTitle')} lead={t('goneLead')} isPage>
        <SmartLink to={list} className={buttonClass('primary')}>
          {t('seePlans')}
        </SmartLink>
      </EmptyState>
    </div>
  )
}
