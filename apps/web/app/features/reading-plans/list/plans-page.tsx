import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../components/page-title.tsx'
import { useReader } from '../../../components/use-reader.ts'
import { PlanLists } from './plan-lists.tsx'

/** A member's reading plans, and those to begin. */
export function PlansPage({ title }: { title: string }) {
  const t = useTranslations('readingPlans')
  const memberId = useReader()?.memberId
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} lead={t('lead')} className="mb-8" />
      {memberId !== undefined && <PlanLists memberId={memberId} />}
    </div>
  )
}
