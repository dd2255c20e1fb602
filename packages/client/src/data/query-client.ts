import { QueryClient } from '@tanstack/react-query'
import { useOwner } from '../calls/owner.ts'

/**
 * Cache of members' data, in memory until log-out. Passed to each hook, so that public pages need no provider and load
 * none of the library. `networkMode`: a call without a connection fails at once instead of waiting silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: false,
    },
  },
})

// A member is an account at one church: with another church, nothing of the former one is shown either.
useOwner.subscribe(({ accountId, memberId }, before) => {
  const isSameMember = accountId === before.accountId && memberId === before.memberId
  if (before.accountId !== undefined && !isSameMember) queryClient.clear()
})

/** Forgets data by the first parts of their keys: what was deleted must not be shown until the reload. */
export function forgetData(...names: readonly string[]): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [, name] }) => names.includes(String(name)) })
}

/** Reloads data by the first part of its key, where it is on the page: after a change that another part of the page made. */
export async function reloadData(name: string): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === name })
}
