import 'react-easy-crop/react-easy-crop.css'
import type { Crop } from '@narthex/contract/media/file.schemas'
import { Segmented } from '@narthex/ui/segmented'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { cropRatio, cropShapes, findShape } from './crop-shapes.ts'

export interface CropEditorProps {
  /** The whole picture. */
  readonly source: string
  readonly size: { readonly largura: number | null; readonly altura: number | null }
  readonly crop: Crop | null
  readonly isBusy: boolean
  readonly onApply: (crop: Crop | null) => void
}

const maxZoom = 6
const toArea = ({ x, y, largura, altura }: Crop): Area => ({ x, y, width: largura, height: altura })
const round = (value: number) => Math.round(value * 100) / 100
const toCrop = ({ x, y, width, height }: Area): Crop => ({
  x: Math.max(0, round(x)),
  y: Math.max(0, round(y)),
  largura: Math.max(1, Math.min(round(width), round(100 - x))),
  altura: Math.max(1, Math.min(round(height), round(100 - y))),
})

/** Moves a picture behind a frame: by touch, by mouse, and by the arrow keys. */
export function CropEditor({ source, size, crop, isBusy, onApply }: CropEditorProps) {
  const t = useTranslations('consoleMedia.crop')
  const name = useId()
  const [shape, setShape] = useState(() => findShape(crop, size))
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  return (
    <>
      <div className="relative h-[min(52dvh,22rem)] overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={source.replace(/#.*/, '')}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={cropRatio(shape, size)}
          {...(crop && { initialCroppedAreaPercentages: toArea(crop) })}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('keys') }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <p className="mt-2 text-sm text-muted">{t('keys')}</p>
      <Segmented
        legend={t('shape')}
        name={name}
        options={cropShapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
        value={shape}
        onChange={setShape}
        className="mt-3"
      />
      <label className="mt-3 flex min-h-11 items-center gap-3 text-sm font-semibold">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="h-11 grow accent-brand"
        />
      </label>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={!area}
          aria-busy={isBusy || undefined}
          onClick={() => area && onApply(toCrop(area))}
          className={toolClass('primary')}
        >
          {t('apply')}
        </button>
        {crop && (
          <button type="button" onClick={() => onApply(null)} className={toolClass('quiet')}>
            {t('whole')}
          </button>
        )}
      </div>
    </>
  )
}
