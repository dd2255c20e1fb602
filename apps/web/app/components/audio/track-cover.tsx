import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useChurchSite } from '../../page/use-site.ts'
import type { Track } from './listening.ts'

/** The window of something to listen to, or its own picture. */
export function TrackCover({ track, className }: { track: Track; className: string }) {
  const { corApp } = useChurchSite()
  return (
    <Cover
      {...itemCover('PODCAST', track.id)}
      colour={corApp}
      photo={track.image}
      focus="middle"
      sizes="20rem"
      className={`overflow-hidden ${className}`}
    />
  )
}
