import { useTranslations } from 'use-intl'

/** Namespaces whose keys are codes of the API: each is compared with what its endpoints declare (`refusals.test.ts`). */
export type RefusalNamespace =
  | 'chat.refusals'
  | 'group.errors'
  | 'playSubscription.refusals'
  | 'purchaseErrors'
  | 'recurringGifts.refusals'
  | 'ticketChanges.errors'

interface Texts {
  (code: string): string
  readonly has: (code: string) => boolean
}

/** Gives the text of a namespace for the code of an error, or for the code itself; undefined where it has none. */
export function useKnownRefusal(namespace: RefusalNamespace): (refusal: unknown) => string | undefined {
  const t = useTranslations(namespace) as unknown as Texts
  return (refusal) => {
    const code = typeof refusal === 'string' ? refusal : Object(refusal).code
    return typeof code === 'string' && t.has(code) ? t(code) : undefined
  }
}
