import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../session/session.ts'
import type { Loaded } from './loaded.ts'
import { queryClient } from './query-client.ts'

export interface MemberDataOptions {
  /** Shows nothing of an earlier visit: for forms and decisions, which begin with what the server has now. */
  readonly isFresh?: boolean
  /** Whose data it is, where it can be read without a session; the logged in account by default. */
  readonly ownerId?: number
}

/**
 * A member's data. It is shown at once when its page is opened again, and then reloaded in the background. Loads nothing
 * without a member. `update` and `reload` are the same functions from render to render.
 * @param key names the data among all of the member's: the same key is the same data, wherever it is shown
 */
export function useMemberData<T extends NonNullable<unknown> | null>(
  key: readonly (string | number)[],
  load: () => Promise<T>,
  { isFresh = false, ownerId }: MemberDataOptions = {},
): Loaded<T> {
  const accountId = useSession(({ account }) => account?.id)
  const owner = ownerId ?? accountId
  const queryKey = [owner ?? null, ...key]
  const hash = JSON.stringify(queryKey)
  const [openedAt] = useState(Date.now)
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(
    { queryKey, queryFn: load, enabled: owner !== undefined },
    queryClient,
  )
  const reload = useCallback(async () => void (await refetch()), [refetch])
  const update = useCallback((change: (value: T) => T) => updateData(JSON.parse(hash), change), [hash])
  const value = isFresh && dataUpdatedAt < openedAt ? undefined : data

  return useMemo(() => {
    if (value !== undefined) return { state: 'ready', value, hasFailed: isError, update, reload }
    return { state: isError && !isFetching ? 'failed' : 'loading', reload }
  }, [value, isError, isFetching, update, reload])
}

function updateData<T>(queryKey: readonly unknown[], change: (value: T) => T): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, (value) => (value === undefined ? undefined : change(value)))
}
