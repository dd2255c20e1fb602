import { useAct } from '@narthex/client/data/use-act'
import { type MemberDataOptions, useMemberData } from '@narthex/client/data/use-member-data'
import { findErrorCode } from '@narthex/contract/client'
import type {
  ModerationQueue,
  moderatePrayer,
  PrayerDecision,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { useState } from 'react'
import { isNotFound } from '../../../page/api-refusal.ts'
import type { Outcome } from './case-outcomes.ts'
import { type Case, decideMessage, decidePrayer, loadPrayer, loadQueue, type Queue } from './moderation-calls.ts'
import { caseKey, nextPage, openQueue, withOutcome, withPage } from './open-queue.ts'
import { useHeld } from './use-held.ts'

/** Long enough to see that it was the wrong button. */
const takeBackMs = 8_000

/** Queue of moderation, page by page, and the decisions on its cases. */
export function useQueue(name: ModerationQueue) {
  const queue = useOpenQueue(name, { isFresh: true })
  const { outcome, isBusy: isAdding, run } = useAct()
  const held = useHeld(takeBackMs)

  function put(each: Case, outcome: Outcome, changed?: Case): void {
    if (queue.state === 'ready') queue.update((before) => withOutcome(before, each, outcome, changed))
  }

  async function more(): Promise<void> {
    if (queue.state !== 'ready') return
    const { value, update } = queue
    await run(async () => {
      const page = await loadQueue(name, nextPage(value))
      update((before) => withPage(before, page))
    })
  }

  /** Approvals are sent after a delay, so that an undone one was never read or notified. */
  async function decide(each: Case, decision: PrayerDecision): Promise<void> {
    if (decision !== 'PUBLICAR') return send(each, decision)
    put(each, 'held')
    held.hold(caseKey(each), () => void send(each, decision))
  }

  async function send(each: Case, decision: PrayerDecision): Promise<void> {
    const outcome = await sendDecision(each, decision)
    if (outcome !== 'changed' || !each.oracao) return put(each, outcome)
    const oracao = await loadPrayer(each.oracao.id).catch(() => undefined)
    if (oracao) put(each, 'changed', { ...each, oracao })
    else put(each, 'failed')
  }

  function takeBack(each: Case): void {
    held.drop(caseKey(each))
    put(each, 'takenBack')
  }
  return { queue, decide, takeBack, more, isAdding, hasFailed: outcome.state === 'failed' }
}

/** Numbers of cases in each queue, from the queue opened last. */
export function useQueueCounts(name: ModerationQueue): Queue['filas'] | undefined {
  const queue = useOpenQueue(name)
  const [counts, setCounts] = useState<Queue['filas']>()
  const latest = queue.state === 'ready' ? queue.value.filas : counts
  if (latest !== counts) setCounts(latest)
  return latest
}

function useOpenQueue(name: ModerationQueue, options?: MemberDataOptions) {
  return useMemberData(['moderation', name], async () => openQueue(name, await loadQueue(name, 1)), options)
}

async function sendDecision({ oracao, mensagem }: Case, decision: PrayerDecision): Promise<Outcome> {
  try {
    if (oracao) await decidePrayer(oracao.id, { decisao: decision, versao: oracao.versao })
    else if (mensagem && decision !== 'CONTATO_FEITO') await decideMessage(mensagem.id, decision)
    return decision
  } catch (error) {
    if (isNotFound(error)) return 'gone'
    return findErrorCode<typeof moderatePrayer>(error) === 'CHANGED_MEANWHILE' ? 'changed' : 'failed'
  }
}
