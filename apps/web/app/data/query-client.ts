import { QueryClient } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'

/**
 * What members' lists have loaded, in memory until log-out. Passed to each hook, so that public pages need no provider and
 * load none of the library. `networkMode`: a call without a connection fails and says so, instead of waiting unseen.
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

useSession.subscribe(({ account }, before) => {
  if (before.account && account?.id !== before.account.id) queryClient.clear()
})

/** Forgets a list, by the first part of its key: after a deletion it must not show the deleted item until its reload. */
export function forgetList(name: string): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [, list] }) => list === name })
}
