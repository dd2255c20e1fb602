import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accessPath } from '../lib/church-menu.ts'
import { keepingEmbed } from '../lib/embed.ts'
import { judge } from '../lib/guard.ts'
import type { RouteRow } from '../lib/route-row.ts'
import { isLoggedIn, readSession, useSession } from '../lib/session.ts'
import { LoginRequired } from './login-required.tsx'

/** Shows a page to those it is for; the others see why not, and are led on as soon as the browser knows them. */
export function Guarded({ row, title, children }: { row: RouteRow | undefined; title: string; children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isRead = useSession((session) => session.isRead)
  const verdict = judge(row, location.search, useSession(isLoggedIn))
  const path = `${location.pathname}${location.search}`

  useEffect(() => void readSession(), [])
  useEffect(() => {
    if (!isRead || verdict === 'open') return
    const way = verdict === 'login required' ? accessPath(path) : '/'
    void navigate(keepingEmbed(way, location.search), { replace: true })
  }, [isRead, verdict, path, location.search, navigate])

  return verdict === 'login required' ? <LoginRequired title={title} path={path} /> : children
}
