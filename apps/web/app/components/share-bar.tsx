import { useCopy } from '@narthex/client/device/use-copy'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { useRoot } from '../page/use-site.ts'
import { ToolStatus } from './tool-status.tsx'

export interface ShareBarProps {
  /** Title of the shared page, as it is sent to others. */
  readonly title: string
  /** A path of this site; the address is made whole. */
  readonly path: string
  readonly className?: string
}

const control = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken'

/**
 * The ways to hand a page on: the device's own sheet where there is one, the address to be copied, a message, a mail.
 * The last two are links, and all there is without scripts. Texts: `share`.
 */
export function ShareBar({ title, path, className = '' }: ShareBarProps) {
  const t = useTranslations('share')
  const { origin } = useRoot()
  const url = `${origin}${path}`
  const { copy, told } = useCopy(url, { copied: t('copied'), notCopied: t('notCopied', { url }) })
  // Where there is no sheet to share with, a link is what one copies.
  const share = () => (canShare() ? navigator.share({ title, url }).catch(() => undefined) : copy())

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is nothing to fill in
    <div role="group" aria-label={t('title')} className={`relative flex items-center ${className}`}>
      <button type="button" onClick={() => void share()} className={`${control} noscript:hidden lg:hidden`}>
        <ToolIcon name="share" />
        <span className="sr-only">{t('share')}</span>
      </button>
      <button type="button" onClick={() => void copy()} className={`${control} noscript:hidden max-lg:hidden`}>
        <ToolIcon name="link" />
        <span className="sr-only">{t('copy')}</span>
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener"
        aria-label={t('whatsapp')}
        className="flex h-11 shrink-0 items-center justify-center gap-1.5 rounded-button px-2.5 hover:bg-sunken"
      >
        <ToolIcon name="chat" />
        <span className="text-sm font-semibold lg:in-[.reading-tools]:sr-only">WhatsApp</span>
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        className={`${control} max-lg:noscript:grid max-lg:hidden`}
      >
        <ToolIcon name="mail" />
        <span className="sr-only">{t('mail')}</span>
      </a>
      <ToolStatus>{told}</ToolStatus>
    </div>
  )
}

function canShare(): boolean {
  return typeof navigator.share === 'function'
}
