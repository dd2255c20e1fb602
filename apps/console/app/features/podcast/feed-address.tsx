import { useCopy } from '@narthex/client/device/use-copy'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'

/** The address that directories are given, to be copied. */
export function FeedAddress({ address }: { address: string }) {
  const t = useTranslations('consolePodcastDirectories')
  const { copy, told } = useCopy(address, { copied: t('copied'), notCopied: t('notCopied') })
  return (
    <section aria-labelledby="feed-address">
      <h2 id="feed-address" className="mb-2 border-b border-line pb-2 text-base font-semibold">
        {t('feed')}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 grow rounded-control bg-sunken px-3 py-2.5 text-sm wrap-anywhere">{address}</code>
        <button type="button" className={toolClass('quiet')} onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {told}
      </p>
    </section>
  )
}
