import { useCopy } from '@narthex/client/device/use-copy'
import type { Podcast } from '@narthex/contract/media/podcast.schemas'
import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useRoot } from '../../../page/use-site.ts'

/** The places where people follow a podcast. All of them take its address, which is there to be copied. */
export function FollowLinks({ show: { apple, spotify, feed } }: { show: Podcast }) {
  const t = useTranslations('podcast')
  const { origin } = useRoot()
  const address = new URL(feed, origin).href
  const { copy, told } = useCopy(address, { copied: t('copied'), notCopied: t('notCopied', { address }) })
  return (
    <>
      <ul aria-label={t('follow')} className="flex flex-wrap gap-2">
        {apple && (
          <li>
            <SmartLink address={apple} className={chipClass}>
              Apple Podcasts
            </SmartLink>
          </li>
        )}
        {spotify && (
          <li>
            <SmartLink address={spotify} className={chipClass}>
              Spotify
            </SmartLink>
          </li>
        )}
        <li>
          <a href={feed} type="application/rss+xml" className={chipClass}>
            <Icon name="radio" className="size-5" />
            {t('feed')}
          </a>
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={() => void copy()} className={chipClass}>
            <Icon name="link" className="size-5" />
            {t('copyFeed')}
          </button>
        </li>
      </ul>
      <p role="status" className="w-full text-sm font-medium wrap-anywhere empty:hidden">
        {told}
      </p>
    </>
  )
}
