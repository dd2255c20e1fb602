import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../components/page-title.tsx'
import { VisitCard } from '../../../components/visit-card.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

/** No giving options, or no way to pay (specification §8): the church itself can be asked. */
export function NoGiving({ title }: { title: string }) {
  const t = useTranslations('giving.none')
  const { church } = useChurchSite()
  return (
    <div className={`${containerClass('measure', 'title')} grid gap-6`}>
      <PageTitle title={title} />
      <EmptyState icon="give" title={t('title')} lead={t('lead')} />
      <VisitCard place={church} title={t('contact')} />
    </div>
  )
}
