import type { ReactNode } from 'react'
import { cardClass } from './card.tsx'
import { Cover, type CoverProps } from './cover.tsx'

export interface CoverCardProps extends Pick<CoverProps, 'seed' | 'colour' | 'kind' | 'photo' | 'isFile'> {
  /** Laid over a corner of the cover: a date, a mark. */
  readonly badge?: ReactNode
  /** Content of the card. A link with `cardLinkClass` spans the whole card. */
  readonly children: ReactNode
}

/** A thing one can open: its cover, and below it what it is. A list item. */
export function CoverCard({ badge, children, ...cover }: CoverCardProps) {
  return (
    <li className={`${cardClass} group relative flex flex-col overflow-hidden transition-shadow hover:shadow-lift`}>
      <div className="relative overflow-hidden bg-deep">
        <Cover
          {...cover}
          focus="middle"
          sizes="(min-width: 768px) 25rem, 82vw"
          className="h-40 w-full transition-transform duration-250 group-hover:scale-[1.03] lg:h-44"
        />
        {badge}
      </div>
      <div className="flex grow flex-col p-5">{children}</div>
    </li>
  )
}
