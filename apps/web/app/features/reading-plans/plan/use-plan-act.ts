import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { useTranslations } from 'use-intl'
import { markOutbox } from '../mark-outbox.ts'
import type { OpenSubscription } from '../use-subscription.ts'

/** Runs one call about a subscription at a time: what is marked on this device goes first, since calls build on it. */
export function usePlanAct({ show }: OpenSubscription) {
  const t = useTranslations('readingPlans')
  const { isBusy, run } = useAct()
  const act = async (call: () => Promise<Subscription>, done?: string): Promise<boolean> => {
    const isDone = await run(async () => {
      await markOutbox.send()
      show(await call())
    })
    if (isDone === false) showMessage('GLOBAL', { tone: 'danger', text: t('failed') })
    if (isDone && done) showMessage('GLOBAL', { tone: 'success', text: done })
    return isDone === true
  }
  return { isBusy, act }
}
