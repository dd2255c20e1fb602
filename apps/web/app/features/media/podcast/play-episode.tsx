import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { type PlayerProps, useEpisodePlayer } from './use-episode-player.ts'

export interface PlayEpisodeProps extends PlayerProps {
  readonly episode: Episode
  readonly after: readonly Episode[]
  /** Text beside the icon, for the main button of a page. */
  readonly label?: string
}

/** Plays an episode, or holds it. Not there without scripts: the page has the browser's own player then. */
export function PlayEpisode({ episode, after, label, ...player }: PlayEpisodeProps) {
  const t = useTranslations('podcast')
  const { isPlaying, toggle } = useEpisodePlayer(episode, after, player)
  const sign = isPlaying ? <ToolIcon name="pause" className="size-6" /> : <Icon name="play" className="size-6" />
  if (label) {
    return (
      <button type="button" onClick={toggle} className={`${buttonClass('primary')} noscript:hidden`}>
        {sign}
        {isPlaying ? t('pause') : label}
        <span className="sr-only">: {episode.title}</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className="relative z-10 grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text hover:brightness-97 noscript:hidden"
    >
      {sign}
      <span className="sr-only">{t(isPlaying ? 'pauseTitle' : 'playTitle', { title: episode.title })}</span>
    </button>
  )
}
