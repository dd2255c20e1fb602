import { isDeepStrictEqual } from 'node:util'
import type { EpisodeFields } from '../podcast.editing.queries.ts'
import type { EpisodeRow, ShowRow } from '../podcast.tables.ts'
import type { ReadFeed } from './read-feed.rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long a feed rests before it is read again: an hour, and twice as long for each failure in a row, a day at most. */
export function restMs(failures: number): number {
  return Math.min(dayMs, hourMs * 2 ** Math.min(failures, 10))
}

export interface FeedChanges {
  readonly show: ReadFeed['show']
  readonly added: readonly EpisodeFields[]
  readonly changed: readonly { readonly id: number; readonly fields: EpisodeFields }[]
  /** Ids of what the feed no longer has. */
  readonly gone: readonly number[]
}

/** What a feed says now, against the kept copy; nothing where they say the same. */
export function changesIn(
  { show, episodes }: ReadFeed,
  keptShow: ShowRow,
  kept: readonly EpisodeRow[],
): FeedChanges | undefined {
  const before = new Map(kept.map(({ igrejaId: _, id, ...fields }) => [fields.guid, { id, fields }]))
  const added = episodes.filter(({ guid }) => !before.has(guid))
  const changed = episodes.flatMap((fields) => {
    const old = before.get(fields.guid)
    return old && !isDeepStrictEqual(old.fields, fields) ? [{ id: old.id, fields }] : []
  })
  const now = new Set(episodes.map(({ guid }) => guid))
  const gone = kept.filter(({ guid }) => !now.has(guid)).map(({ id }) => id)
  const saysOther = Object.entries(show).some(([name, value]) => keptShow[name as keyof typeof show] !== value)
  return saysOther || added.length + changed.length + gone.length > 0 ? { show, added, changed, gone } : undefined
}
