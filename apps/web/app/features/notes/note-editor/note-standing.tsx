import { useIsOnline } from '@narthex/client/device/connection'
import { whenText } from '@narthex/client/format/dates'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { type NoteState, useNoteStates } from '../local/note-states.ts'

type ShownState = Exclude<NoteState, 'gone' | 'untitled'>

const signs: Record<ShownState, IconName> = {
  kept: 'device',
  saved: 'check',
  merged: 'check',
  waiting: 'offline',
  tooLarge: 'warning',
  refused: 'warning',
  full: 'warning',
  notKept: 'warning',
}

export interface NoteStandingProps {
  readonly id: string
  readonly changedAt: string | undefined
}

/** State of the note's saving, and the time of the last change. */
export function NoteStanding({ id, changedAt }: NoteStandingProps) {
  const t = useTranslations('notes.state')
  const dates = useDateContext()
  const state = useNoteStates((states) => states[id])
  const status = statusText(state, useIsOnline())
  const isTrouble = status && signs[status] === 'warning'
  return (
    <p className="min-w-0 py-1 text-sm leading-snug text-muted">
      <span role="status" className={isTrouble ? 'font-medium text-danger' : ''}>
        {status && (
          <>
            <Icon name={signs[status]} className="me-1.5 inline-block size-4.5 align-[-0.25em]" />
            {t(status)}
          </>
        )}
      </span>
      {changedAt && (status === undefined || status === 'saved') && (
        <>
          {status && ' · '}
          {t('changed', { when: whenText(new Date(changedAt), dates) })}
        </>
      )}
    </p>
  )
}

/** State to show; a missing title is reported at the title's field. */
function statusText(state: NoteState | undefined, isOnline: boolean): ShownState | undefined {
  if (state === undefined || state === 'gone') return undefined
  if (state === 'untitled') return 'kept'
  return state === 'kept' && !isOnline ? 'waiting' : state
}
