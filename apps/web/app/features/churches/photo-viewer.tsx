import { imageAt } from '@narthex/contract/media/image-address'
import { Icon } from '@narthex/ui/icon'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslations } from 'use-intl'

export interface PhotoViewerProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly photos: string[]
  readonly shown: number
  readonly onShow: (index: number) => void
}

/** A photo in full screen: arrows lead to the next, Escape, the button and the backdrop close it. */
export function PhotoViewer({ ref, photos, shown, onShow }: PhotoViewerProps) {
  const t = useTranslations('about')
  const label = t('photo', { position: String(shown + 1), total: String(photos.length) })
  const move = (by: number) => onShow((shown + by + photos.length) % photos.length)
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onKeyDown={press}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="m-auto max-h-[94dvh] max-w-[94vw] overflow-visible bg-transparent text-white [--ring:#fff] backdrop:bg-deep/92"
    >
      <img
        src={photos[shown]}
        alt={imageAt(photos[shown] ?? '')?.textoAlternativo ?? label}
        className="max-h-[80dvh] max-w-[94vw] rounded-card object-contain"
      />
      <div className="mt-3 flex items-center justify-center gap-3">
        {photos.length > 1 && <Control icon="arrow" label={t('previousPhoto')} isBack onClick={() => move(-1)} />}
        <p role="status" className="min-w-32 text-center tabular-nums">
          {label}
        </p>
        {photos.length > 1 && <Control icon="arrow" label={t('nextPhoto')} onClick={() => move(1)} />}
        <form method="dialog">
          <Control icon="close" label={t('close')} />
        </form>
      </div>
    </dialog>
  )
}

interface ControlProps {
  readonly icon: 'arrow' | 'close'
  readonly label: string
  readonly isBack?: boolean
  /** Click handler; without it the button submits its form. */
  readonly onClick?: () => void
}

function Control({ icon, label, isBack = false, onClick }: ControlProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full bg-deep/70 shadow-[inset_0_0_0_1px_rgb(255_255_255/0.4)] hover:bg-white/15"
    >
      <Icon name={icon} className={isBack ? 'rotate-180' : ''} />
    </button>
  )
}
