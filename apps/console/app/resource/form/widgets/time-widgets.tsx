import { zonePlace } from '@narthex/client/format/zones'
import { instantAt, wallClock } from '@narthex/contract/church-time'
import { TextField } from '@narthex/ui/text-field'
import { useTimeZone, useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from './widget.ts'

/** A moment on the church's clocks, whose zone is named. */
export function MomentWidget(props: WidgetProps) {
  const t = useTranslations('consoleEditor')
  const { value, onChange, field, hint } = props
  const zone = useTimeZone() ?? 'UTC'
  const shown = typeof value === 'string' && value ? wallClock(new Date(value), zone).slice(0, 16) : ''
  const place = t('zone', { place: zonePlace(zone) })
  return (
    <TextField
      {...fieldProps(props)}
      hint={[hint, place].filter(Boolean).join(' ')}
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

export const TimeWidget = (props: WidgetProps) => <TextField {...fieldProps(props)} type="time" {...bindTyped(props)} />

export const ColourWidget = (props: WidgetProps) => (
  <TextField {...fieldProps(props)} type="color" {...bindTyped(props)} />
)
