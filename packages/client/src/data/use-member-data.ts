import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useOwner } from '../calls/owner.ts'
import type { Loaded } from './loaded.ts'
import { queryClient } from './query-client.ts'

export interface MemberDataOptions {
  /** Shows nothing of an earlier visit: for forms and decisions, which begin with what the server has now. */
  readonly isFresh?: boolean
  /** Account that the data belongs to, for data that is readable without a session. Default: the logged-in account. */
  readonly ownerId?: number
  /** The key ends with the number of a page: the page before it stays until this one is there. */
  readonly isPage?: boolean
}

/**
 * A member's data. It is shown at once when its page is opened again, and then reloaded in the background. Loads nothing
 * without a member. `update` and `reload` are the same functions from render to render.
 * @param key names the data among all of the member's: the same key is the same data, wherever it is shown
 */
export function useMemberData<T extends NonNullable<unknown> | null>(
  key: readonly (string | number)[],
  load: () => Promise<T>,
  { isFresh = false, ownerId, isPage = false }: MemberDataOptions = {},
): Loaded<T> {
  const accountId = useOwner((owner) => owner.accountId)
  const owner = ownerId ?? accountId
  const queryKey = [owner ?? null, ...key]
  const hash = JSON.stringify(queryKey)
  const [openedAt] = useState(Date.now)
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(
    {
      queryKey,
      queryFn: load,
      enabled: owner !== undefined,
      placeholderData: (shown, before) =>
        isPage && before && isSameList(before.queryKey, queryKey) ? shown : undefined,
    },
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

/** Pages of one list of one member: all but the last part of their keys is the same. */
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a.slice(0, -1)) === JSON.stringify(b.slice(0, -1))
}

function updateData<T>(queryKey: readonly unknown[], change: (value: T) => T): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, (value) => (value === undefined ? undefined : change(value)))
}
