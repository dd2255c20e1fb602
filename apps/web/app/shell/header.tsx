import { Icon } from '@narthex/ui/icon'
import { Monogram } from '@narthex/ui/monogram'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteColour, siteName } from '../lib/site.ts'
import { AccountLink } from './account-link.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import { MorePanel, morePanelId } from './more-panel.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useRoot } from './use-site.ts'

const place =
  'flex min-h-11 items-center rounded-full px-3.5 font-medium text-ink/80 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text'

/** Name, main bar and the way to the account. On phones the main bar moves into the menu panel. */
export function Header() {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const menu = site.kind === 'church' ? site.menu : undefined
  const hasMore = menu && menu.more.length > 0
  const hasMenu = menu && (hasMore || menu.main.length > 0)
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:h-18 md:px-5">
        <Link to="/" className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-control pe-2">
          <Monogram name={siteName(site)} colour={siteColour(site)} className="h-9 shrink-0" />
          <span className="line-clamp-2 min-w-0 text-base leading-tight font-semibold tracking-tight">
            {siteName(site)}
          </span>
        </Link>
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
        {menu && <AccountLink />}
        {hasMenu && (
          <button
            type="button"
            popoverTarget={morePanelId}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken lg:hidden"
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
