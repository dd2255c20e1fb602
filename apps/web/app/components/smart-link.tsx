import type { MouseEventHandler, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { keepingEmbed } from '../routing/embed.ts'
import { linkKind } from '../routing/link-kind.ts'
import { PageLink } from './page-link.tsx'

export interface SmartLinkProps {
  /** A path of this site, or any address a church may link to. */
  readonly to: string
  readonly id?: string
  readonly className?: string
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  readonly children: ReactNode
}

/** A link from a page's content: within the site without a page load and within the embed, to another site in a new tab. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  const t = useTranslations('shell')
  const { search } = useLocation()
  const kind = linkKind(to)
  if (kind === 'page') {
    return (
      <PageLink to={keepingEmbed(to, search)} viewTransition {...rest}>
        {children}
      </PageLink>
    )
  }
  if (kind === 'direct') {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}
