import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useArrival } from '../components/audio/use-arrival.ts'
import { useGrowingCover } from '../components/use-growing-cover.ts'
import { isEmbedded } from '../routing/embed.ts'
import type { Layout, PageTraits } from '../routing/route-row.ts'
import { SiteFrame } from './site-frame.tsx'
import { ThirdParties } from './third-parties.tsx'

/** Loaded for Play only; the server has it synchronously. */
const PlayFrame = import.meta.env.SSR
  ? (await import('./play-frame.tsx')).PlayFrame
  : lazy(() => import('./play-frame.tsx').then(({ PlayFrame }) => ({ default: PlayFrame })))

export interface PageLayoutProps {
  readonly row: PageTraits | undefined
  readonly churchSwitch: ReactNode
  readonly children: ReactNode
}

/** The page's layout: the route's own, or the embed layout for `embed=true` (specification §2). */
export function PageLayout({ row, churchSwitch, children }: PageLayoutProps) {
  const { search } = useLocation()
  useGrowingCover()
  useArrival()
  const layout: Layout = isEmbedded(search) ? 'EMBED' : (row?.layout ?? 'DEFAULT')
  const main = (
    <main id="content" tabIndex={-1} className="grow focus:outline-none">
      {children}
    </main>
  )
  // Between the skip link and the page in tab order.
  const start = (
    <>
      <SkipLink />
      <ThirdParties />
    </>
  )
  if (layout === 'EMBED') return <div className="flex min-h-dvh flex-col">{main}</div>
  if (row?.isWholeWindow) {
    return (
      <div data-theme="dark" className="flex min-h-dvh flex-col bg-canvas text-ink">
        {start}
        {main}
      </div>
    )
  }
  if (layout === 'INPCPLAY') {
    return (
      <Suspense>
        <PlayFrame skipLink={start}>{main}</PlayFrame>
      </Suspense>
    )
  }
  return (
    <SiteFrame layout={layout} churchSwitch={churchSwitch} skipLink={start} hasFooter={row?.access !== 'login'}>
      {main}
    </SiteFrame>
  )
}

function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-28 rounded-control bg-card px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float print:hidden"
    >
      {t('skip')}
    </a>
  )
}
