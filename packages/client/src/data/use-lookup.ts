import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import type { CallApi } from '../calls/create-caller.ts'
import { queryClient } from './query-client.ts'

/**
 * Looks a question up, once for each input. Returns `undefined` until the answer is there, without an input, and after
 * a failure: typing goes on without it.
 */
export function useLookup<E extends Endpoint>(
  callApi: CallApi,
  endpoint: E,
  input: CallInput<E> | undefined,
): Success<E> | undefined {
  const { data } = useQuery(
    {
      queryKey: ['lookup', endpoint.id, input ?? null],
      queryFn: (): Promise<Success<E>> => callApi(endpoint, input as CallInput<E>),
      enabled: input !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return data
}
