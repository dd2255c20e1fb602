import { asOpening, weekdayName } from '@narthex/client/format/dates'
import { zonePlace } from '@narthex/client/format/zones'
import { instantAt, wallClock } from '@narthex/contract/church-time'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from './widget.ts'

/** The help of a field with the zone of its clocks behind it. */
function useZonedHint(hint: string | undefined): string {
  const t = useTranslations('consoleEditor')
  const place = t('zone', { place: zonePlace(useTimeZone() ?? 'UTC') })
  return [hint, place].filter(Boolean).join(' ')
}

/** A moment on the church's clocks, whose zone is named. */
export function MomentWidget(props: WidgetProps) {
  const { value, onChange, field, hint } = props
  const zone = useTimeZone() ?? 'UTC'
  const shown = typeof value === 'string' && value ? wallClock(new Date(value), zone).slice(0, 16) : ''
  return (
    <TextField
      {...fieldProps(props)}
      hint={useZonedHint(hint)}
      type="datetime-local"
      value={shown}
      onChange={({ currentTarget }) => {
        const [day = '', time = ''] = currentTarget.value.split('T')
        onChange(day && time ? instantAt(day, time.slice(0, 5), zone).toISOString() : field.empty)
      }}
    />
  )
}

const bindTyped = ({ value, onChange, field }: WidgetProps) => ({
  value: String(value ?? ''),
  onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onChange(currentTarget.value === '' ? field.empty : currentTarget.value),
})

export const DayWidget = (props: WidgetProps) => <TextField {...fieldProps(props)} type="date" {...bindTyped(props)} />

/** A time of day on the church's clocks, whose zone is named. */
export function TimeWidget(props: WidgetProps) {
  return <TextField {...fieldProps(props)} hint={useZonedHint(props.hint)} type="time" {...bindTyped(props)} />
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A day of the week: 0 is Sunday. */
export function WeekdayWidget(props: WidgetProps) {
  const t = useTranslations('consoleEditor')
  const locale = useLocale()
  const { value, onChange, field } = props
  return (
    <SelectField
      {...fieldProps(props)}
      placeholder={t('choose')}
      options={weekdays.map((day) => ({ value: String(day), label: asOpening(weekdayName(day, locale)) }))}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : Number(currentTarget.value))}
    />
  )
}

export const ColourWidget = (props: WidgetProps) => (
  <TextField {...fieldProps(props)} type="color" {...bindTyped(props)} />
)
