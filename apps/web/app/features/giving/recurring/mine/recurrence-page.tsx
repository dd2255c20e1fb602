import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../../components/back-link.tsx'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useResult } from '../../../../components/use-result.tsx'
import type { RecurrenceWithCycles } from '../recurrence-calls.ts'
import { needsRepair } from '../recurrence-state.ts'
import { Authorisation } from '../setup/authorisation.tsx'
import { useRecurrence } from '../use-recurrences.ts'
import { ChangePage } from './change-page.tsx'
import { ChargeList } from './charge-list.tsx'
import { OwnActs } from './own-acts.tsx'
import { RecurrenceHead } from './recurrence-head.tsx'
import { Repair } from './repair.tsx'

/** Page of a recurring gift: its state, its charges, and its giver's actions. */
export function RecurrencePage({ id, isChanging }: { id: string; isChanging: boolean }) {
  const t = useTranslations('recurringGifts.one')
  const loaded = useRecurrence(id)
  if (loaded.state === 'ready' && loaded.value && isChanging) return <ChangePage recurrence={loaded.value} />
  return (
    <>
      <BackLink to="/user/subscriptions" name={t('back')} />
      {loaded.state === 'loading' && <Skeleton className="mt-4 h-80 w-full rounded-card" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && !loaded.value && (
        <EmptyState isPage icon="search" title={t('notFoundTitle')} lead={t('notFound')}>
          <SmartLink to="/user/subscriptions" className={buttonClass('quiet')}>
            {t('back')}
          </SmartLink>
        </EmptyState>
      )}
      {loaded.state === 'ready' && loaded.value && (
        <RecurrenceView recurrence={loaded.value} isStale={loaded.hasFailed} />
      )}
    </>
  )
}

function RecurrenceView({ recurrence, isStale }: { recurrence: RecurrenceWithCycles; isStale: boolean }) {
  const t = useTranslations('recurringGifts.one')
  const { result, announce } = useResult()
  return (
    <div className="mt-3 grid grid-cols-1 gap-6">
      {isStale && (
        <Notice tone="warning" icon="offline">
          <p>{t('offline')}</p>
        </Notice>
      )}
      {result}
      <RecurrenceHead recurrence={recurrence}>
        {needsRepair(recurrence) && <Repair recurrence={recurrence} onRepaired={announce} />}
      </RecurrenceHead>
      {recurrence.situacao === 'PENDENTE' && <Authorisation recurrence={recurrence} />}
      <OwnActs recurrence={recurrence} onDone={announce} />
      <ChargeList recurrence={recurrence} />
    </div>
  )
}
