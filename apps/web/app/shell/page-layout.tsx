import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded } from '../lib/embed.ts'
import type { Layout, RouteRow } from '../lib/route-row.ts'
import { BottomNav, hidesBottomNav } from './bottom-nav.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useArrival } from './use-arrival.ts'
import { useRoot } from './use-site.ts'

/** The frame around a page: the route's layout, or the embed layout where `embed=true` asks for it (specification §2). */
export function PageLayout({ row, children }: { row: RouteRow | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const layout: Layout = isEmbedded(search) ? 'EMBED' : (row?.layout ?? 'DEFAULT')
  const main = (
    <main id="content" ref={useArrival()} tabIndex={-1} className="grow focus:outline-none">
      {children}
    </main>
  )
  if (layout === 'EMBED') return <div className="flex min-h-dvh flex-col">{main}</div>
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {main}
      <Footer />
      <Bottom pathname={pathname} />
    </div>
  )
}

function Bottom({ pathname }: { pathname: string }) {
  const { site } = useRoot()
  return site.kind === 'church' && !hidesBottomNav(pathname) ? <BottomNav menu={site.menu} /> : null
}

function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-28 rounded-control bg-card px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float"
    >
      {t('skip')}
    </a>
  )
}
