import type { Messages } from '@narthex/locales/catalogue'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toRefusal } from './to-refusal.ts'

type Calls = typeof import('./group-calls.ts')

const refusals: readonly (keyof Messages['group']['errors'])[] = [
  'GROUP_FULL',
  'NOT_TAKING_REQUESTS',
  'ALREADY_REQUESTED',
  'ALREADY_MEMBER',
  'ALREADY_DECIDED',
  'LAST_LEADER',
  'NOT_FOR_MINORS',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
]

/** Does something at the API and says in the reader's words why not, where it is refused. */
export function useRefusal() {
  const t = useTranslations('group.errors')
  const [refusal, setRefusal] = useState<string>()
  /** Resolves to whether it was done. */
  const attempt = async (act: (calls: Calls) => Promise<void>): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await act(await import('./group-calls.ts'))
      return true
    } catch (error) {
      setRefusal(t(toRefusal(error, refusals)))
      return false
    }
  }
  return { refusal, attempt }
}
