import type { TitleItem } from '@narthex/contract/play/play.schemas'

/** Most watched titles first; none if they equal the newest. */
export function findWatched(popular: readonly TitleItem[], recent: readonly TitleItem[]): readonly TitleItem[] {
  const isWatched = popular.some(({ id }, place) => id !== recent[place]?.id)
  return isWatched ? popular.filter(({ emBreve }) => emBreve === null) : []
}
