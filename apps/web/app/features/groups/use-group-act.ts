import type { RunAct } from '@narthex/client/data/act'
import { useAct } from '@narthex/client/data/use-act'
import { useKnownRefusal } from '@narthex/client/forms/use-known-refusal'
import { useTranslations } from 'use-intl'

type Calls = typeof import('./group-calls.ts')

/** Does something at the API, one at a time, and says in the reader's words why not, where it is refused. */
export function useGroupAct() {
  const t = useTranslations('group')
  const known = useKnownRefusal('group.errors')
  const { isBusy, failure, run } = useAct<void>((error) => known(error) ?? t('failed'))
  /** Resolves to whether it was done. */
  const attempt = (act: (calls: Calls) => Promise<void>): ReturnType<RunAct<void>> =>
    run(async () => act(await import('./group-calls.ts')))
  return { isBusy, refusal: failure, attempt }
}
