import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { useChurchSite } from '../../../page/use-site.ts'

export interface PlayHeroProps {
  readonly image: string | null
  readonly cover: DrawnCover
  /** Content above the title. */
  readonly eyebrow?: ReactNode
  readonly title: string
  readonly heading?: 'h1' | 'h2'
  readonly lang?: string | undefined
  /** Facts below the title. */
  readonly facts?: ReactNode
  readonly lead?: string | null | undefined
  /** The ways on, as buttons in a row. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** Lower, where a shelf should be in sight below it. */
  readonly isLow?: boolean
}

/** The head of a page of Play: a picture from edge to edge that melts into the page, and what it is about at its foot. */
export function PlayHero(props: PlayHeroProps) {
  const { image, cover, eyebrow, title, heading: Heading = 'h1', lang, facts, lead, actions, children, isLow } = props
  const { corApp } = useChurchSite()
  return (
    <section className="relative isolate overflow-hidden">
      <Cover
        {...cover}
        colour={corApp}
        photo={image}
        focus="side"
        loading="first"
        className="hero-cover play-hero-cover absolute inset-x-0 top-0 -z-10 h-[24rem] md:h-full [&>svg]:size-full"
      />
      <div aria-hidden="true" className="play-hero-shade absolute inset-x-0 top-0 -z-10 h-[24rem] md:h-full" />
      <div
        className={`${playEdgeClass} flex flex-col justify-end pt-56 pb-6 md:pt-28 md:pb-10 ${isLow ? 'md:min-h-[min(62dvh,34rem)]' : 'md:min-h-[min(72dvh,42rem)]'}`}
      >
        <div className="max-w-2xl">
          {eyebrow && <p className="text-sm font-semibold text-ink/85">{eyebrow}</p>}
          <Heading lang={lang} className="mt-1.5 text-title text-balance">
            {title}
          </Heading>
          {facts && <p className="mt-3 text-sm text-ink/85 md:text-base">{facts}</p>}
          {lead && (
            <p lang={lang} className="mt-3 line-clamp-3 max-w-xl text-ink/85 md:text-lg">
              {lead}
            </p>
          )}
          {actions && (
            <div data-row="" className="mt-5 flex flex-wrap gap-3 *:scroll-mt-[70dvh] md:mt-6">
              {actions}
            </div>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
