import { buttonClass } from '@narthex/ui/button'
import { house } from '@narthex/ui/colour/house'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteColour } from '../church/site.ts'
import { mailLink, phoneLink } from '../format/places.ts'
import type { ClosedChurch, FailureReason } from '../page/failure.ts'
import { useRootIfLoaded } from '../page/use-site.ts'
import { onLeaving } from '../session/leave.ts'
import { QuietPage } from './quiet-page.tsx'
import { RetryByItself } from './retry-by-itself.tsx'
import { SmartLink } from './smart-link.tsx'

interface ErrorPageProps {
  readonly reason: FailureReason
  /** The page tries again by itself. */
  readonly retryAfterSeconds?: number | undefined
  readonly church?: ClosedChurch | undefined
}

/** Says what happened, what to do and the way home. */
export function ErrorPage({ reason, retryAfterSeconds, church }: ErrorPageProps) {
  const t = useTranslations('errors')
  const site = useRootIfLoaded()?.site
  const { pathname, search } = useLocation()
  const canRetry = ['generic', 'unavailable', 'offline'].includes(reason)
  return (
    <QuietPage
      seed={`error ${reason}`}
      colour={site ? siteColour(site) : house.colour}
      eyebrow={church?.nome}
      title={t(`${reason}Title`)}
      lead={t(reason)}
    >
      {retryAfterSeconds !== undefined && <RetryByItself afterSeconds={retryAfterSeconds} />}
      {site && (
        <SmartLink to="/" className={buttonClass('primary')}>
          {t(site.kind === 'organisation' ? 'list' : 'home')}
        </SmartLink>
      )}
      {church && <Contact {...church} />}
      {canRetry && pathname !== '/error' && (
        <a href={`${pathname}${search}`} onClick={onLeaving} className={buttonClass('quiet')}>
          {t('retry')}
        </a>
      )}
    </QuietPage>
  )
}

function Contact({ email, telefone }: ClosedChurch) {
  return (
    <>
      {email && (
        <a href={mailLink(email)} className={`${buttonClass('primary')} max-w-full`}>
          <span className="truncate">{email}</span>
        </a>
      )}
      {telefone && (
        <a href={phoneLink(telefone)} className={buttonClass('quiet')}>
          {telefone}
        </a>
      )}
    </>
  )
}
