import type { VideoItem } from '@narthex/contract/media/video.schemas'

/** What a video's window is grown from: the same wherever it is shown. */
export function seedOf({ id, titulo }: Pick<VideoItem, 'id' | 'titulo'>): string {
  return `video ${id} ${titulo}`
}

/** By this, a device remembers how far a video was watched: one host shows the videos of one church. */
export function watchedName({ id }: Pick<VideoItem, 'id'>, church: string): string {
  return `${church}/video/${id}`
}
