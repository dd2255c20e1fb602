import { setTimeout as after } from 'node:timers/promises'
import type { OwnerConnection } from '../platform/database/database.ts'

const pauseMs = 10

/** Looks at the database's sessions until one of them waits for a lock: true, or false where the work was done first. */
export async function waitsForLock(owner: OwnerConnection, work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  for (;;) {
    const [seen] = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (isDone || seen?.n) return !isDone
    await after(pauseMs)
  }
}

/** Looks at the database's sessions until the work is done; gives the longest that one waited for a lock, at most, in ms. */
export async function longestLockWait(owner: OwnerConnection, work: () => Promise<void>): Promise<number> {
  let [longest, isDone] = [0, false]
  const working = work().finally(() => {
    isDone = true
  })
  // Awaited below; until then its failure is not forgotten, only late.
  working.catch(() => {})
  while (!isDone) {
    const [seen] = await owner.query<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - query_start)) * 1000, 0)::float8 as ms
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    longest = Math.max(longest, seen?.ms ?? 0)
    await after(pauseMs)
  }
  await working
  return longest
}
