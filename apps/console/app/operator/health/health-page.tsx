import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getHealth } from '@narthex/contract/operator/health.endpoints'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { RowsLoading } from '../list-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import { FailedMails } from './failed-mails.tsx'
import { HealthParts } from './health-parts.tsx'
import { StorageList } from './storage-list.tsx'

/** The state of the product: its parts with what needs attention, mails that were given up, and the bytes of churches. */
export function HealthPage() {
  const t = useTranslations('operatorHealth')
  const health = useMemberData(['operator health'], () => callApi(getHealth, {}))
  const warnings = health.state === 'ready' ? health.value.avisos.length : 0
  return (
    <>
      <PageHead title={t('title')}>
        <button type="button" className={toolClass('quiet')} onClick={() => void health.reload()}>
          {t('refresh')}
        </button>
      </PageHead>
      <p className="-mt-2 max-w-measure text-muted">{t('lead')}</p>
      <p role="status" className="mt-3 mb-5 font-semibold">
        {health.state === 'ready' && (warnings > 0 ? t('count', { count: warnings }) : t('allGood'))}
      </p>
      {health.state === 'loading' && <RowsLoading />}
      {health.state === 'failed' && <LoadFailed onRetry={() => void health.reload()} />}
      {health.state === 'ready' && <HealthParts health={health.value} />}
      <FailedMails onRetried={() => health.reload()} />
      <StorageList />
    </>
  )
}
