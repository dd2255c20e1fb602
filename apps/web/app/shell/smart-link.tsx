import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

export interface SmartLinkProps {
  /** A path of this site, or any address a church may link to. */
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link that an editor wrote: within the site without a page load, to another site in a new tab. */
export function SmartLink({ to, className, children }: SmartLinkProps) {
  const t = useTranslations('shell')
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  )
}
