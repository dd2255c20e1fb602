import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ErrorPage } from '../../../components/error-page.tsx'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { orNull } from '../../../page/api-refusal.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import { loadSubscription } from '../../../session/play-subscription.ts'
import type { PlayCall } from '../play-call.ts'
import { playHomePath } from '../play-paths.ts'
import { useStanding } from './use-standing.ts'

export interface PlayGateProps<T> {
  readonly title: string
  /** Content of the page as served; null if the catalogue is for subscribers, since the server renders for visitors. */
  readonly served: T | null
  /** Loads the same in a subscriber's browser. Rejects with NOT_FOUND where there is no such thing. */
  readonly load: (call: PlayCall) => Promise<T>
  readonly children: (shown: T) => ReactNode
}

/** Specification §2: closed content sends others than subscribers to Play's home, which leads them back here. */
export function PlayGate<T extends object>({ title, served, load, children }: PlayGateProps<T>) {
  if (served !== null) return children(served)
  return (
    <ClosedGate title={title}>
      <SubscriberContent load={load}>{children}</SubscriberContent>
    </ClosedGate>
  )
}

function SubscriberContent<T extends object>({ load, children }: Pick<PlayGateProps<T>, 'load' | 'children'>) {
  const { pathname, search } = useLocation()
  const loaded = useLoaded(`${pathname}${search}`, async () => {
    const { callApi } = await import('../../../session/api.ts')
    return orNull(load(callApi))
  })
  if (loaded.state === 'ready') return loaded.value === null ? <ErrorPage reason="notFound" /> : children(loaded.value)
  if (loaded.state === 'loading') return <MemberLoading />
  return <GateFailed onRetry={loaded.reload} />
}

function GateFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  return (
    <div className={`${playEdgeClass} py-10`}>
      <LoadFailed onRetry={() => void onRetry()} />
    </div>
  )
}

function ClosedGate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslations('play.gate')
  const { church, corApp } = useChurchSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const standing = useStanding()
  const home = playHomePath(`${pathname}${search}`)
  useEffect(() => {
    if (standing === 'visitor' || standing === 'member') void navigate(keepingEmbed(home, search), { replace: true })
  }, [standing, home, search, navigate])

  if (standing === 'subscriber') return children
  if (standing === 'failed') return <GateFailed onRetry={() => loadSubscription(church.slug)} />
  return (
    <>
      <MemberLoading />
      <div className="contents maybe-member:hidden">
        <QuietPage seed={title} colour={corApp} title={`${title}: ${t('title')}`} lead={t('lead')}>
          <SmartLink to={home} className={buttonClass('primary')}>
            {t('home')}
          </SmartLink>
        </QuietPage>
      </div>
    </>
  )
}
