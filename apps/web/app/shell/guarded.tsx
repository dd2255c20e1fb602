import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepingEmbed } from '../lib/embed.ts'
import { judge } from '../lib/guard.ts'
import { accessPath, redirectPath } from '../lib/redirect-to.ts'
import type { PageTraits } from '../lib/route-row.ts'
import { isLoggedIn, readSession, useSession } from '../lib/session.ts'
import { LoginRequired } from './login-required.tsx'

/** Shows a page to those it is for; the others see why not, and are led on as soon as the browser knows them. */
export function Guarded({ row, title, children }: { row: PageTraits | undefined; title: string; children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isRead = useSession((session) => session.isRead)
  const verdict = judge(row, location.search, useSession(isLoggedIn))
  const path = `${location.pathname}${location.search}`

  useEffect(readSession, [])
  useEffect(() => {
    if (!isRead || verdict === 'open') return
    const way = verdict === 'login required' ? accessPath(path) : redirectPath(location.search)
    void navigate(keepingEmbed(way, location.search), { replace: true })
  }, [isRead, verdict, path, location.search, navigate])

  return verdict === 'login required' ? <LoginRequired title={title} path={path} /> : children
}
