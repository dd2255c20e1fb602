import { isDeepStrictEqual } from 'node:util'
import { dayMs, hourMs } from '@narthex/contract/durations'
import type { FeedEpisode, StoredEpisode } from '../podcast.editing.queries.ts'
import type { ShowRow } from '../podcast.tables.ts'
import type { ReadFeed } from './read-feed.rules.ts'

/** Delay before the next read: one hour, doubled for each consecutive failure, one day at most. */
export function getRefreshDelayMs(failures: number): number {
  return Math.min(dayMs, hourMs * 2 ** Math.min(failures, 10))
}

export interface FeedChanges {
  readonly show: ReadFeed['show']
  readonly added: readonly FeedEpisode[]
  readonly changed: readonly { readonly id: number; readonly fields: FeedEpisode }[]
  /** Ids of episodes that the feed no longer has. */
  readonly removed: readonly number[]
}

/** Compares a feed with the stored copy. Returns undefined if nothing changed. */
export function findChanges(
  { show, episodes }: ReadFeed,
  storedShow: ShowRow,
  stored: readonly StoredEpisode[],
): FeedChanges | undefined {
  const before = new Map(stored.map(({ id, ...fields }) => [fields.guid, { id, fields }]))
  const added = episodes.filter(({ guid }) => !before.has(guid))
  const changed = episodes.flatMap((fields) => {
    const old = before.get(fields.guid)
    return old && !isDeepStrictEqual(old.fields, fields) ? [{ id: old.id, fields }] : []
  })
  const now = new Set(episodes.map(({ guid }) => guid))
  const removed = stored.filter(({ guid }) => !now.has(guid)).map(({ id }) => id)
  const isShowChanged = Object.entries(show).some(([name, value]) => storedShow[name as keyof typeof show] !== value)
  return isShowChanged || added.length + changed.length + removed.length > 0
    ? { show, added, changed, removed }
    : undefined
}
