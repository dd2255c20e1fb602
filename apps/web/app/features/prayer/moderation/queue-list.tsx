import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { ModerationQueue } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { MoreButton } from '../../../components/more-button.tsx'
import { CaseCard } from './case-card.tsx'
import { caseKey, countOpen, findOutcome } from './open-queue.ts'
import { useQueue } from './use-queue.ts'

/** The cases of one queue, the oldest first. */
export function QueueList({ name }: { name: ModerationQueue }) {
  const t = useTranslations('prayerModeration')
  const { queue, decide, takeBack, more, isAdding, hasFailed } = useQueue(name)

  if (queue.state === 'failed') return <LoadFailed onRetry={queue.reload} />
  if (queue.state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t('loading')}</p>
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    )
  }
  const { value } = queue
  return (
    <>
      <p className="mb-4 max-w-measure">{t(`hint.${name}`)}</p>
      {value.itens.length === 0 ? (
        <EmptyState icon="check" title={t('emptyTitle')} lead={t('empty')} />
      ) : (
        <ul className="grid gap-4">
          {value.itens.map((one) => (
            <CaseCard
              key={caseKey(one)}
              queue={name}
              one={one}
              outcome={findOutcome(value, one)}
              onDecide={(decision) => decide(one, decision)}
              onTakeBack={() => takeBack(one)}
            />
          ))}
        </ul>
      )}
      {countOpen(value) < value.total && (
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
