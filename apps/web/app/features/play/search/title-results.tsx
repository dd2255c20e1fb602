import { Pager } from '../../../components/pager.tsx'
import type { ListQuery } from '../../../routing/list-address.ts'
import { playSearchPath } from '../../../routing/play-places.ts'
import { TitleCard, titleGridClass } from '../catalogue/title-card.tsx'
import { usePositions } from '../member/use-positions.ts'
import type { FoundTitles } from './find-in-play.ts'

interface TitleResultsProps {
  readonly found: FoundTitles
  readonly query: ListQuery
  readonly renderedAt: string
}

/** Titles side by side, page by page. */
export function TitleResults({ found: { itens, total, page, limit }, query, renderedAt }: TitleResultsProps) {
  usePositions(itens.map(({ id }) => id))
  return (
    <>
      <ul className={titleGridClass}>
        {itens.map((title) => (
          <TitleCard key={title.id} title={title} renderedAt={renderedAt} heading="h2" />
        ))}
      </ul>
      <Pager path={playSearchPath} query={query} page={page} total={total} limit={limit} />
    </>
  )
}
