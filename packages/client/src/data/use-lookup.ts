import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import type { CallApi } from '../calls/create-caller.ts'
import { queryClient } from './query-client.ts'

/**
 * What a look-up answers to a question, asked once for each; `undefined` until then, without a question and after a
 * failure: typing goes on without it.
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
