import type { VideoItem } from '@narthex/contract/media/video.schemas'

/** By this, a device remembers how far a video was watched: one host shows the videos of one church. */
export function watchedName({ id }: Pick<VideoItem, 'id'>, church: string): string {
  return `${church}/video/${id}`
}
