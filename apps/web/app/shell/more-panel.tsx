import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { ChurchMenu, MenuLink } from '../church/church-menu.ts'
import { menuSheetClass } from '../components/menu-sheet.ts'
import { MenuSheetHead } from '../components/menu-sheet-head.tsx'
import { MenuAnchor } from './menu-anchor.tsx'
import { toMenuIcon } from './menu-icons.ts'
import { Preferences } from './preferences.tsx'

export const morePanelId = 'more-panel'

/** Above 8 items the panel takes its medium width, above 12 its big one (specification §2). */
function widthFor(count: number): string {
  if (count > 12) return 'lg:w-3xl lg:grid-cols-3'
  return count > 8 ? 'lg:w-xl lg:grid-cols-2' : 'lg:w-72'
}

/**
 * The menu panel: on phones a sheet with the whole menu, elsewhere a panel under the header with the rest of it. A native
 * popover opens, closes at Escape or a touch outside, and manages the focus without scripts.
 */
export function MorePanel({ menu }: { menu: ChurchMenu }) {
  const t = useTranslations('shell')
  return (
    <div id={morePanelId} popover="auto" className={`${menuSheetClass} lg:w-auto`}>
      <MenuSheetHead id={morePanelId} title={t('menu')} />
      <nav aria-label={t('more')}>
        <ul className="mb-2 border-b border-line pb-2 lg:hidden">
          {menu.main.map((link) => (
            <PanelItem key={link.id} link={link} />
          ))}
        </ul>
        <ul className={`sm:grid sm:grid-cols-2 lg:grid-cols-1 ${widthFor(menu.more.length)}`}>
          {menu.more.map((link) => (
            <PanelItem key={link.id} link={link} />
          ))}
        </ul>
      </nav>
      <Preferences />
    </div>
  )
}

function PanelItem({ link }: { link: MenuLink }) {
  return (
    <li>
      <MenuAnchor
        link={link}
        sign={<Icon name={toMenuIcon(link.codigo)} className="size-5 text-brand-text" />}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 leading-snug font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text"
      />
    </li>
  )
}
