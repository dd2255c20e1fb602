import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { dropDraft, keepDraft, type Place } from './drafts.ts'
import { keepFinished } from './meeting-outbox.ts'
import { RecordForm, type RecordFormProps } from './record-form.tsx'
import { useRoster } from './use-meetings.ts'
import { useRecord } from './use-record.ts'
import type { Writing } from './use-writing.ts'

export interface RecordScreenProps extends Pick<RecordFormProps, 'groupName' | 'pending'> {
  readonly place: Place
  readonly writing: Writing
  /** The number of a new record of this day. */
  readonly idOf: (day: string) => string
  /** Runs when the record is saved or put aside. */
  readonly onDone: (what: 'saved' | 'later') => void
}

/** Full-page form of a meeting's record. Works without a connection. */
export function RecordScreen({ place, writing, idOf, onDone, ...rest }: RecordScreenProps) {
  const t = useTranslations('meetings')
  const begun = useRecord(place, writing)
  const roster = useRoster(place.memberId, place.celulaId)
  if (begun.state === 'failed') return <LoadFailed onRetry={begun.reload} />
  if (begun.state === 'loading' || roster.state === 'loading') {
    return (
      <div role="status" className="mx-auto max-w-3xl">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-6 h-96 w-full rounded-card" />
      </div>
    )
  }
  const { record, isNew, isKnown } = begun.value
  return (
    <RecordForm
      {...rest}
      memberId={place.memberId}
      initial={record}
      isNew={isNew}
      roster={roster.state === 'ready' ? roster.value.value : undefined}
      onTouch={(next) => void keepDraft(place, next)}
      onSave={(next) => void save(next)}
      onLater={() => onDone('later')}
    />
  )

  async function save(next: typeof record) {
    // Another day was chosen than the one that it was begun for.
    const id = isKnown || next.data === record.data ? next.id : idOf(next.data)
    await keepFinished(place, { ...next, id })
    if (id !== next.id) await dropDraft(place, next.id)
    onDone('saved')
  }
}
