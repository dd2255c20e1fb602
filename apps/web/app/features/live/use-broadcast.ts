import { getBroadcast, getBroadcastNow } from '@narthex/contract/live/broadcast.endpoints'
import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { type BroadcastEvent, broadcastTopic, churchBroadcastsTopic } from '@narthex/contract/live/live-events'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { watchTopics } from '../../session/watch-topics.ts'
import {
  applyBroadcast,
  applyEvent,
  applyReading,
  isFinished,
  type Phase,
  phases,
  type Watching,
} from './broadcast-changes.ts'
import { isAdmitted, rememberDocument } from './document-needs.ts'
import { broadcastSecond } from './stream-second.ts'

export interface LiveBroadcast {
  readonly broadcast: Broadcast
  readonly watching: Watching
  readonly phase: Phase
  /** The second of the broadcast, by the server's clock. The same function while the clock is the same. */
  readonly findSecond: () => number | undefined
  /** The server's time. The same function while the clock is the same. */
  readonly findNow: () => number
  /** Asks the server again how it stands. Never rejects. */
  readonly reload: () => Promise<void>
}

/** Time over which viewers spread a reload, to avoid a burst of requests. */
export const spreadMs = 5000

/**
 * A broadcast as it stands: as served, then by its events. Once it is over, its outline is read a last time and it is no
 * longer watched; only the church's events tell whether there is a replay.
 */
export function useBroadcast(served: Broadcast): LiveBroadcast {
  const { slug } = useChurchSite().church
  const [broadcast, setBroadcast] = useState(served)
  const [watching, setWatching] = useState<Watching>(() => toWatching(served))
  const { id } = served
  const isOver = isFinished(watching)
  const phase = phases[watching.estado]
  const hasBegun = phase !== 'before' && phase !== 'canceled'

  const readBroadcast = async () => {
    const next = await callApi(getBroadcast, { params: { slug, id: String(id) } }).catch(() => undefined)
    if (!next) return
    // Another source may need another policy, which comes with a document.
    if (!isAdmitted(next)) return location.reload()
    setBroadcast(next)
    setWatching((shown) => applyBroadcast(shown, next))
  }
  const reload = useCallback(async () => {
    const now = await callApi(getBroadcastNow, { params: { slug, id: String(id) } }).catch(() => undefined)
    if (now) setWatching((shown) => applyReading(shown, now, Date.now()))
  }, [slug, id])

  useEffect(() => rememberDocument(served), [served])
  useEffect(() => {
    if (hasBegun) void reload()
  }, [hasBegun, reload])

  // The words of all blanks are there now.
  const hasEndedHere = isOver && !isFinished(served)
  useEffect(() => {
    if (!hasEndedHere) return
    const timer = setTimeout(() => void reload(), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [hasEndedHere, reload])

  useEvents(id, !isOver, { setWatching, readBroadcast, reload })
  useReturn(id, isOver && phase !== 'replay', () => void readBroadcast())

  const { iniciadaEm, clockAheadMs } = watching
  const findNow = useCallback(() => Date.now() + clockAheadMs, [clockAheadMs])
  const findSecond = useCallback(() => broadcastSecond(iniciadaEm, findNow()), [iniciadaEm, findNow])
  return { broadcast, watching, phase, findSecond, findNow, reload }
}

interface Readings {
  readonly setWatching: Dispatch<SetStateAction<Watching>>
  readonly readBroadcast: () => Promise<void>
  readonly reload: () => Promise<void>
}

/** Follows what is said of a broadcast until it is over. */
function useEvents(id: number, isOn: boolean, { setWatching, readBroadcast, reload }: Readings): void {
  const read = useEffectEvent(readBroadcast)
  useEffect(() => {
    if (!isOn) return
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const later = (act: () => Promise<void>) => timers.add(setTimeout(() => void act(), Math.random() * spreadMs))
    const stop = watchTopics(
      { others: [broadcastTopic(id)] },
      (event) => {
        const change = event?.data as BroadcastEvent | undefined
        if (!change) return
        if (change.tipo === 'alterada') later(() => read())
        else if (change.tipo === 'roteiro') later(reload)
        else setWatching((shown) => applyEvent(shown, change))
      },
      () => void reload(),
    )
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [id, isOn, setWatching, reload])
}

/** Listens for the replay: after the end, only the church's events announce it. */
function useReturn(id: number, isOn: boolean, onReturn: () => void): void {
  const read = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const readLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        read()
      }, Math.random() * spreadMs)
    }
    const stop = watchTopics(
      { others: [churchBroadcastsTopic] },
      (event) => {
        if (event?.data.id === id) readLater()
      },
      readLater,
    )
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [id, isOn])
}

function toWatching({ estado, versao, iniciadaEm }: Broadcast): Watching {
  return { estado, versao, iniciadaEm, publico: undefined, roteiro: [], momentos: [], clockAheadMs: 0 }
}
