import { useId } from 'react'
import { controlClass, FieldError, type FieldTexts } from '../../field.tsx'

export interface DateTimeFieldProps extends FieldTexts {
  /** Local time of the zone as `YYYY-MM-DDTHH:mm`; the empty text where nothing is chosen. */
  readonly value: string
  /** Empty until both the day and the time are there. */
  readonly onChange: (value: string) => void
  /** Place whose local time is entered: "Recife". */
  readonly zone: string
  readonly dateLabel: string
  readonly timeLabel: string
  /** The chosen moment in words, with its zone: "Sunday, 12 May, 19h, Recife". */
  readonly description?: string | undefined
  /** Earliest and latest day, as `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Time that is set with the day, as `HH:mm`. */
  readonly usualTime?: string
  /** Names of the two inputs: a summary of errors leads to them. */
  readonly name?: string | undefined
}

/** A moment on the clocks of a named zone: the device's own day and time, and the zone beside them. */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    zone,
    dateLabel,
    timeLabel,
    description,
    usualTime = '',
  } = props
  const id = useId()
  const [hintId, errorId, textId] = [`${id}hint`, `${id}error`, `${id}text`]
  const [date = '', time = ''] = value.split('T')
  const choose = (nextDate: string, nextTime: string) => onChange(nextDate === '' ? '' : `${nextDate}T${nextTime}`)
  const described = [error && errorId, hint && hintId, description && textId].filter(Boolean).join(' ')
  const shared = { 'aria-invalid': error ? true : undefined, required: !optional, className: controlClass }
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-44">
          <input
            type="date"
            name={props.name}
            aria-label={dateLabel}
            value={date}
            min={props.min}
            max={props.max}
            onChange={({ currentTarget }) => choose(currentTarget.value, time || usualTime)}
            {...shared}
          />
        </div>
        <div className="flex min-w-0 grow basis-52 items-center gap-2">
          <input
            type="time"
            aria-label={`${timeLabel}, ${zone}`}
            value={time}
            onChange={({ currentTarget }) => choose(date, currentTarget.value)}
            {...shared}
          />
          <span className="shrink-0 text-sm text-muted">{zone}</span>
        </div>
      </div>
      <FieldError id={errorId} error={error} />
      {description && (
        <p id={textId} className="mt-1.5 text-sm font-medium">
          {description}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
    </fieldset>
  )
}
