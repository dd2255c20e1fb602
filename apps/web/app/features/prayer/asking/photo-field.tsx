import { readPhoto, toDataUrl } from '@narthex/client/device/photo'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../../components/file-button.tsx'

export interface PhotoFieldProps {
  readonly photo: HTMLCanvasElement | undefined
  readonly onPhoto: (photo: HTMLCanvasElement | undefined) => void
}

/** A photo that goes with a request, seen before it is sent. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const t = useTranslations('prayerAsking')
  const forms = useTranslations('forms')
  const labelId = useId()
  const [state, setState] = useState<'opening' | 'unreadable'>()
  const preview = useMemo(() => photo && toDataUrl(photo), [photo])
  const open = async (file: File) => {
    setState('opening')
    try {
      onPhoto(await readPhoto(file))
      setState(undefined)
    } catch {
      setState('unreadable')
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand in the grid
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 text-sm font-semibold">
        {t('photo')} <span className="font-normal text-muted">{forms('optional')}</span>
      </p>
      {preview && (
        <img
          src={preview}
          alt={t('photoPreview')}
          width={photo?.width}
          height={photo?.height}
          className="mb-3 h-auto max-h-80 w-auto max-w-full rounded-card shadow-rest"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton face="quiet" isBusy={state === 'opening'} onPhoto={open}>
          <MemberIcon name="picture" className="size-5" />
          {photo ? t('photoOther') : t('photoAdd')}
        </FileButton>
        <FileButton
          face="quiet"
          isBusy={state === 'opening'}
          onPhoto={open}
          capture="environment"
          className="pointer-fine:hidden"
        >
          <MemberIcon name="camera" className="size-5" />
          {t('photoTake')}
        </FileButton>
        {photo && (
          <button type="button" onClick={() => onPhoto(undefined)} className={`${buttonClass('quiet')} text-danger!`}>
            <MemberIcon name="trash" className="size-5" />
            {t('photoRemove')}
          </button>
        )}
      </div>
      <p role="status" className={`mt-2 text-sm ${state === 'unreadable' ? 'font-medium text-danger' : 'text-muted'}`}>
        {state === 'opening' ? t('photoOpening') : state === 'unreadable' ? t('photoUnreadable') : t('photoHint')}
      </p>
    </div>
  )
}
