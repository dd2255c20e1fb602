import type { TitleItem } from '@narthex/contract/play/play.schemas'

/** What can be watched, the most watched first; nothing while that is only the newest again. */
export function findWatched(popular: readonly TitleItem[], recent: readonly TitleItem[]): readonly TitleItem[] {
  const isWatched = popular.some(({ id }, place) => id !== recent[place]?.id)
  return isWatched ? popular.filter(({ emBreve }) => emBreve === null) : []
}
