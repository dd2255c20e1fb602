import type { MouseEventHandler, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { keepingEmbed } from '../routing/embed.ts'
import { isPagePath, linkKind } from '../routing/link-kind.ts'
import type { PagePath } from '../routing/page-path.ts'
import { PageLink } from './page-link.tsx'

/** `to` is a page of this site; `address` is any address that a church or the API names. */
type Target = { readonly to: PagePath; readonly address?: never } | { readonly to?: never; readonly address: string }

export type SmartLinkProps = Target & {
  readonly id?: string
  readonly className?: string
  readonly tabIndex?: number | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** A link to a passage of the Bible that leads to its page, and opens no sheet over this one. */
  readonly 'data-follow'?: ''
  readonly children: ReactNode
}

/** A link from a page's content: within the site without a page load and within the embed, to another site in a new tab. */
export function SmartLink({ to, address = to ?? '', children, ...rest }: SmartLinkProps) {
  const t = useTranslations('shell')
  const { search } = useLocation()
  if (isPagePath(address)) {
    return (
      <PageLink to={keepingEmbed(address, search)} viewTransition {...rest}>
        {children}
      </PageLink>
    )
  }
  if (linkKind(address) === 'direct') {
    return (
      <a href={address} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={address} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}
