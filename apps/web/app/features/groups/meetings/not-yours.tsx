import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'

/** Notice for people outside the group and for deleted meetings; both look the same. */
export function NotYours({ celulaId }: { celulaId: number }) {
  const t = useTranslations('meetings.gone')
  return (
    <EmptyState icon="people" title={t('title')} lead={t('lead')} isPage>
      <SmartLink to={pathTo('/groups/:celulaId', { celulaId })} className={buttonClass('primary')}>
        {t('group')}
      </SmartLink>
      <SmartLink to="/groups" className={buttonClass('quiet')}>
        {t('action')}
      </SmartLink>
    </EmptyState>
  )
}
