import { zonePlace } from '@narthex/client/format/zones'
import { wallClock } from '@narthex/contract/church-time'
import { ComboboxField } from '@narthex/ui/office/combobox/combobox-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** A time zone, found by its place, with the time that it is there now. */
export function ZoneControl({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useTranslations('consoleSettings.combo')
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone').map((zone) => toOption(zone)))
  const held = String(value ?? '')
  return (
    <ComboboxField
      label={label}
      hint={[hint, held && t('now', { time: wallClock(new Date(), held).slice(11, 16) })].filter(Boolean).join(' ')}
      error={error}
      value={held === '' ? undefined : toOption(held)}
      source={zones}
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

const toOption = (zone: string) => ({ value: zone, label: zonePlace(zone), detail: zone })
