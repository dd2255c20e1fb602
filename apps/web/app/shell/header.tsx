import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { appName } from '../church/app-name.ts'
import type { HeaderTheme } from '../church/header-theme.ts'
import { siteName } from '../church/site.ts'
import { LiveMark } from '../components/live-mark.tsx'
import { NavigationProgress } from '../components/navigation-progress.tsx'
import { PageLink } from '../components/page-link.tsx'
import { SiteMark } from '../components/site-mark.tsx'
import { useRoot } from '../page/use-site.ts'
import { AccountLink, SignInWay } from './account-link.tsx'
import { ChurchSearch, isPicker } from './church-search.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import { MorePanel, morePanelId } from './more-panel.tsx'

const place =
  'flex min-h-11 items-center rounded-button px-3.5 font-medium text-ink/80 hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text over-hero:text-white over-hero:hover:bg-white/18 over-hero:hover:text-white over-hero:aria-[current=page]:bg-white/22 over-hero:aria-[current=page]:text-white'

export interface HeaderProps {
  readonly theme: HeaderTheme
  /** Shown beside the name of a church that belongs to an organisation. */
  readonly churchSwitch: ReactNode
}

/** Name, main bar and account; while a service is live, the way to it. On phones the main bar moves into the menu panel. */
export function Header({ theme, churchSwitch }: HeaderProps) {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const { pathname } = useLocation()
  const isCurrent = pathname === '/live'
  const menu = site.kind === 'church' ? site.menu : undefined
  const hasMore = menu && menu.more.length > 0
  // On its own page the mark stands beside the video.
  const isLive = !isCurrent && site.kind === 'church' && site.broadcasts.some(({ estado }) => estado === 'AO_VIVO')
  const hasSwitch = site.kind === 'church' && site.church.slugOrganizacao !== null
  const hasMenu = menu && (hasMore || menu.main.length > 0)
  return (
    <header data-header={theme ?? 'null'} className="site-header z-30 print:hidden">
      <div className="mx-auto flex h-(--header) max-w-page items-center gap-1 px-4 xs:gap-2 md:px-5">
        <div className={`me-auto flex min-w-0 items-center ${menu ? 'max-sm:@container max-sm:grow' : ''}`}>
          <PageLink to="/" viewTransition className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control pe-1">
            <SiteMark site={site} />
            <SiteName name={siteName(site)} isBesideSwitch={hasSwitch} />
          </PageLink>
          {/* The account and the footer lead there too, where there is room for nothing but the mark. */}
          {hasSwitch && <span className="max-sm:@max-[5rem]:hidden">{churchSwitch}</span>}
        </div>
        {site.kind === 'organisation' && <ChurchSearch />}
        {hasMenu && (
          <nav aria-label={t('mainMenu')} className="hidden min-w-0 items-center lg:flex">
            {menu.main.map((link) => (
              <MenuAnchor key={link.id} link={link} className={`${place} min-w-0`} labelClassName="truncate" />
            ))}
            {hasMore && (
              <button type="button" popoverTarget={morePanelId} className={`${place} shrink-0 gap-1.5`}>
                {t('more')}
                <Icon name="more" className="size-5" />
              </button>
            )}
          </nav>
        )}
        {isLive && (
          <PageLink
            to="/live"
            viewTransition
            className="relative flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-button bg-brand px-3.5 text-sm text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] hover:brightness-106"
          >
            <LiveMark>
              <span className="max-sm:sr-only">{t('live')}</span>
            </LiveMark>
          </PageLink>
        )}
        {(menu || isPicker(pathname)) && (
          <PageLink
            to="/search"
            viewTransition
            className={`${iconButtonClass} hover:bg-ink/6 over-hero:hover:bg-white/18`}
          >
            <Icon name="search" />
            <span className="sr-only">{t('search')}</span>
          </PageLink>
        )}
        {menu ? <AccountLink /> : <SignInWay />}
        {hasMenu && (
          <button
            type="button"
            popoverTarget={morePanelId}
            className={`${iconButtonClass} hover:bg-ink/6 over-hero:hover:bg-white/18 lg:hidden`}
          >
            <Icon name="menu" />
            <span className="sr-only">{t('menu')}</span>
          </button>
        )}
      </div>
      {hasMenu && <MorePanel menu={menu} />}
      <NavigationProgress />
    </header>
  )
}

const nameClass = 'min-w-0 text-base leading-tight font-semibold tracking-tight'

/**
 * The church's name. Beside the signs of a member and of a live service a phone has less room: for the words of it that
 * tell churches apart, or for none. A name is never cut to a few letters.
 */
function SiteName({ name, isBesideSwitch }: { name: string; isBesideSwitch: boolean }) {
  const [whole, short] = isBesideSwitch
    ? ['max-sm:@max-[11.5rem]:sr-only', 'max-sm:@min-[9rem]:@max-[11.5rem]:line-clamp-2']
    : ['max-sm:@max-[9rem]:sr-only', 'max-sm:@min-[6.75rem]:@max-[9rem]:line-clamp-2']
  return (
    <>
      <span className={`line-clamp-2 ${nameClass} ${whole}`}>{name}</span>
      <span aria-hidden="true" className={`hidden ${nameClass} ${short}`}>
        {appName(name)}
      </span>
    </>
  )
}
