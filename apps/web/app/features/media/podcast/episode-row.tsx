import { shortened } from '@narthex/client/format/excerpt'
import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { EpisodeFacts } from './episode-facts.tsx'
import { OwnPlayer } from './own-player.tsx'
import { PlayEpisode } from './play-episode.tsx'
import { episodePath } from './to-track.ts'
import { type PlayerProps, useEpisodePlayer } from './use-episode-player.ts'

export interface EpisodeRowProps extends PlayerProps {
  readonly episode: Episode
  readonly after: readonly Episode[]
}

/** Maximum characters of an excerpt: about three lines. */
const excerptLength = 220

/** An episode of the list: its row leads to it, its button plays it. A list item. */
export function EpisodeRow({ episode, after, ...player }: EpisodeRowProps) {
  const { corApp } = useChurchSite()
  const { isCurrent } = useEpisodePlayer(episode, after, player)
  const { id, title, description, background } = episode
  return (
    <li
      className={`relative flex items-start gap-4 rounded-card p-3 transition-colors hover:bg-sunken md:p-4 ${isCurrent ? 'bg-brand-soft/60' : ''}`}
    >
      <Cover
        {...itemCover('PODCAST', id)}
        colour={corApp}
        photo={background ?? player.show.imagem}
        focus="middle"
        sizes="6rem"
        className="size-16 shrink-0 overflow-hidden rounded-control md:size-24"
      />
      <div className="min-w-0 grow">
        <h3 lang={player.show.idioma} className="text-base leading-snug font-semibold md:text-lg">
          <SmartLink to={episodePath(id)} className={cardLinkClass}>
            {title}
          </SmartLink>
        </h3>
        <p lang={player.show.idioma} className="mt-1 line-clamp-2 text-sm text-muted md:line-clamp-3">
          {shortened(description, excerptLength)}
        </p>
        <div className="mt-1.5">
          <EpisodeFacts episode={episode} renderedAt={player.renderedAt} isCurrent={isCurrent} />
        </div>
        <div className="relative z-10">
          <OwnPlayer episode={episode} />
        </div>
      </div>
      <PlayEpisode episode={episode} after={after} {...player} />
    </li>
  )
}
