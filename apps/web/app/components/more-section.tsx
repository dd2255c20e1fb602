import { type ReactNode, useId } from 'react'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface MoreSectionProps {
  readonly title: string
  /** Page with more of the section's content. */
  readonly to?: PagePath
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page with a title of its own: what goes with it, or what else there is. */
export function MoreSection({ title, to, className = 'mt-14', children }: MoreSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-5 text-xl">
        {to ? (
          <SmartLink to={to} className="underline-offset-4 hover:underline">
            {title}
          </SmartLink>
        ) : (
          title
        )}
      </h2>
      {children}
    </section>
  )
}
