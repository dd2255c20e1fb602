import type { FocalPoint } from '@narthex/contract/media/image-address'
import { imageAddress, imageAt } from '@narthex/contract/media/image-address'
import { Picture } from '@narthex/ui/picture'
import type { PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'

export interface FocusFieldProps {
  readonly endereco: string
  readonly value: FocalPoint | null
  readonly onChange: (value: FocalPoint | null) => void
}

const middle: FocalPoint = { x: 50, y: 50 }
const toPercent = (at: number, length: number) => Math.round(Math.min(Math.max(at / length, 0), 1) * 100)

/** Where the subject of a picture is: touched in it, or moved by two sliders; beside it what narrow and wide places show. */
export function FocusField({ endereco, value, onChange }: FocusFieldProps) {
  const t = useTranslations('consoleMedia.file')
  const point = value ?? middle
  const image = imageAt(endereco)
  const shown = image ? imageAddress({ ...image, foco: point }) : endereco
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: toPercent(clientX - left, width), y: toPercent(clientY - top, height) })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('focus')}</legend>
      <p className="mt-0.5 mb-2 text-sm text-muted">{t('focusHelp')}</p>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          place(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && place(event)}
        className="relative mx-auto w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-card select-none"
      >
        <Picture
          src={endereco.replace(/#.*/, '')}
          alt=""
          sizes="28rem"
          className="block max-h-72 max-w-full [&_img]:max-h-72"
        />
        <span
          aria-hidden="true"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full shadow-[0_0_0_2px_white,0_0_0_4px_rgb(0_0_0/0.7),inset_0_0_0_2px_rgb(0_0_0/0.7)]"
        />
      </div>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        <FocusSlider label={t('focusX')} value={point.x} onChange={(x) => onChange({ ...point, x })} />
        <FocusSlider label={t('focusY')} value={point.y} onChange={(y) => onChange({ ...point, y })} />
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Sample label={t('focusSquare')} src={shown} className="size-20" />
        <Sample label={t('focusWide')} src={shown} className="h-14 w-40" />
        {value && (
          <button type="button" onClick={() => onChange(null)} className={`${toolClass('plain')} ms-auto`}>
            {t('focusClear')}
          </button>
        )}
      </div>
    </fieldset>
  )
}

interface FocusSliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function FocusSlider({ label, value, onChange }: FocusSliderProps) {
  return (
    <label className="block min-w-0 text-sm text-muted">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="block h-11 w-full accent-brand"
      />
    </label>
  )
}

function Sample({ label, src, className }: { label: string; src: string; className: string }) {
  return (
    <figure>
      <Picture src={src} alt="" sizes="10rem" className={`block overflow-hidden rounded-control ${className}`} />
      <figcaption className="mt-1 text-xs text-muted">{label}</figcaption>
    </figure>
  )
}
