import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { ChurchMenu } from '../church/church-menu.ts'
import { linkKind } from '../routing/link-kind.ts'
import { MenuAnchor } from './menu-anchor.tsx'
import { menuPlace } from './menu-places.ts'

/** Pages with their own bottom bar (specification §2). */
const withoutBottomNav = ['/give', '/checkout', '/event', '/live', '/podcast', '/bible', '/access', '/user', '/videos']

export function hidesBottomNav(pathname: string): boolean {
  return withoutBottomNav.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

const place =
  'flex min-h-16 flex-col items-center gap-0.5 rounded-control px-0.5 pt-2 pb-1.5 text-center text-xs leading-tight font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-brand-text'

/** Bottom navigation of phones: home and the first four items of the church's main bar. */
export function BottomNav({ menu }: { menu: ChurchMenu }) {
  const t = useTranslations('shell')
  const links = menu.main.filter((link) => linkKind(link.href) === 'page').slice(0, 4)
  if (links.length === 0) return null
  return (
    <nav
      aria-label={t('shortcuts')}
      className="bottom-nav z-20 border-t border-line/70 bg-card/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      {/* As wide as their words where there is room for all of them: the longest alone breaks where there is not. */}
      <ul className="mx-auto grid max-w-md grid-flow-col *:min-w-11">
        <li>
          <MenuAnchor link={{ href: '/', label: t('home') }} sign={<Icon name="home" />} className={place} />
        </li>
        {links.map((link) => (
          <li key={link.id}>
            <MenuAnchor
              link={link}
              sign={<Icon name={menuPlace(link).icon} />}
              className={place}
              labelClassName="line-clamp-2 max-w-full wrap-anywhere"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
