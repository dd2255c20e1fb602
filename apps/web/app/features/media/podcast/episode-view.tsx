import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { iconButtonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { ShareBar } from '../../../components/share-bar.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { EpisodeFacts } from './episode-facts.tsx'
import { OwnPlayer } from './own-player.tsx'
import { PlayEpisode } from './play-episode.tsx'
import { SpokenText } from './spoken-text.tsx'
import { episodePath } from './to-track.ts'
import { type PlayerProps, useEpisodePlayer } from './use-episode-player.ts'

/** A shared episode: player, description and sharing. */
export function EpisodeView({ episode, ...player }: PlayerProps & { readonly episode: Episode }) {
  const t = useTranslations('podcast')
  const { corApp } = useChurchSite()
  const { isCurrent } = useEpisodePlayer(episode, [], player)
  const { id, title, description, background, position } = episode
  return (
    <article className={`${cardClass} mt-4 overflow-hidden md:mt-6 md:grid md:grid-cols-[20rem_minmax(0,1fr)]`}>
      <Cover
        {...itemCover('PODCAST', id)}
        colour={corApp}
        photo={background ?? player.show.imagem}
        focus="middle"
        loading="first"
        sizes="(min-width: 48rem) 20rem, 100vw"
        className="h-44 w-full md:h-full md:min-h-80"
      />
      <div className="p-5 md:p-9">
        <p className="text-sm font-semibold text-muted">{t('number', { number: String(position) })}</p>
        <h1 lang={player.show.idioma} className="mt-1 text-2xl text-balance">
          {title}
        </h1>
        <div className="mt-2">
          <EpisodeFacts episode={episode} renderedAt={player.renderedAt} isCurrent={isCurrent} />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <PlayEpisode episode={episode} after={[]} label={t('play')} {...player} />
          <a href={episode.audio_file} download className={`${iconButtonClass} hover:bg-sunken`}>
            <ToolIcon name="download" />
            <span className="sr-only">{t('download')}</span>
          </a>
          <ShareBar title={title} path={episodePath(id)} />
        </div>
        <OwnPlayer episode={episode} />
        <div className="mt-6">
          <SpokenText text={description} lang={player.show.idioma} />
        </div>
      </div>
    </article>
  )
}
