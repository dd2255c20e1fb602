import { type ReactNode, useId } from 'react'
import { SmartLink } from '../../components/smart-link.tsx'
import type { PagePath } from '../../routing/page-path.ts'

export interface EventSectionProps {
  readonly title: string
  /** Where there is more of it. */
  readonly to?: PagePath
  readonly className?: string
  readonly children: ReactNode
}

/** A part of an event's page with a title of its own. */
export function EventSection({ title, to, className = '', children }: EventSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-xl">
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
