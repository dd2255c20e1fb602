import type { VideoItem } from '@narthex/contract/media/video.schemas'

/** Key under which a device remembers the position in a video; a host serves a single church. */
export function watchedName({ id }: Pick<VideoItem, 'id'>, church: string): string {
  return `${church}/video/${id}`
}
