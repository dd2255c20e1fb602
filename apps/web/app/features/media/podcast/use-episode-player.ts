import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import type { Spoken } from '@narthex/locales/catalogue'
import { useListening } from '../../../components/audio/listening.ts'
import { listen, pause, play } from '../../../components/audio/sound.ts'
import { useSound } from '../../../components/audio/sound-state.ts'
import { toTrack } from './to-track.ts'

export interface PlayerProps {
  readonly show: Podcast
  readonly words: Spoken['audio']
  readonly renderedAt: string
}

/** State and button of an episode in the player. `after` are the episodes that follow it. */
export function useEpisodePlayer(episode: Episode, after: readonly Episode[], { show, words }: PlayerProps) {
  const isCurrent = useListening(({ listening }) => listening?.current.id === episode.id)
  const isPlaying = useSound(({ isPlaying }) => isPlaying) && isCurrent
  function toggle(): void {
    const current = toTrack({ ...episode, background: episode.background ?? show.imagem })
    if (isPlaying) pause()
    else if (isCurrent) play()
    else listen({ show: show.titulo, words, current, tracks: [current, ...after.map(toTrack)] })
  }
  return { isCurrent, isPlaying, toggle }
}
