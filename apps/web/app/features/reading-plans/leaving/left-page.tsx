import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { usePlanAddress, usePlanPaths } from '../plan-paths.ts'

/** Page after leaving a plan. */
export function LeftPage({ planId }: { planId: string }) {
  const t = useTranslations('readingPlans')
  const { corApp } = useChurchSite()
  const paths = usePlanPaths()
  const { name } = usePlanAddress(planId)
  return (
    <QuietPage
      seed={`PLANO ${planId}`}
      colour={corApp}
      title={name ? t('deletedNamed', { name }) : t('deletedTitle')}
      lead={t('deletedLead')}
    >
      <SmartLink to={paths.list} className={buttonClass('primary')}>
        {t('seePlans')}
      </SmartLink>
    </QuietPage>
  )
}
