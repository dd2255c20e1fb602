import type { TitleItem } from '@narthex/contract/play/play.schemas'
import type { ReactNode } from 'react'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { titlePath } from '../play-paths.ts'
import { TitleCover } from './title-cover.tsx'
import { TitleFacts } from './title-facts.tsx'

/** A card's link is spread over it, and shows the focus of a remote control from across the room. */
export const playLinkClass =
  'outline-none after:absolute after:-inset-1.5 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-white'

export interface TitleCardProps {
  readonly title: TitleItem
  readonly renderedAt: string
  readonly heading?: 'h2' | 'h3'
  readonly tabIndex?: number | undefined
  /** Among the first that everyone sees. */
  readonly isFirst?: boolean | undefined
  /** Target of the link, if it is not the title's own page. */
  readonly to?: PagePath
  /** Line in place of the title's facts. */
  readonly line?: ReactNode
  /** Over its corner: what can be done with it. */
  readonly children?: ReactNode
}

/** A title of a shelf or a list, as `<li>`. */
export function TitleCard(props: TitleCardProps) {
  const { title, renderedAt, heading: Heading = 'h3', tabIndex, isFirst, to, line, children } = props
  const { id, titulo, idioma } = title
  return (
    <li className="group/card relative min-w-0">
      <TitleCover title={title} isDrawn={isFirst} loading={isFirst ? 'eager' : 'lazy'} />
      <Heading lang={idioma} className="mt-2.5 line-clamp-2 text-base leading-snug font-semibold">
        <SmartLink to={to ?? titlePath(id)} tabIndex={tabIndex} className={playLinkClass}>
          {titulo}
        </SmartLink>
      </Heading>
      <p className="mt-0.5 line-clamp-2 text-sm text-muted">
        {line ?? <TitleFacts title={title} renderedAt={renderedAt} />}
      </p>
      {children}
    </li>
  )
}

export const titleGridClass =
  'grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 xl:grid-cols-5 2xl:grid-cols-6'
