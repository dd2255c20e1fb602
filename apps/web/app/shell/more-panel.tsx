import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { ChurchMenu, MenuLink } from '../church/church-menu.ts'
import { menuSheetClass } from '../components/menu-sheet.ts'
import { MenuSheetHead } from '../components/menu-sheet-head.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import { type GroupedMenu, groupMenu, menuPlace } from './menu-places.ts'
import { Preferences } from './preferences.tsx'

export const morePanelId = 'more-panel'

/** Width of the panel: medium above 8 items, large above 12 (specification §2). */
function widthFor(count: number): string {
  if (count > 12) return 'lg:w-3xl lg:grid-cols-3'
  return count > 8 ? 'lg:w-xl lg:grid-cols-2' : 'lg:w-72'
}

/**
 * The menu panel: on phones a sheet with the whole menu, elsewhere a panel under the header with the rest of it, in named
 * groups. A native popover opens, closes at Escape or a touch outside, and manages the focus without scripts.
 */
export function MorePanel({ menu }: { menu: ChurchMenu }) {
  const t = useTranslations('shell')
  const groups = groupMenu(menu)
  return (
    <div id={morePanelId} popover="auto" className={`${menuSheetClass} lg:w-auto`}>
      <MenuSheetHead id={morePanelId} title={t('menu')} />
      <nav aria-label={t('more')} className={`grid items-start gap-x-2 gap-y-4 ${widthFor(menu.more.length)}`}>
        {groups.map((grouped) => (
          <PanelGroup key={grouped.group} {...grouped} />
        ))}
      </nav>
      <Preferences />
    </div>
  )
}

/** Group of the panel. Items of the main bar stand here on phones, which have no such bar. */
function PanelGroup({ group, main, more }: GroupedMenu) {
  const t = useTranslations('shell.menuGroups')
  const id = `${morePanelId}-${group}`
  return (
    <div className={more.length === 0 ? 'lg:hidden' : undefined}>
      <p id={id} className="px-3 pb-1 text-sm font-semibold text-muted lg:pt-2">
        {t(group)}
      </p>
      <ul aria-labelledby={id} className="max-lg:grid max-lg:sm:grid-cols-2">
        {main.map((link) => (
          <PanelItem key={link.id} link={link} className="lg:hidden" />
        ))}
        {more.map((link) => (
          <PanelItem key={link.id} link={link} />
        ))}
      </ul>
    </div>
  )
}

function PanelItem({ link, className }: { link: MenuLink; className?: string }) {
  return (
    <li className={className}>
      <MenuAnchor
        link={link}
        sign={<Icon name={menuPlace(link).icon} className="size-5 text-brand-text" />}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 leading-snug font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text"
      />
    </li>
  )
}
