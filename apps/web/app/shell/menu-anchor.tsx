import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import type { MenuLink } from '../church/church-menu.ts'
import { closePopover } from '../components/menu-sheet.ts'
import { PageLink } from '../components/page-link.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { usePagePath } from '../page/use-page-path.ts'
import { isPagePath, linkKind } from '../routing/link-kind.ts'

export interface MenuAnchorProps {
  readonly link: Pick<MenuLink, 'href' | 'label'>
  readonly className?: string
  /** Shown before the label. */
  readonly sign?: ReactNode
  /** Class of the label in narrow places. */
  readonly labelClassName?: string
}

/** One item of a church's menu: a link within the site, marked when it is current, or an external link. */
export function MenuAnchor({ link, className = '', sign, labelClassName }: MenuAnchorProps) {
  const path = usePagePath()
  const label = <span className={labelClassName}>{link.label}</span>
  if (isPagePath(link.href)) {
    return (
      <PageLink
        to={link.href}
        aria-current={path && isAt(link.href, path) ? 'page' : undefined}
        viewTransition
        className={className}
        onClick={closePopover}
      >
        {sign}
        {label}
      </PageLink>
    )
  }
  return (
    <SmartLink address={link.href} className={className} onClick={closePopover}>
      {sign}
      {label}
      {linkKind(link.href) === 'new tab' && <Icon name="external" className="ms-auto size-4 opacity-60" />}
    </SmartLink>
  )
}

/** Whether the page is this item's or below it. Home matches itself only. */
function isAt(href: string, pathname: string): boolean {
  const place = new URL(href, 'http://localhost').pathname
  return pathname === place || (place !== '/' && pathname.startsWith(`${place}/`))
}
