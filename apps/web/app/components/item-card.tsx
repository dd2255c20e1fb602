import { toInitial } from '@narthex/client/format/initial'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import { createContext, type ReactNode, useContext } from 'react'
import { useChurchSite } from '../page/use-site.ts'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface ItemCardProps {
  readonly to: PagePath
  readonly title: string
  /** The language of what the church wrote, where it may be another than the page's. */
  readonly lang?: string | undefined
  /** Cover drawn in place of a missing picture. */
  readonly cover: DrawnCover
  readonly image: string | null
  /** Sign of a text item without a picture: a number, a day, or a day over its month. Without a mark a cover is drawn. */
  readonly mark?: string | undefined
  /** Line above the title: time, length or kind. */
  readonly when?: ReactNode
  /** Line below the title. */
  readonly line?: ReactNode
  /** Line at the card's foot: people or counts. */
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
  mark,
  when,
  line,
  foot,
  badge,
  heading: Heading = 'h3',
}: ItemCardProps) {
  const { corApp } = useChurchSite()
  const areMostPhotos = useContext(PhotoList)
  const isQuiet = !image && (areMostPhotos || mark !== undefined)
  // Beside photos it is as large as they are; among texts it is a line's beginning.
  const isRow = isQuiet && !areMostPhotos
  return (
    <li
      className={`${cardClass} group relative flex overflow-hidden transition-shadow hover:shadow-lift ${isRow ? '' : 'sm:flex-col'}`}
    >
      {isRow ? (
        <Mark className="mt-4 ml-4 size-14 rounded-control text-xl sm:mt-5 sm:ml-5">{mark}</Mark>
      ) : (
        <div
          className={`relative w-28 shrink-0 overflow-hidden sm:w-full sideways:max-h-[35dvh] ${isQuiet ? '' : 'bg-deep'}`}
        >
          {isQuiet ? (
            <Mark className="size-full text-2xl sm:h-44">{mark ?? toInitial(title)}</Mark>
          ) : (
            <Cover
              {...cover}
              colour={corApp}
              photo={image}
              focus="middle"
              sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 7rem"
              className="size-full transition-transform duration-250 group-hover:scale-[1.03] max-sm:absolute max-sm:inset-0 sm:h-44 sideways:max-h-[35dvh]"
            />
          )}
          {badge}
        </div>
      )}
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

/** Sign of an item without a picture. Hidden from screen readers: its title and day are beside it. */
function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      data-mark=""
      className={`grid shrink-0 place-items-center bg-brand-soft text-center leading-tight font-semibold whitespace-pre-line text-brand-text tabular-nums ${className}`}
    >
      {children}
    </span>
  )
}

/** Whether most items of the list have photos: a drawn cover beside them would look like a missing one. */
const PhotoList = createContext(false)

export interface ItemGridProps {
  readonly items: readonly { readonly imagem: string | null }[]
  readonly className?: string
  readonly children: ReactNode
}

/** A list of `ItemCard`s. */
export function ItemGrid({ items, className = '', children }: ItemGridProps) {
  const photos = items.filter(({ imagem }) => imagem).length
  return (
    <PhotoList value={photos * 2 > items.length}>
      <ul className={`${itemGridClass} ${className}`}>{children}</ul>
    </PhotoList>
  )
}

/** Grid of a list's cards. */
export const itemGridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'
