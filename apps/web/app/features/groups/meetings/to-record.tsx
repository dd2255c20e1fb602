import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { chipClass } from '@narthex/ui/chip'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { dropDraft, type Place } from './drafts.ts'
import { useChurchDay, useDayText } from './use-day-text.ts'
import type { UnsentMeetings } from './use-unsent-meetings.ts'

export interface ToRecordProps {
  readonly place: Place
  /** Days without a record, the latest first. */
  readonly pending: readonly string[]
  readonly outbox: UnsentMeetings
  readonly onRecord: (day: string) => void
  readonly onResume: (id: string) => void
}

const offered = 6

/** Meetings to record: the button, days that lack a record, and drafts. */
export function ToRecord({ place, pending, outbox: { drafts, refresh }, onRecord, onResume }: ToRecordProps) {
  const t = useTranslations('meetings')
  const titleId = useId()
  const today = useChurchDay()
  const dayText = useDayText()
  const [dropped, setDropped] = useState<{ readonly id: string; readonly data: string }>()
  const drop = async () => {
    if (dropped) await dropDraft(place, dropped.id)
    setDropped(undefined)
    refresh()
  }
  return (
    <div className={`${cardClass} mb-8 p-5`}>
      <button
        type="button"
        onClick={() => onRecord(pending[0] ?? today)}
        className={`${buttonClass('primary')} w-full sm:w-auto`}
      >
        <MemberIcon name="plus" className="size-5" />
        {t('record')}
      </button>
      {pending.length > 0 && (
        <section aria-labelledby={titleId} className="mt-5">
          <h2 id={titleId} className="text-sm font-semibold text-muted">
            {t('pending.title')}
          </h2>
          <ul className="relative -mx-5 mt-1 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:flex-wrap">
            {pending.slice(0, offered).map((day) => (
              <li key={day} className="shrink-0">
                <button type="button" onClick={() => onRecord(day)} className={chipClass}>
                  {dayText(day)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {drafts.map(({ id, data }) => (
        <div key={id} className="mt-5 rounded-control bg-sunken p-4">
          <p className="font-medium">{t('draft.title', { day: dayText(data, 'within') })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="button" onClick={() => onResume(id)} className={buttonClass('quiet')}>
              {t('draft.resume')}
            </button>
            <button
              type="button"
              onClick={() => setDropped({ id, data })}
              className="min-h-11 rounded-button px-4 font-semibold text-muted hover:bg-ink/5 hover:text-ink"
            >
              {t('draft.discard')}
            </button>
          </div>
        </div>
      ))}
      <ConfirmDialog
        isOpen={dropped !== undefined}
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        cancelLabel={t('draft.keep')}
        onClose={() => setDropped(undefined)}
        onConfirm={drop}
      >
        <p>{t('draft.discardLead', { day: dropped ? dayText(dropped.data, 'within') : '' })}</p>
      </ConfirmDialog>
    </div>
  )
}
