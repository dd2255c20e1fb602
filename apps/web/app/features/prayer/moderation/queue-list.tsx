import type { ModerationQueue } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { MoreButton } from '../more-button.tsx'
import { CaseCard } from './case-card.tsx'
import { isOpen } from './case-outcomes.ts'
import type { Queue } from './moderation-calls.ts'
import { caseKey, useQueue } from './use-queue.ts'

export interface QueueListProps {
  readonly queue: ModerationQueue
  /** The count of each queue, whenever it changes. */
  readonly onCounts: (counts: Queue['filas']) => void
}

/** The cases of one queue, the oldest first. */
export function QueueList({ queue, onCounts }: QueueListProps) {
  const t = useTranslations('prayerModeration')
  const { loaded, value, outcomeOf, decide, takeBack, more, isAdding, hasFailed } = useQueue(queue)
  const counts = value?.filas
  useEffect(() => counts && onCounts(counts), [counts, onCounts])

  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.retry} />
  if (!value) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t('loading')}</p>
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    )
  }
  const waiting = value.itens.filter((one) => isOpen(outcomeOf(one))).length
  return (
    <>
      <p className="mb-4 max-w-measure">{t(`hint.${queue}`)}</p>
      {value.itens.length === 0 ? (
        <EmptyState icon="check" title={t('emptyTitle')} lead={t('empty')} />
      ) : (
        <ul className="grid gap-4">
          {value.itens.map((one) => (
            <CaseCard
              key={caseKey(one)}
              queue={queue}
              one={one}
              outcome={outcomeOf(one)}
              onDecide={(decision) => decide(one, decision)}
              onTakeBack={() => takeBack(one)}
            />
          ))}
        </ul>
      )}
      {waiting < value.total && (
        <MoreButton
          label={t('more')}
          failedLabel={t('moreFailed')}
          isAdding={isAdding}
          hasFailed={hasFailed}
          onMore={more}
        />
      )}
    </>
  )
}
