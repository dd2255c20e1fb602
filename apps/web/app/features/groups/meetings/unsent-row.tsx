import { useIsOnline } from '@narthex/client/device/connection'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DayBadge } from './day-badge.tsx'
import type { Place } from './drafts.ts'
import { entryPlace, keepFinished, meetingOutbox, type UnsentMeeting } from './meeting-outbox.ts'
import { useDayText } from './use-day-text.ts'

export interface UnsentRowProps {
  readonly unsent: UnsentMeeting
  readonly place: Place
  readonly isSending: boolean
  readonly onResume: () => void
}

/** A record that has not reached the church: why, and what can be done. */
export function UnsentRow({ unsent, place, isSending, onResume }: UnsentRowProps) {
  const t = useTranslations('meetings')
  const words = useTranslations('meetings.stuck')
  const dayText = useDayText()
  const isOnline = useIsOnline()
  const [isChoosing, setChoosing] = useState(false)
  const { record, state } = unsent
  const isOnItsWay = state === 'waiting' && isSending && isOnline
  const drop = () => meetingOutbox.drop(entryPlace(place, record.id))
  const retry = () => keepFinished(place, record)
  /** Keeps the record under a new id: the deleted record is not restored. */
  const again = async () => {
    await keepFinished(place, { ...record, id: crypto.randomUUID(), versao: null })
    await drop()
  }
  const action = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick} className={buttonClass('quiet')}>
      {label}
    </button>
  )
  return (
    <li className="flex flex-wrap items-start gap-4 border-b border-line bg-warning/6 p-4 last:border-b-0">
      <DayBadge day={record.data} isHeld={record.flagRealizada} />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold leading-snug wrap-anywhere">
          <button type="button" onClick={onResume} className="min-h-11 text-start hover:underline">
            {record.flagRealizada ? record.tema || t('plain') : t('notHeld')}
            <span className="sr-only">, {dayText(record.data)}</span>
          </button>
        </p>
        <p className="text-sm text-muted">{dayText(record.data)}</p>
        <p role="status" className="mt-1 flex items-start gap-2 text-sm font-medium">
          {isOnItsWay ? (
            <Spinner />
          ) : (
            <Icon name={state === 'waiting' ? 'device' : 'warning'} className="size-5 text-warning" />
          )}
          <span>{t(isOnItsWay ? 'state.sending' : `state.${state}`)}</span>
        </p>
        {state !== 'waiting' && (
          <div className="mt-3 flex flex-wrap gap-3">
            {state === 'conflict' && action(words('choose'), () => setChoosing(true))}
            {state === 'removed' && action(words('again'), again)}
            {state === 'refused' && action(words('retry'), retry)}
            {state !== 'conflict' && action(words('discard'), drop)}
          </div>
        )}
      </div>
      {isChoosing && state === 'conflict' && (
        <ConflictDialog
          place={place}
          unsent={unsent}
          onClose={() => setChoosing(false)}
          onChoose={async (chosen) => {
            await keepFinished(place, chosen)
            setChoosing(false)
          }}
        />
      )}
    </li>
  )
}
