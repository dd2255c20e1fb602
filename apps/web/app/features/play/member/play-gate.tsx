import { buttonClass } from '@narthex/ui/button'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import { loadSubscription } from '../../../session/play-subscription.ts'
import { playHomePath } from '../play-paths.ts'
import { useStanding } from './use-standing.ts'

export interface PlayGateProps {
  /** Whether the church shows its catalogue to subscribers alone. */
  readonly isClosed: boolean
  readonly title: string
  readonly children: ReactNode
}

/** Specification §2: closed content sends others than subscribers to Play's home, which leads them back here. */
export function PlayGate({ isClosed, title, children }: PlayGateProps) {
  return isClosed ? <ClosedGate title={title}>{children}</ClosedGate> : children
}

function ClosedGate({ title, children }: Omit<PlayGateProps, 'isClosed'>) {
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
  if (standing === 'failed') {
    return (
      <div className={`${playEdgeClass} py-10`}>
        <LoadFailed onRetry={() => void loadSubscription(church.slug)} />
      </div>
    )
  }
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
