import { findErrorCode } from '@narthex/contract/client'
import type {
  ModeratedPrayer,
  ModerationQueue,
  moderatePrayer,
  PrayerDecision,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { useCallback, useMemo, useState } from 'react'
import { useLoaded } from '../../../components/use-loaded.ts'
import { isNotFound } from '../../../page/api-refusal.ts'
import { isOpen, isSent, type Outcome } from './case-outcomes.ts'
import { type Case, decideMessage, decidePrayer, loadPrayer, loadQueue, type Queue } from './moderation-calls.ts'
import { useHeld } from './use-held.ts'

/** Long enough to see that it was the wrong button. */
const takeBackMs = 8_000

export const caseKey = ({ oracao, mensagem }: Case) => (oracao ? `prayer-${oracao.id}` : `message-${mensagem?.id}`)

/** One queue, page by page; what was decided on stays in its place until the queue is opened again. */
export function useQueue(queue: ModerationQueue) {
  const loaded = useLoaded(useCallback(() => loadQueue(queue, 1), [queue]))
  // Reloaded after a version conflict.
  const [read, setRead] = useState<ReadonlyMap<number, ModeratedPrayer>>(new Map())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const held = useHeld(takeBackMs)
  const outcomeOf = (one: Case) => outcomes.get(caseKey(one))
  const put = (one: Case, outcome: Outcome) => setOutcomes((before) => new Map(before).set(caseKey(one), outcome))

  async function more(): Promise<void> {
    if (loaded.state !== 'ready' || isAdding) return
    const { value, set } = loaded
    setAdding(true)
    setFailed(false)
    try {
      // Decisions empty the earlier pages: the next cases are searched from the first page on.
      const known = new Set(value.itens.map(caseKey))
      const waiting = value.itens.filter((one) => isOpen(outcomeOf(one))).length
      const next = await loadQueue(queue, Math.floor(waiting / value.limit) + 1)
      const itens = [...value.itens, ...next.itens.filter((one) => !known.has(caseKey(one)))]
      // Of what was decided here it counts what is held alone.
      set(withMore({ ...next, itens }, queue, value.itens.filter((one) => isSent(outcomeOf(one))).length))
    } catch {
      setFailed(true)
    }
    setAdding(false)
  }

  /** Approvals are sent after a delay, so that an undone one was never read or notified. */
  async function decide(one: Case, decision: PrayerDecision): Promise<void> {
    if (decision !== 'PUBLICAR') return send(one, decision)
    put(one, 'held')
    held.hold(caseKey(one), () => void send(one, decision))
  }

  async function send(one: Case, decision: PrayerDecision): Promise<void> {
    const outcome = await sent(one, decision)
    if (outcome !== 'changed' || !one.oracao) return put(one, outcome)
    const oracao = await loadPrayer(one.oracao.id).catch(() => undefined)
    if (oracao) setRead((before) => new Map(before).set(oracao.id, oracao))
    put(one, oracao ? 'changed' : 'failed')
  }

  function takeBack(one: Case): void {
    held.drop(caseKey(one))
    put(one, 'takenBack')
  }

  const all = loaded.state === 'ready' ? loaded.value : undefined
  const value = useMemo(() => {
    const decided = all?.itens.filter((one) => !isOpen(outcomes.get(caseKey(one))))
    const itens = all?.itens.map((one) => ({ ...one, oracao: read.get(one.oracao?.id ?? 0) ?? one.oracao })) ?? []
    return all && withMore({ ...all, itens }, queue, -(decided?.length ?? 0))
  }, [all, queue, outcomes, read])
  return { loaded, value, outcomeOf, decide, takeBack, more, isAdding, hasFailed }
}

async function sent({ oracao, mensagem }: Case, decision: PrayerDecision): Promise<Outcome> {
  try {
    if (oracao) await decidePrayer(oracao.id, { decisao: decision, versao: oracao.versao })
    else if (mensagem && decision !== 'CONTATO_FEITO') await decideMessage(mensagem.id, decision)
    return decision
  } catch (error) {
    if (isNotFound(error)) return 'gone'
    return findErrorCode<typeof moderatePrayer>(error) === 'CHANGED_MEANWHILE' ? 'changed' : 'failed'
  }
}

function withMore(value: Queue, queue: ModerationQueue, count: number): Queue {
  const atLeastNone = (before: number) => Math.max(0, before + count)
  return {
    ...value,
    total: atLeastNone(value.total),
    filas: { ...value.filas, [queue]: atLeastNone(value.filas[queue]) },
  }
}
