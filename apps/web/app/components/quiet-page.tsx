import { containerClass } from '@narthex/ui/container'
import { Cover, type CoverProps } from '@narthex/ui/cover'
import type { ReactNode } from 'react'

export interface QuietPageProps extends Pick<CoverProps, 'seed' | 'kind' | 'colour'> {
  /** Line above the title: the owner of the page. */
  readonly eyebrow?: string | undefined
  readonly title: string
  readonly lead: string
  /** The ways on, as buttons, where there are any. */
  readonly children?: ReactNode
}

/** A page with one thing to say — not here yet, not found, sign in — under a lit window. */
export function QuietPage({ eyebrow, title, lead, children, ...cover }: QuietPageProps) {
  return (
    <section className={`${containerClass('page')} grid gap-8 py-8 md:grid-cols-2 md:items-center md:gap-14 md:py-16`}>
      <Cover
        {...cover}
        focus="middle"
        className="hero-cover h-56 overflow-hidden rounded-t-[5.5rem] rounded-b-card shadow-lift max-md:mx-auto max-md:w-44 md:order-last md:h-112 md:w-80 md:justify-self-center md:rounded-t-[10rem]"
      />
      <div className="min-w-0 max-md:text-center">
        {eyebrow && <p className="mb-2 font-semibold text-brand-text">{eyebrow}</p>}
        <h1 className="text-2xl md:text-hero">{title}</h1>
        <p className="mt-4 max-w-measure text-lg text-muted">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap gap-3 max-md:justify-center">{children}</div>}
      </div>
    </section>
  )
}
