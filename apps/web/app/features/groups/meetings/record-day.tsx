import { chipClass } from '@narthex/ui/chip'
import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import type { Written } from './record.ts'
import { useDayText } from './use-day-text.ts'

export interface RecordDayProps {
  readonly record: Written
  /** Days of which there is no record yet. */
  readonly pending: readonly string[]
  /** The church's, `YYYY-MM-DD`. */
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (record: Written) => void
}

const offered = 4

/** Date of the meeting, and whether it took place. */
export function RecordDay({ record, pending, today, error, onChange }: RecordDayProps) {
  const t = useTranslations('meetings.form')
  const dayText = useDayText()
  return (
    <div className="grid gap-3">
      {pending.length > 1 && (
        <div className="relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          {pending.slice(0, offered).map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={record.data === day}
              onClick={() => onChange({ ...record, data: day })}
              className={chipClass}
            >
              {dayText(day)}
            </button>
          ))}
        </div>
      )}
      <div className="max-w-72">
        <TextField
          type="date"
          label={t('day')}
          hint={error ? undefined : t('dayHint')}
          error={error}
          value={record.data}
          max={today}
          onChange={({ currentTarget }) => onChange({ ...record, data: currentTarget.value })}
        />
      </div>
      <Switch
        label={t('notHeld')}
        description={t('notHeldHint')}
        isOn={!record.flagRealizada}
        onChange={(isOn) => onChange({ ...record, flagRealizada: !isOn })}
      />
    </div>
  )
}
