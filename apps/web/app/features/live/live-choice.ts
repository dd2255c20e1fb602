import { hourMs } from '@narthex/contract/durations'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'

/** Current, upcoming and past broadcasts of a church. */
export interface BroadcastLists {
  readonly agora: readonly BroadcastItem[]
  /** The next first. */
  readonly proximas: readonly BroadcastItem[]
  /** The latest first. */
  readonly anteriores: readonly BroadcastItem[]
}

/** Time after a broadcast's end in which it takes precedence over the next. */
const afterMs = 3 * hourMs
/** Time before the next broadcast's start from which it takes precedence over the last. */
const nearMs = hourMs

/**
 * The broadcast that `/live` shows where its address names none: what is live, then what is open, what has just ended,
 * what comes next, and at last the latest replay.
 */
export function chooseBroadcast({ agora, proximas, anteriores }: BroadcastLists, now: Date): BroadcastItem | undefined {
  const live = agora.find(({ estado }) => estado === 'AO_VIVO') ?? agora[0]
  if (live) return live
  const [next] = proximas
  const ended = anteriores.find(({ estado }) => estado !== 'CANCELADA')
  const untilNextMs = next ? Date.parse(next.inicio) - now.getTime() : Number.POSITIVE_INFINITY
  if (ended && now.getTime() - Date.parse(ended.fim) < afterMs && untilNextMs > nearMs) return ended
  return next ?? anteriores.find(({ estado }) => estado === 'REPRISE')
}

/** Times at which the clock alone changes the page: a start, an opening, or three hours after an end. */
export function listChanges({ proximas, anteriores }: BroadcastLists, now: Date): Date[] {
  const [next] = proximas
  const [ended] = anteriores
  const moments = [
    ...(next ? [Date.parse(next.inicio), Date.parse(next.inicio) - nearMs, Date.parse(next.abreEm)] : []),
    ...(ended ? [Date.parse(ended.fim) + afterMs] : []),
  ]
  return moments.filter((moment) => moment > now.getTime()).map((moment) => new Date(moment))
}
