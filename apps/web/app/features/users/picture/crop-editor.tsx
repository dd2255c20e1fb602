import { useAct } from '@narthex/client/data/use-act'
import { toDataUrl } from '@narthex/client/device/photo'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useMemo, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { drawSquare, squareFile, turned } from './photo.ts'

export interface CropEditorProps {
  readonly photo: HTMLCanvasElement
  /** Resolves once it was kept, or the page has said why not; must not reject. */
  readonly onSave: (photo: File) => Promise<void>
  readonly onCancel: () => void
}

/** A photo before it is kept: moved, brought nearer and turned until the face sits well. Arrow keys move it too. */
export function CropEditor({ photo: given, onSave, onCancel }: CropEditorProps) {
  const t = useTranslations('picture')
  const [photo, setPhoto] = useState(given)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Area>()
  const { isBusy: isSaving, run } = useAct()
  const preview = useRef<HTMLCanvasElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const image = useMemo(() => toDataUrl(photo), [photo])

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (square && preview.current) drawSquare(photo, square, preview.current)
  }, [photo, square])

  const turn = (direction: 'left' | 'right') => {
    setPhoto(turned(photo, direction))
    setCrop({ x: 0, y: 0 })
    setSquare(undefined)
  }
  const save = () => square && void run(async () => onSave(await squareFile(photo, square)))

  return (
    <section aria-labelledby="crop-title">
      <h2 id="crop-title" ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
        {t('cropTitle')}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_10rem]">
        <div>
          <div className="relative aspect-square w-full overflow-hidden rounded-card bg-deep md:max-h-112">
            <Cropper
              image={image}
              crop={crop}
              zoom={zoom}
              aspect={1}
              maxZoom={4}
              objectFit="contain"
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: 'rounded-t-full! rounded-b-control! focus-visible:outline-2!' }}
              cropperProps={{ role: 'group', 'aria-label': t('crop') }}
              mediaProps={{ alt: '' }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, area) => setSquare(area)}
            />
          </div>
          <CropTools zoom={zoom} onZoom={setZoom} onTurn={turn} />
        </div>
        <figure aria-hidden="true" className="max-md:hidden">
          <canvas
            ref={preview}
            width={320}
            height={320}
            className="h-44 w-36 rounded-t-full rounded-b-control bg-deep object-cover shadow-lift"
          />
          <figcaption className="mt-3 text-sm text-muted">{t('preview')}</figcaption>
        </figure>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={save} disabled={!square} aria-busy={isSaving} className={buttonClass('primary')}>
          {isSaving && <Spinner />}
          {isSaving ? t('saving') : t('save')}
        </button>
        <button type="button" onClick={onCancel} disabled={isSaving} className={buttonClass('quiet')}>
          {t('cancel')}
        </button>
      </div>
    </section>
  )
}

interface CropToolsProps {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onTurn: (direction: 'left' | 'right') => void
}

function CropTools({ zoom, onZoom, onTurn }: CropToolsProps) {
  const t = useTranslations('picture')
  return (
    <div className="mt-3 flex items-center gap-2">
      <button type="button" onClick={() => onTurn('left')} className={`${iconButtonClass} hover:bg-sunken`}>
        <MemberIcon name="turnLeft" />
        <span className="sr-only">{t('turnLeft')}</span>
      </button>
      <input
        type="range"
        aria-label={t('zoom')}
        min={1}
        max={4}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
        className="h-11 min-w-0 grow cursor-pointer"
      />
      <button type="button" onClick={() => onTurn('right')} className={`${iconButtonClass} hover:bg-sunken`}>
        <MemberIcon name="turnRight" />
        <span className="sr-only">{t('turnRight')}</span>
      </button>
    </div>
  )
}
