import type { TitleItem } from '@narthex/contract/play/play.schemas'
import type { PagePath } from '../../../routing/page-path.ts'
import { PlayShelf } from './play-shelf.tsx'
import { TitleCard } from './title-card.tsx'

interface TitleShelfProps {
  readonly title: string
  readonly titles: readonly TitleItem[]
  readonly renderedAt: string
  readonly all?: PagePath | undefined
  /** The first of its page: its covers are in sight from the start. */
  readonly isFirst?: boolean
}

/** Covers of the first shelf that are loaded with the page. */
const drawn = 4

/** A shelf of titles; nothing where there are none. */
export function TitleShelf({ title, titles, renderedAt, all, isFirst = false }: TitleShelfProps) {
  if (titles.length === 0) return null
  return (
    <PlayShelf
      title={title}
      items={titles}
      all={all}
      card={(item, tabIndex, index) => (
        <TitleCard
          key={item.id}
          title={item}
          renderedAt={renderedAt}
          tabIndex={tabIndex}
          isFirst={isFirst && index < drawn}
        />
      )}
    />
  )
}
