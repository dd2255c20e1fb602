import { LocationError, locate } from '@narthex/client/device/locate'
import { mapLink } from '@narthex/client/format/places'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useEditorForm } from '../editor-form.ts'
import { type Point, parsePoint, writePoint } from './parse-point.ts'
import { fieldProps, type WidgetProps } from './widget.ts'

/**
 * A point on the map, of a form with `latitude` and `longitude`: this one stands at the former and enters both. Written as two
 * numbers, copied from any map, or where the device is.
 */
export function PointWidget(props: WidgetProps) {
  const t = useTranslations('consoleWidgets.point')
  const frame = useTranslations('consoleFrame')
  const { form } = useEditorForm().valid
  const [latitude, longitude, endereco] = form.watch(['latitude', 'longitude', 'endereco'])
  const held = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
  const shown = held ? writePoint(held) : ''
  // What is typed stands until it names a point; another value from elsewhere takes its place.
  const [typed, setTyped] = useState<{ readonly text: string; readonly shown: string }>()
  const [failure, setFailure] = useState<'refused' | 'unavailable' | 'timeout'>()
  const text = typed?.shown === shown ? typed.text : shown
  const isWrong = text !== '' && !parsePoint(text)
  const put = (point: Point | undefined) => {
    const options = { shouldDirty: true, shouldValidate: false }
    form.setValue('longitude', point?.longitude ?? null, options)
    form.setValue('latitude', point?.latitude ?? null, options)
  }
  const type = (next: string) => {
    const point = parsePoint(next)
    const isKnown = next.trim() === '' || point !== undefined
    if (isKnown) put(point)
    setTyped({ text: next, shown: isKnown ? (point ? writePoint(point) : '') : shown })
  }
  const takeHere = async () => {
    setFailure(undefined)
    try {
      const { latitude: lat, longitude: lon } = await locate(navigator.geolocation)
      put({ latitude: Number(lat.toFixed(6)), longitude: Number(lon.toFixed(6)) })
    } catch (error) {
      setFailure(error instanceof LocationError ? error.reason : 'unavailable')
    }
  }
  const map = mapLink({
    endereco: toAddress(endereco),
    latitude: held?.latitude ?? null,
    longitude: held?.longitude ?? null,
  })
  return (
    <div>
      <TextField
        {...fieldProps(props)}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={isWrong ? t('wrong') : props.error}
        placeholder="-8.0631, -34.8711"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className={toolClass('quiet')} onClick={() => void takeHere()}>
          <Icon name="locate" className="size-5" />
          {t('here')}
        </button>
        {map && (
          <a href={map} target="_blank" rel="noreferrer" className={textLinkClass}>
            {held ? t('show') : t('find')}
            <span className="sr-only"> {frame('newTab')}</span>
          </a>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {failure && t(`failures.${failure}`)}
      </p>
    </div>
  )
}

const toAddress = (value: unknown) => (value ?? null) as Address | null
