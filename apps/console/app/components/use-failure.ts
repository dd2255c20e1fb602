import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'

interface Texts {
  (code: string): string
  readonly has: (code: string) => boolean
}

/** Says why something was not done: in the office's words for the code, else as any form would. */
export function useFailure(): (error: unknown) => string {
  const t = useTranslations('consoleErrors')
  const own = t as unknown as Texts
  const failureText = useFailureText()
  return (error) => (error instanceof ApiError && own.has(error.code) ? own(error.code) : failureText(error))
}
