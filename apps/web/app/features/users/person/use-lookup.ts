import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { useEffect, useState } from 'react'
import { callApi } from '../../../session/api.ts'

/**
 * What a look-up answers to a question, `undefined` until then and where it cannot: typing goes on without it.
 * Only the answer to the last question counts.
 */
export function useLookup<E extends Endpoint>(endpoint: E, input: CallInput<E> | undefined): Success<E> | undefined {
  const question = input && JSON.stringify(input)
  const [answered, setAnswered] = useState<{ readonly question: string; readonly answer: Success<E> }>()
  useEffect(() => {
    if (question === undefined) return
    let isCurrent = true
    callApi(endpoint, JSON.parse(question) as CallInput<E>).then(
      (answer) => isCurrent && setAnswered({ question, answer }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [endpoint, question])
  return answered?.question === question ? answered?.answer : undefined
}
