import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showMessage } from '../../../session/status-store.ts'
import { markOutbox } from '../mark-outbox.ts'
import type { OpenSubscription } from '../use-subscription.ts'

/** Runs one call about a subscription at a time: what is marked on this device goes first, since calls build on it. */
export function usePlanAct({ show }: OpenSubscription) {
  const t = useTranslations('readingPlans')
  const [isBusy, setBusy] = useState(false)
  const act = async (call: () => Promise<Subscription>, done?: string): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await markOutbox.send()
      show(await call())
      if (done) showMessage('GLOBAL', { tone: 'success', text: done })
      return true
    } catch {
      showMessage('GLOBAL', { tone: 'danger', text: t('failed') })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
