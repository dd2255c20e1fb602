import { useCopy } from '@narthex/client/device/use-copy'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { subscriptionLinks } from '../../components/calendar/calendar-links.ts'
import { useChurchSite, useRoot } from '../../page/use-site.ts'

/** The church's calendar inside one's own, from now on: all of it, or the kind that is shown. */
export function SubscribeCard({ kind }: { kind: ScheduleKind | undefined }) {
  const t = useTranslations('schedule')
  const shell = useTranslations('shell')
  const { origin } = useRoot()
  const { church } = useChurchSite()
  const { address, webcal, google, outlook } = subscriptionLinks(origin, church.nome, kind)
  const { copy, told } = useCopy(address, { copied: t('copied'), notCopied: t('notCopied') })
  return (
    <section aria-labelledby="subscribe" className={`${cardClass} mt-10 p-6 md:p-8`}>
      <h2 id="subscribe" className="text-xl">
        {t('subscribeTitle')}
      </h2>
      <p className="mt-2 max-w-measure text-muted">{t('subscribeLead')}</p>
      {kind && <p className="mt-2 font-semibold">{t('subscribed', { what: t(`kinds.${kind}`) })}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={webcal} className={buttonClass('primary')}>
          <Icon name="calendar" className="size-5" />
          {t('subscribe')}
        </a>
        {[
          { href: google, label: t('subscribeGoogle') },
          { href: outlook, label: t('subscribeOutlook') },
        ].map(({ href, label }) => (
          <a key={href} href={href} target="_blank" rel="noopener" className={buttonClass('quiet')}>
            {label}
            <span className="sr-only">{shell('newTab')}</span>
          </a>
        ))}
      </div>
      <p className="mt-5 text-sm text-muted">{t('address')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 rounded-control bg-sunken px-3 py-2.5 text-sm break-all select-all">{address}</code>
        <button type="button" onClick={() => void copy()} className={`${buttonClass('quiet')} noscript:hidden`}>
          {t('copy')}
        </button>
        <p role="status" className="text-sm font-medium empty:hidden">
          {told}
        </p>
      </div>
    </section>
  )
}
