import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { useTranslations } from 'use-intl'
import { ListSearch } from '../../../components/list-search.tsx'
import { NothingListed } from '../../../components/nothing-listed.tsx'
import { EpisodeRow } from './episode-row.tsx'
import { MoreEpisodes } from './more-episodes.tsx'
import type { PlayerProps } from './use-episode-player.ts'
import { useMoreEpisodes } from './use-more-episodes.ts'

export interface EpisodeListProps extends PlayerProps {
  readonly episodes: readonly Episode[]
  readonly q: string | undefined
  readonly number: number
  /** List below an episode with a page of its own. */
  readonly isBelow: boolean
}

/** The show's episodes, newest first; more of them come as one goes down. */
export function EpisodeList({ episodes, q, number, isBelow, ...player }: EpisodeListProps) {
  const t = useTranslations('podcast')
  const more = useMoreEpisodes(episodes, { q, number })
  const { all } = more
  return (
    <section className="mt-10 md:mt-14" aria-labelledby="episodes">
      <div className="mb-4 grid items-center gap-4 md:grid-cols-[1fr_minmax(0,24rem)]">
        <h2 id="episodes" className="text-2xl">
          {q ? t('found', { search: q }) : t(isBelow ? 'all' : 'episodes')}
        </h2>
        {(all.length > 0 || q) && <ListSearch path="/podcast" label={t('search')} q={q} total={all.length} />}
      </div>
      {all.length > 0 ? (
        <>
          <ul className="-mx-3 grid gap-1 md:-mx-4">
            {all.map((episode, index) => (
              <EpisodeRow key={episode.id} episode={episode} after={all.slice(index + 1)} {...player} />
            ))}
          </ul>
          <MoreEpisodes {...more} q={q} number={number} />
        </>
      ) : (
        <NothingListed
          path="/podcast"
          q={q}
          beyond={!q && number > 1 ? number : undefined}
          empty={{ icon: 'mic', title: t('emptyTitle'), lead: t('empty') }}
        />
      )}
    </section>
  )
}
