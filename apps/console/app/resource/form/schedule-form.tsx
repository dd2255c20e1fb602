import { whenText } from '@narthex/client/format/dates'
import { zonePlace } from '@narthex/client/format/zones'
import { instantAt, wallClock } from '@narthex/contract/church-time'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { draftCalls } from '../record-calls.ts'
import type { Editing } from './use-editing.ts'
import type { RecordActs } from './use-record-acts.ts'

export interface ScheduleFormProps {
  readonly kind: AnyConsoleResource
  readonly editing: Editing
  readonly acts: RecordActs
  readonly record: OfficeRecord
  readonly onDone: () => void
}

const hourMs = 3_600_000

/** Chooses when changes of what is live are shown, on the church's clocks. */
export function ScheduleForm({ kind, editing, acts, record, onDone }: ScheduleFormProps) {
  const t = useTranslations('consoleEditor')
  const dates = useDateContext()
  const zone = dates.timeZone
  const [typed, setTyped] = useState(() =>
    wallClock(new Date(Date.now() + hourMs), zone)
      .slice(0, 14)
      .concat('00'),
  )
  const [isPast, setPast] = useState(false)
  const plan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [day = '', time = ''] = typed.split('T')
    const moment = day && time ? instantAt(day, time.slice(0, 5), zone) : new Date(0)
    if (moment <= new Date()) return setPast(true)
    onDone()
    editing.save(async () => {
      await acts.act(async (seen) => {
        const draft = await draftCalls.schedule(kind, seen, moment.toISOString())
        editing.follow({ ...record, versao: draft.versao }, draft)
        acts.say(t('schedule.planned', { when: whenText(moment, dates) }))
      })
    })
  }
  return (
    <form onSubmit={plan} noValidate className="grid gap-5">
      <TextField
        label={t('schedule.when')}
        type="datetime-local"
        value={typed}
        hint={t('zone', { place: zonePlace(zone) })}
        error={isPast ? t('schedule.past') : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setPast(false)
        }}
      />
      <button type="submit" className={toolClass('primary')}>
        {t('schedule.set')}
      </button>
    </form>
  )
}
