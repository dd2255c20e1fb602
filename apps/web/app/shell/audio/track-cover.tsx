import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { useChurchSite } from '../use-site.ts'
import type { Track } from './listening.ts'

/** Grown from the same seed wherever an episode is shown. */
export const coverSeed = (church: string, id: number) => `${church} podcast ${id}`

/** The window of something to listen to, or its own picture. */
export function TrackCover({ track, className }: { track: Track; className: string }) {
  const { church, corApp } = useChurchSite()
  return (
    <Cover
      seed={coverSeed(church.codigo, track.id)}
      colour={corApp}
      kind={windowKind(church.codigo, track.id)}
      photo={track.image}
      focus="middle"
      sizes="20rem"
      className={`overflow-hidden ${className}`}
    />
  )
}
