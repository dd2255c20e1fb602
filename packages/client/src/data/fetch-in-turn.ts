import type { QueryClient } from '@tanstack/react-query'

/**
 * Starts a fetch of a query once no other one is under way. TanStack Query cancels the earlier of two: a reload would drop
 * the page that is being added, and an added page the reload.
 * @param start begins the fetch before it returns
 */
export async function fetchInTurn(
  client: QueryClient,
  queryHash: string,
  start: () => Promise<unknown>,
): Promise<void> {
  const find = () => client.getQueryCache().get(queryHash)
  const query = find()
  // The check and the start are one step: of several that wait, the first one starts and the others wait again.
  while (find()?.state.fetchStatus === 'fetching') await nextChange(client, queryHash)
  // A list that was cleared while this waited belongs to a member who has left.
  if (find() === query) await start()
}

function nextChange(client: QueryClient, queryHash: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(({ query, type }) => {
      if (query.queryHash !== queryHash || (type !== 'updated' && type !== 'removed')) return
      stop()
      resolve()
    })
  })
}
