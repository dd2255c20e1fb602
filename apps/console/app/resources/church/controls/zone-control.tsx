import { zonePlace } from '@narthex/client/format/zones'
import { wallClock } from '@narthex/contract/church-time'
import { ComboboxField } from '@narthex/ui/office/combobox/combobox-field'
import { useTranslations } from 'use-intl'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** A time zone, found by its place; each says what time it is there. */
export function ZoneControl({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useTranslations('consoleSettings.combo')
  const now = new Date()
  const held = String(value ?? '')
  return (
    <ComboboxField
      label={label}
      hint={hint}
      error={error}
      value={held === '' ? undefined : toOption(held, now)}
      source={Intl.supportedValuesOf('timeZone').map((zone) => toOption(zone, now))}
      onChange={(option) => option && onChange(option.value)}
      texts={{
        open: t('open'),
        clear: t('clear'),
        loading: t('loading'),
        nothing: t('nothing'),
        failed: t('failed'),
        remove: (name) => t('remove', { name }),
      }}
    />
  )
}

const toOption = (zone: string, now: Date) => ({
  value: zone,
  label: zonePlace(zone),
  detail: `${zone} · ${wallClock(now, zone).slice(11, 16)}`,
})
