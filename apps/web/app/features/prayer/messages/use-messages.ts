import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { useCallback, useEffect, useState } from 'react'
import { useChurchSite } from '../../../page/use-site.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { sessionKnown } from '../../../session/session-known.ts'
import { loadMessages } from '../prayer-calls.ts'
import { followed, type ServedMessages } from './followed.ts'

export interface LoadedMessages {
  /** Nothing until they are there; those that follow are more than these. */
  readonly shown: ServedMessages | undefined
  readonly isLoading: boolean
  /** They could not be had. */
  readonly hasFailed: boolean
  readonly more: () => Promise<void>
  /** Loads them up to the newest. */
  readonly toNewest: () => Promise<void>
  /** Takes one away that was removed. */
  readonly drop: (id: number) => void
}

/** What people wrote to who asked, as the reader may see it: those of a page as it was served may be old by now. */
export function useMessages(prayerId: number, served?: ServedMessages): LoadedMessages {
  const { slug } = useChurchSite().church
  const isMember = useSession(isLoggedIn)
  const [shown, setShown] = useState(served)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(
    async (known: readonly PrayerMessage[], wanted: number) => {
      setLoading(true)
      setFailed(false)
      try {
        await sessionKnown()
        setShown(await followed(known, wanted, (page) => loadMessages(slug, prayerId, page)))
      } catch {
        setFailed(true)
      }
      setLoading(false)
    },
    [slug, prayerId],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader may do other things with them
  useEffect(() => void load([], 1), [load, isMember])

  const drop = (id: number) =>
    setShown((before) => {
      const itens = before?.itens.filter((message) => message.id !== id) ?? []
      return { itens, total: Math.max(itens.length, (before?.total ?? 0) - 1) }
    })
  const itens = shown?.itens ?? []
  const more = () => load(itens, itens.length + 1)
  const toNewest = () => load(itens, Number.POSITIVE_INFINITY)
  return { shown, isLoading, hasFailed, more, toNewest, drop }
}
