import { useLoaded } from '@narthex/client/data/use-loaded'
import type { PrayerSupport } from '@narthex/contract/prayer/prayer.schemas'
import { useState } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { isSessionKnown } from '../../session/session-known.ts'
import { countPrayer, loadSupport } from './prayer-calls.ts'

export interface Support {
  /** Support of a prayer; undefined until it is loaded. */
  of(id: number): PrayerSupport | undefined
  /** Counts the reader's prayer: at once on the page, taken back where it could not be sent. Once, however often. */
  pray(id: number): void
  /** The last prayer could not be counted. */
  readonly hasFailed: boolean
}

/** Loads data that no page as served contains: counts of prayers and messages, and the reader's own. */
export function useSupport(ids: readonly number[]): Support {
  const { slug } = useChurchSite().church
  const isMember = useSession(isLoggedIn)
  const isKnown = useSession(isSessionKnown)
  // By id, what the reader prayed for on this page: the total that the server answered, nothing until then.
  const [prayed, setPrayed] = useState<ReadonlyMap<number, number | undefined>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  // Without the reader's session it would not say what the reader did; without an answer the page does well without it.
  const key = isKnown && ids.length > 0 ? JSON.stringify([slug, ids, isMember]) : undefined
  const loaded = useLoaded(key, () => loadSupport(slug, ids))

  function find(id: number): PrayerSupport | undefined {
    const support = loaded.state === 'ready' ? loaded.value.find((each) => each.id === id) : undefined
    if (!prayed.has(id)) return support
    const { total, jaOrei } = support ?? { total: 0, jaOrei: false }
    const counted = prayed.get(id) ?? (jaOrei ? total : total + 1)
    return { id, mensagens: 0, flagMinha: false, ...support, jaOrei: true, total: counted }
  }

  async function pray(id: number): Promise<void> {
    const support = find(id)
    if (support?.jaOrei || support?.flagMinha) return
    setFailed(false)
    setPrayed((before) => new Map(before).set(id, undefined))
    try {
      const { total } = await countPrayer(id)
      setPrayed((before) => new Map(before).set(id, total))
    } catch {
      setPrayed((before) => new Map([...before].filter(([each]) => each !== id)))
      setFailed(true)
    }
  }
  return { of: find, pray: (id) => void pray(id), hasFailed }
}
