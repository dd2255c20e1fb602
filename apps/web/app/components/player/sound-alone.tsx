import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsStruggling } from './use-is-struggling.ts'

/** Mark in the place of the picture that is not loaded. */
export function SoundAloneMark() {
  const t = useTranslations('player')
  return (
    <p className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 p-3 text-sm font-semibold text-white">
      <span className="inline-flex items-center gap-2 rounded-button bg-black/70 px-3 py-1.5">
        <ToolIcon name="speaker" className="size-5" />
        {t('soundAlone')}
      </span>
    </p>
  )
}

export interface SoundAloneOfferProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly onChoose: () => void
}

/** Offer to continue without the picture, where the network is slow or the reader saves data. */
export function SoundAloneOffer({ video, onChoose }: SoundAloneOfferProps) {
  const t = useTranslations('player')
  const isStruggling = useIsStruggling(video)
  const [isDismissed, setDismissed] = useState(false)
  return (
    <div role="status" className="absolute inset-x-0 top-0 p-2 text-white empty:hidden">
      {isStruggling && !isDismissed && (
        <div className="flex items-center gap-1 rounded-control bg-black/80 ps-3 text-sm [--ring:#fff]">
          <p className="min-w-0 grow py-1.5 leading-snug">{t('slow')}</p>
          <button type="button" onClick={onChoose} className="min-h-11 shrink-0 px-3 font-semibold underline">
            {t('listenOnly')}
          </button>
          <button
            type="button"
            onClick={() => setDismissed(true)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-white/16"
          >
            <Icon name="close" className="size-5" />
            <span className="sr-only">{t('keepPicture')}</span>
          </button>
        </div>
      )}
    </div>
  )
}
