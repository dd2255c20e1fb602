import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'
import { LoginRequired } from '../components/login-required.tsx'
import { MemberLoading } from '../components/member-loading.tsx'
import { readSession } from '../login/read-session.ts'
import { useRoot } from '../page/use-site.ts'
import { keepingEmbed } from '../routing/embed.ts'
import { accessPath, redirectPath } from '../routing/redirect-to.ts'
import type { PageTraits } from '../routing/route-row.ts'
import { checkAccess } from '../session/check-access.ts'
import { findKeptMember } from '../session/kept-member.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { AfterStep } from './after-step.tsx'

/**
 * Guards a page by its row's access: shows it, asks for a login, or redirects once the session is known. While a member
 * may be logged in, content for visitors is hidden (`maybe-member:`) from the first paint on.
 */
export function Guarded({ row, title, children }: { row: PageTraits | undefined; title: string; children: ReactNode }) {
  const { site } = useRoot()
  const location = useLocation()
  const navigate = useNavigate()
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  const decision = checkAccess(row, location.search, useSession(isLoggedIn))
  const path = `${location.pathname}${location.search}`

  useEffect(() => readSession(site), [site])
  useEffect(() => {
    if (!isKnown || isOutOfReach || decision === 'open') return
    const way = decision === 'login required' ? accessPath(path) : redirectPath(location.search)
    if (decision === 'login required' && location.hash)
      void import('../offline/kept-hash.ts').then(({ keepHash }) => keepHash(location.pathname, location.hash))
    void navigate(keepingEmbed(way, location.search), { replace: true })
  }, [isKnown, isOutOfReach, decision, path, location.pathname, location.search, location.hash, navigate])

  const isKeptHere = row?.isKeptHere && site.kind === 'church' && findKeptMember(site.church.codigo)
  if (decision === 'login required' && isOutOfReach) return isKeptHere ? children : <ErrorPage reason="generic" />
  if (decision === 'open' && row?.isStepResult) return <AfterStep>{children}</AfterStep>
  if (decision === 'open' && row?.access !== 'visitor') return children
  return (
    <>
      <MemberLoading />
      <div className="contents maybe-member:hidden">
        {decision === 'login required' ? <LoginRequired title={title} path={path} /> : children}
      </div>
    </>
  )
}
