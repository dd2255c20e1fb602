import { mailLink, phoneLink } from '@narthex/client/format/places'
import { buttonClass } from '@narthex/ui/button'
import { house } from '@narthex/ui/colour/house'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Site, siteColour } from '../church/site.ts'
import type { ClosedChurch, FailureReason } from '../page/failure.ts'
import { useRootIfLoaded } from '../page/use-site.ts'
import { onLeaving } from '../session/leave.ts'
import { QuietPage } from './quiet-page.tsx'
import { RetryByItself } from './retry-by-itself.tsx'
import { SearchForm } from './search-form.tsx'
import { SmartLink } from './smart-link.tsx'

interface ErrorPageProps {
  readonly reason: FailureReason
  /** The page tries again by itself. */
  readonly retryAfterSeconds?: number | undefined
  readonly church?: ClosedChurch | undefined
  /** Command for the operator to type. */
  readonly command?: string | undefined
  /** Pages of the site that the address may have meant, the likeliest first. */
  readonly likely?: readonly Way[] | undefined
}

interface Way {
  readonly to: string
  readonly label: string
}

/** Says what happened, what to do and the way home; where a page is missing, also how to find it. */
export function ErrorPage({ reason, retryAfterSeconds, church, command, likely }: ErrorPageProps) {
  const t = useTranslations('errors')
  const shell = useTranslations('shell')
  const site = useRootIfLoaded()?.site
  const { pathname, search } = useLocation()
  const isMissing = reason === 'notFound' && site !== undefined
  const ways = isMissing ? (likely ?? parentWays(site, pathname)) : []
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
      {command && (
        <code className="rounded-control bg-sunken px-3 py-2.5 text-start text-sm wrap-anywhere select-all">
          {command}
        </code>
      )}
      {isMissing && <SearchForm action="/search" label={shell('search')} className="w-full max-w-md" />}
      {ways.map(({ to, label }) => (
        <SmartLink key={to} address={to} className={buttonClass('quiet')}>
          {label}
        </SmartLink>
      ))}
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

/** The list that holds what is missing: of `/news/1` the church's news, under the name of its menu. */
function parentWays(site: Site, pathname: string): Way[] {
  const parent = `/${pathname.split('/')[1]}`
  if (site.kind !== 'church' || parent === pathname) return []
  return [...site.menu.main, ...site.menu.more]
    .filter(({ href }) => href === parent)
    .map(({ href, label }) => ({ to: href, label }))
    .slice(0, 1)
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
