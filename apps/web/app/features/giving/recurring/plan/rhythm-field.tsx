import { chipClass } from '@narthex/ui/chip'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { lastDayOfMonth } from './charge-days.ts'
import { mostDays, type Rhythm, type RhythmKind } from './rhythm.ts'

export interface RhythmFieldProps {
  readonly value: Rhythm
  readonly kinds: readonly RhythmKind[]
  readonly error: string | undefined
  readonly onChange: (rhythm: Rhythm) => void
}

const monthDays = Array.from({ length: lastDayOfMonth }, (_, index) => index + 1)

/** Frequency: a preset, or a number of days. */
export function RhythmField({ value, kinds, error, onChange }: RhythmFieldProps) {
  const t = useTranslations('recurringGifts.plan')
  const titleId = useId()
  return (
    <div>
      <h2 id={titleId} className="text-xl">
        {t('rhythm')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in */}
      <div role="group" aria-labelledby={titleId} className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === value.kind}
            onClick={() => onChange({ ...value, kind })}
            className={`${chipClass} min-h-12 justify-center text-base!`}
          >
            {t(`kinds.${kind}`)}
          </button>
        ))}
      </div>
      {value.kind === 'month' && (
        <div className="mt-4 max-w-72">
          <SelectField
            label={t('monthDay')}
            value={String(value.diaDoMes)}
            onChange={(event) => onChange({ ...value, diaDoMes: Number(event.currentTarget.value) })}
            options={monthDays.map((day) => ({
              value: String(day),
              label: day === lastDayOfMonth ? t('lastDay') : t('day', { day: String(day) }),
            }))}
          />
        </div>
      )}
      {value.kind === 'other' && (
        <div className="mt-4 max-w-72">
          <TextField
            label={t('days')}
            hint={t('daysHint')}
            error={error}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(mostDays).length}
            value={value.dias}
            onChange={(event) => onChange({ ...value, dias: event.currentTarget.value.replace(/\D/g, '') })}
          />
        </div>
      )}
    </div>
  )
}
