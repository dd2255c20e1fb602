import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MenuLink } from './church-menu.ts'

export interface MenuAnchorProps {
  readonly link: Pick<MenuLink, 'href' | 'label' | 'isExternal'>
  readonly className?: string
  /** Drawn before the label. */
  readonly sign?: ReactNode
}

/** One item of a church's menu: a link of the site that knows whether it is the current place, or another site in a new tab. */
export function MenuAnchor({ link, className = '', sign }: MenuAnchorProps) {
  const t = useTranslations('shell')
  if (!link.isExternal) {
    return (
      <NavLink to={link.href} end={link.href === '/'} className={className} onClick={closePopover}>
        {sign}
        <span>{link.label}</span>
      </NavLink>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" className={className} onClick={closePopover}>
      {sign}
      <span>{link.label}</span>
      <Icon name="external" className="ms-auto size-4 opacity-60" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}

/** A page change does not close a popover by itself. */
function closePopover(event: { currentTarget: Element }) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
