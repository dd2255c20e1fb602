import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { keepingEmbed } from '../lib/embed.ts'
import { judge } from '../lib/guard.ts'
import { readSession } from '../lib/read-session.ts'
import { accessPath, redirectPath } from '../lib/redirect-to.ts'
import type { PageTraits } from '../lib/route-row.ts'
import { isLoggedIn, useSession } from '../lib/session.ts'
import { ErrorPage } from './error-page.tsx'
import { LoginRequired } from './login-required.tsx'
import { useRoot } from './use-site.ts'

/**
 * Shows a page to those it is for; the others see why not, and are led on as soon as the browser knows them. While
 * somebody may turn out to be a member, what is for visitors stays hidden (`expected:`), from the first paint on.
 */
export function Guarded({ row, title, children }: { row: PageTraits | undefined; title: string; children: ReactNode }) {
  const { site } = useRoot()
  const location = useLocation()
  const navigate = useNavigate()
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  const verdict = judge(row, location.search, useSession(isLoggedIn))
  const path = `${location.pathname}${location.search}`

  useEffect(() => readSession(site), [site])
  useEffect(() => {
    if (!isKnown || isOutOfReach || verdict === 'open') return
    const way = verdict === 'login required' ? accessPath(path) : redirectPath(location.search)
    if (verdict === 'login required' && location.hash)
      void import('../lib/kept-hash.ts').then(({ keepHash }) => keepHash(location.pathname, location.hash))
    void navigate(keepingEmbed(way, location.search), { replace: true })
  }, [isKnown, isOutOfReach, verdict, path, location.pathname, location.search, location.hash, navigate])

  if (verdict === 'login required' && isOutOfReach) return <ErrorPage reason="generic" />
  if (verdict === 'open' && row?.access !== 'visitor') return children
  return (
    <>
      <Expected />
      <div className="contents expected:hidden">
        {verdict === 'login required' ? <LoginRequired title={title} path={path} /> : children}
      </div>
    </>
  )
}

/** For the moment until the browser has said who is there. */
function Expected() {
  const t = useTranslations('shell')
  return (
    <div aria-busy="true" className="mx-auto hidden w-full max-w-page gap-4 px-5 py-10 expected:grid md:py-16">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
