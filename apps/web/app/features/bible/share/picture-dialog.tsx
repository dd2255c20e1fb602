import { saveDownload } from '@narthex/client/device/save-file'
import type { Translation, Verse } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Segmented } from '@narthex/ui/segmented'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { plainText } from '../text/chapter-blocks.ts'
import { useTranslationName } from '../translation-name.tsx'
import { drawPicture, type Look, looks, pictureSize } from './draw-picture.ts'

export interface PictureDialogProps {
  readonly verses: readonly Verse[]
  readonly reference: string
  readonly translation: Translation
  /** Path of the verses. */
  readonly path: string
  readonly onClose: () => void
}

/** Verses as a picture: seen before it is shared, in one of three looks. Drawn on the device. */
export function PictureDialog({ verses, reference, translation, path, onClose }: PictureDialogProps) {
  const t = useTranslations('bible.picture')
  const shell = useTranslations('shell')
  const { church, corApp, look: manner } = useChurchSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [look, setLook] = useState<Look>('brand')
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  const text = plainText(verses)
  const line = `${reference} · ${useTranslationName()(translation, 'short')}`
  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const drawing = new AbortController()
    const picture = { text, reference: line, church: church.nome, colour: corApp, manner, seed: `${path} ${turn}` }
    drawPicture(paper, look, picture, drawing.signal).then(
      () => !drawing.signal.aborted && setState('drawn'),
      () => !drawing.signal.aborted && setState('failed'),
    )
    return () => drawing.abort()
  }, [look, turn, text, line, church.nome, corApp, manner, path])
  const withFile = (use: (file: File) => void) => () =>
    canvas.current?.toBlob((blob) => {
      if (!blob) return setState('failed')
      use(new File([blob], `${line.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`, { type: 'image/png' }))
    }, 'image/png')
  const save = (file: File) => saveDownload({ filename: file.name, blob: file })
  const share = (file: File) => {
    if (!navigator.canShare?.({ files: [file] })) return save(file)
    navigator.share({ files: [file], title: line }).catch(() => undefined)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <canvas
        ref={canvas}
        width={pictureSize.width}
        height={pictureSize.height}
        role="img"
        aria-label={t('alt', { text, reference: line })}
        className="mx-auto block max-h-[46dvh] w-auto rounded-card shadow-rest"
      />
      <p role="status" className="mt-2 text-center text-sm text-muted empty:hidden">
        {state === 'drawing' ? t('drawing') : ''}
      </p>
      <p role="alert" className="mt-2 text-center text-sm font-medium text-danger empty:hidden">
        {state === 'failed' ? t('failed') : ''}
      </p>
      <Segmented
        legend={t('looks')}
        name="picture-look"
        options={looks.map((value) => ({ value, label: t(value) }))}
        value={look}
        onChange={setLook}
        className="mt-3"
      />
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <button type="button" onClick={withFile(share)} disabled={state !== 'drawn'} className={buttonClass('primary')}>
          <ToolIcon name="share" className="size-5" />
          {t('share')}
        </button>
        <button type="button" onClick={withFile(save)} disabled={state !== 'drawn'} className={buttonClass('quiet')}>
          <ToolIcon name="download" className="size-5" />
          {t('save')}
        </button>
        <button type="button" onClick={() => setTurn(turn + 1)} className={`${buttonClass('quiet')} sm:col-span-2`}>
          {t(`again.${manner}`)}
        </button>
      </div>
    </Dialog>
  )
}
