import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useChurchSite } from '../page/use-site.ts'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface ItemCardProps {
  readonly to: PagePath
  readonly title: string
  /** The language of what the church wrote, where it may be another than the page's. */
  readonly lang?: string | undefined
  /** Its cover where it has no picture. */
  readonly cover: DrawnCover
  readonly image: string | null
  /** Above the title: when, how long, what kind. */
  readonly when?: ReactNode
  /** Below the title. */
  readonly line?: ReactNode
  /** At the card's foot: who, how many. */
  readonly foot?: ReactNode
  /** Laid over a corner of the cover. */
  readonly badge?: ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** A thing of a list, as `<li>`: on phones a row beside its cover, so that several are in sight; a card elsewhere. */
export function ItemCard({
  to,
  title,
  lang,
  cover,
  image,
  when,
  line,
  foot,
  badge,
  heading: Heading = 'h3',
}: ItemCardProps) {
  const { corApp } = useChurchSite()
  return (
    <li className={`${cardClass} group relative flex overflow-hidden transition-shadow hover:shadow-lift sm:flex-col`}>
      <div className="relative w-28 shrink-0 overflow-hidden bg-deep sm:w-full">
        <Cover
          {...cover}
          colour={corApp}
          photo={image}
          focus="middle"
          className="size-full transition-transform duration-250 group-hover:scale-[1.03] max-sm:absolute max-sm:inset-0 sm:h-44"
        />
        {badge}
      </div>
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        {when && <p className="text-sm text-muted">{when}</p>}
        <Heading lang={lang} className="mt-0.5 line-clamp-3 text-base font-semibold sm:mt-1 sm:line-clamp-2 sm:text-lg">
          <SmartLink to={to} className={cardLinkClass}>
            {title}
          </SmartLink>
        </Heading>
        {line && (
          <p lang={lang} className="mt-1 line-clamp-2 text-sm text-muted sm:mt-1.5 sm:line-clamp-3">
            {line}
          </p>
        )}
        {foot && <p className="mt-auto pt-2 text-sm text-muted sm:pt-3">{foot}</p>}
      </div>
    </li>
  )
}

/** Where a list's cards stand. */
export const itemGridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'
