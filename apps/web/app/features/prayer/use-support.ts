import type { PrayerSupport } from '@narthex/contract/prayer/prayer.schemas'
import { useEffect, useState } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { sessionKnown } from '../../session/session-known.ts'
import { countPrayer, loadSupport } from './prayer-calls.ts'

type Supports = ReadonlyMap<number, PrayerSupport>

const nobodyYet = { total: 0, mensagens: 0, jaOrei: false, flagMinha: false }

export interface Support {
  /** Nothing until it is known. */
  of(id: number): PrayerSupport | undefined
  /** Counts the reader's prayer: at once on the page, taken back where it could not be told. Once, however often. */
  pray(id: number): void
  /** The last prayer could not be counted. */
  readonly hasFailed: boolean
}

/** What was asked before the reader prayed does not know of it. */
function joined(told: PrayerSupport, before: Supports): PrayerSupport {
  const isAhead = before.get(told.id)?.jaOrei === true && !told.jaOrei
  return isAhead ? { ...told, jaOrei: true, total: told.total + 1 } : told
}

/** What no page as served holds: how many prayed and wrote, and whether the reader did. */
export function useSupport(ids: readonly number[]): Support {
  const { slug } = useChurchSite().church
  const isMember = useSession(isLoggedIn)
  const [supports, setSupports] = useState<Supports>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const list = ids.join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other prayers, and for another reader
  useEffect(() => {
    if (list === '') return
    let isCurrent = true
    // Without the reader's name it would not say what the reader did; without an answer the page does well without it.
    void sessionKnown()
      .then(() => loadSupport(slug, list.split(',').map(Number)))
      .then((all) => isCurrent && setSupports((before) => new Map(all.map((told) => [told.id, joined(told, before)]))))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [slug, list, isMember])

  const put = (id: number, change: (support: PrayerSupport) => Partial<PrayerSupport>) =>
    setSupports((before) => {
      const support = before.get(id) ?? { id, ...nobodyYet }
      return new Map(before).set(id, { ...support, ...change(support) })
    })

  return {
    of: (id) => supports.get(id),
    hasFailed,
    pray(id) {
      if (supports.get(id)?.jaOrei || supports.get(id)?.flagMinha) return
      setFailed(false)
      put(id, ({ total }) => ({ jaOrei: true, total: total + 1 }))
      countPrayer(id).then(
        ({ total }) => put(id, () => ({ jaOrei: true, total })),
        () => {
          put(id, ({ total }) => ({ jaOrei: false, total: Math.max(0, total - 1) }))
          setFailed(true)
        },
      )
    },
  }
}
