import { buttonClass } from '@narthex/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteColour } from '../church/site.ts'
import { QuietPage } from '../components/quiet-page.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { useRoot } from '../page/use-site.ts'
import { useSession } from '../session/session.ts'
import { afterStep, takeStep, useStepResult } from '../session/step-result.ts'

/** A page that reports a step: shown right after it, also after a reload. A link alone does not show it. */
export function AfterStep({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  const step = useStepResult()
  const [isAnnounced, setAnnounced] = useState<boolean>()

  useEffect(() => {
    if (!isKnown || isAnnounced !== undefined) return
    const isTaken = takeStep(pathname)
    setAnnounced(isTaken)
    // From here on the history knows it.
    if (isTaken) void navigate(`${pathname}${search}`, { replace: true, state: afterStep(null) })
  }, [isKnown, isAnnounced, pathname, search, navigate])

  if (isAnnounced === undefined)
    return (
      <noscript>
        <NothingDone />
      </noscript>
    )
  return step || isAnnounced ? children : <NothingDone />
}

function NothingDone() {
  const t = useTranslations('guard')
  const { site } = useRoot()
  return (
    <QuietPage seed="nothing done" colour={siteColour(site)} title={t('nothingDone')} lead={t('nothingDoneLead')}>
      <SmartLink to="/" className={buttonClass('primary')}>
        {t('home')}
      </SmartLink>
    </QuietPage>
  )
}
