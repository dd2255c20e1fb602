import { beginReauthentication } from '@narthex/contract/auth/factor.endpoints'
import type { SecondStep as Challenge } from '@narthex/contract/auth/second-step.schemas'
import { ApiError } from '@narthex/contract/client'
import { type ReactNode, useRef, useState } from 'react'
import type { CallApi } from '../../calls/create-caller.ts'
import { ProveAgainDialog } from './prove-again-dialog.tsx'

/** The reader closed the dialog: nothing was done, and nothing has to be said. */
export class NotProvenError extends Error {
  override name = 'NotProvenError'
}

export interface RecentProof {
  /** Makes a call; where the API asks who the reader is, once more as soon as they have proven it. Rejects with NotProvenError. */
  run<T>(call: () => Promise<T>): Promise<T>
  /** Dialog to render once on the page. */
  readonly dialog: ReactNode
}

interface Question {
  readonly challenge: Challenge | null
  readonly answer: (isProven: boolean) => void
}

/** Stands before calls that change what guards the login of `email` (REAUTHENTICATION_REQUIRED). */
export function useRecentProof(callApi: CallApi, email: string | undefined): RecentProof {
  const [question, setQuestion] = useState<Question>()
  const asked = useRef<Question>(undefined)

  async function ask(): Promise<boolean> {
    const { desafio: challenge } = await callApi(beginReauthentication, {})
    return new Promise((answer) => {
      asked.current = { challenge, answer }
      setQuestion(asked.current)
    })
  }
  function settle(isProven: boolean): void {
    asked.current?.answer(isProven)
    asked.current = undefined
    setQuestion(undefined)
  }

  return {
    async run(call) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error
      }
      if (!(await ask())) throw new NotProvenError()
      return call()
    },
    dialog: <ProveAgainDialog callApi={callApi} email={email} question={question} onSettled={settle} />,
  }
}
