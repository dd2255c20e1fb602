import type { ReactNode } from 'react'
import { type FramedLayout, headerTheme } from '../church/header-theme.ts'
import { usePagePath } from '../page/use-page-path.ts'
import { useRoot } from '../page/use-site.ts'
import { BottomNav, hidesBottomNav } from './bottom-nav.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

export interface SiteFrameProps extends Pick<HeaderProps, 'churchSwitch'> {
  readonly layout: Exclude<FramedLayout, 'INPCPLAY'>
  readonly skipLink: ReactNode
  /** Members' own pages are for what is on them: no footer. */
  readonly hasFooter: boolean
  readonly children: ReactNode
}

/** Header, page, footer, and on phones the bottom navigation. Under a dark header the page starts at the top edge. */
export function SiteFrame({ layout, churchSwitch, skipLink, hasFooter, children }: SiteFrameProps) {
  const path = usePagePath()
  const { site } = useRoot()
  const theme = headerTheme(layout, site)
  return (
    <div className={`flex min-h-dvh flex-col ${theme === 'dark' ? '*:[main]:-mt-(--header)' : ''}`}>
      {skipLink}
      <Header theme={theme} churchSwitch={churchSwitch} />
      {children}
      {hasFooter && <Footer />}
      {site.kind === 'church' && !(path && hidesBottomNav(path)) && <BottomNav menu={site.menu} />}
    </div>
  )
}
