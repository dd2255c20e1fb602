import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import type { Spoken } from '@narthex/locales/catalogue'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { NothingListed } from '../../../components/nothing-listed.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { EpisodeList } from './episode-list.tsx'
import { EpisodeView } from './episode-view.tsx'
import { PlayEpisode } from './play-episode.tsx'
import { ShowHead } from './show-head.tsx'

export interface PodcastPageProps {
  readonly title: string
  readonly show: Podcast | undefined
  readonly episodes: Episode[]
  /** The one that the address names. */
  readonly episode: Episode | undefined
  readonly q: string | undefined
  readonly number: number
  readonly renderedAt: string
  /** Texts of the player, which stays open on other pages. */
  readonly playerMessages: Spoken['audio']
}

/** A church's podcast: what it is and where to follow it, the shared episode, and the list of all. */
export function PodcastPage({ title, show, episode, playerMessages, ...list }: PodcastPageProps) {
  const t = useTranslations('podcast')
  if (!show) {
    return (
      <div className={`${containerClass('page')} pt-7 pb-14 md:pt-12`}>
        <PageTitle title={title} className="mb-6" />
        <NothingListed path="/podcast" empty={{ icon: 'mic', title: t('noShowTitle'), lead: t('noShow') }} />
      </div>
    )
  }
  const [latest] = list.q || list.number > 1 ? [] : list.episodes
  const player = { show, words: playerMessages, renderedAt: list.renderedAt }
  return (
    <div className={`${containerClass('page')} pb-14 md:pb-20`}>
      <ShowHead show={show} isBrief={episode !== undefined}>
        {latest && <PlayEpisode episode={latest} after={list.episodes.slice(1)} label={t('latest')} {...player} />}
      </ShowHead>
      {episode && <EpisodeView key={episode.id} episode={episode} {...player} />}
      <EpisodeList key={`${list.q ?? ''} ${list.number}`} {...list} {...player} isBelow={episode !== undefined} />
    </div>
  )
}
