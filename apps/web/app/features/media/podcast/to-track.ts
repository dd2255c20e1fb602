import type { Episode } from '@narthex/contract/media/podcast.schemas'
import type { Track } from '../../../components/audio/listening.ts'
import type { PagePath } from '../../../routing/page-path.ts'

/** Path of an episode's page. */
export const episodePath = (id: number): PagePath => `/podcast?episode=${id}`

export function toTrack(episode: Episode): Track {
  return {
    id: episode.id,
    title: episode.title,
    address: episode.audio_file,
    page: episodePath(episode.id),
    image: episode.background,
    seconds: episode.duration_seconds,
  }
}
