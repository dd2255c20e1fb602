import type { Episode } from '@narthex/contract/media/podcast.schemas'

/** The browser's own player, for pages without scripts. */
export function OwnPlayer({ episode }: { episode: Episode }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are no captions of a podcast; what it says is told beside it
    <audio
      controls
      preload="none"
      src={episode.audio_file}
      aria-label={episode.title}
      className="mt-3 hidden w-full max-w-xl noscript:block"
    />
  )
}
