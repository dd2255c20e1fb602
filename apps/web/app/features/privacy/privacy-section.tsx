import type { ReactNode } from 'react'

export interface PrivacySectionProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** A question of the privacy page, and its answer beside it where there is room. */
export function PrivacySection({ title, lead, children }: PrivacySectionProps) {
  return (
    <section className="mt-8 grid gap-x-12 gap-y-3 border-t border-line pt-8 md:grid-cols-[1fr_2fr]">
      <h2 className="text-xl">{title}</h2>
      <div className="max-w-measure min-w-0">
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
