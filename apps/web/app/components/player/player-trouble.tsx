import type { VideoSource } from '@narthex/contract/media/watch-address'
import { watchAddress } from '@narthex/contract/media/watch-address'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'

/** A video that does not come: what to do about it, in its own place. */
export function PlayerTrouble({ source, onRetry }: { source: VideoSource; onRetry: () => void }) {
  const t = useTranslations('player')
  return (
    <div
      role="alert"
      className="absolute inset-0 grid content-center justify-items-center gap-3 overflow-y-auto bg-black p-4 text-center text-white [--ring:#fff]"
    >
      <p className="text-lg font-semibold">{t('trouble.title')}</p>
      <p className="max-w-sm text-sm text-white/80 max-sm:sr-only">{t('trouble.lead')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <button type="button" className={buttonClass('light')} onClick={onRetry}>
          {t('trouble.retry')}
        </button>
        <a href={watchAddress(source)} target="_blank" rel="noopener" className={buttonClass('clear')}>
          {t('trouble.open')}
        </a>
      </div>
    </div>
  )
}
