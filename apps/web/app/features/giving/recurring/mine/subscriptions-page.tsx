import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useResult } from '../../../../components/use-result.tsx'
import { useMember } from '../../../../session/use-member.ts'
import { hasEnded, inOrder } from '../recurrence-state.ts'
import { useRecurrences } from '../use-recurrences.ts'
import { RecurrenceCard } from './recurrence-card.tsx'

/** Page of a recurring gift, loaded on demand with its forms. */
const RecurrencePage = lazyPart(async () => (await import('./recurrence-page.tsx')).RecurrencePage)

export interface SubscriptionsPageProps {
  readonly title: string
  /** Other regular payments of the member, below the list. */
  readonly children?: ReactNode
}

/** A member's recurring gifts; with `?id=` one of them. */
export function SubscriptionsPage({ title, children }: SubscriptionsPageProps) {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (!id) {
    return (
      <>
        <RecurrenceList title={title} />
        {children}
      </>
    )
  }
  return (
    <LazyPart fallback={<Skeleton className="h-80 w-full rounded-card" />} failed={<LoadFailed />}>
      <RecurrencePage key={id} id={id} isChanging={query.has('alterar')} />
    </LazyPart>
  )
}

function RecurrenceList({ title }: { title: string }) {
  const t = useTranslations('recurringGifts.mine')
  const { id: memberId } = useMember().member
  const recurrences = useRecurrences(memberId)
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-6">
        {recurrences.state === 'failed' && <LoadFailed onRetry={() => void recurrences.reload()} />}
        {recurrences.state === 'loading' && (
          <div aria-busy="true" className="grid gap-4">
            <p className="sr-only">{t('loading')}</p>
            <Skeleton className="h-52 w-full rounded-card" />
            <Skeleton className="h-52 w-full rounded-card" />
          </div>
        )}
        {recurrences.state === 'ready' && <Recurrences all={recurrences.value} />}
      </div>
    </>
  )
}

function Recurrences({ all }: { all: readonly Recurrence[] }) {
  const t = useTranslations('recurringGifts.mine')
  const { result, announce } = useResult('mb-4')
  if (all.length === 0) {
    return (
      <EmptyState icon="give" title={t('emptyTitle')} lead={t('empty')}>
        <SmartLink to="/give/recurrence" className={buttonClass('primary')}>
          {t('new')}
        </SmartLink>
      </EmptyState>
    )
  }
  const ended = all.filter(hasEnded)
  const list = (recurrences: readonly Recurrence[]) => (
    <ul className="grid gap-4">
      {recurrences.map((recurrence) => (
        <RecurrenceCard key={recurrence.id} recurrence={recurrence} onRepaired={announce} />
      ))}
    </ul>
  )
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <SmartLink to="/give/recurrence" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('new')}
        </SmartLink>
        <SmartLink to="/user/giving" className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('history')}
        </SmartLink>
      </div>
      {result}
      {list(inOrder(all.filter((recurrence) => !hasEnded(recurrence))))}
      {ended.length > 0 && (
        <details className="group/ended mt-8" open={ended.length === all.length}>
          <summary className="flex min-h-11 cursor-pointer items-center text-lg font-semibold">
            {t('ended')} <span className="ms-2 font-normal text-muted tabular-nums">{ended.length}</span>
          </summary>
          <div className="mt-3">{list(ended)}</div>
        </details>
      )}
    </>
  )
}
