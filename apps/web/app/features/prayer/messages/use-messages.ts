import { useLoaded } from '@narthex/client/data/use-loaded'
import { useRef, useState } from 'react'
import { useChurchSite } from '../../../page/use-site.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { isSessionKnown } from '../../../session/session-known.ts'
import { loadMessages } from '../prayer-calls.ts'
import { followed, type ServedMessages } from './followed.ts'

export interface LoadedMessages {
  /** Messages loaded; undefined at first. `more` appends the next ones. */
  readonly shown: ServedMessages | undefined
  readonly isLoading: boolean
  /** Loading failed; `more` tries again. */
  readonly hasFailed: boolean
  readonly more: () => Promise<void>
  /** Loads them up to the newest. */
  readonly toNewest: () => Promise<void>
  /** Takes one away that was removed. */
  readonly drop: (id: number) => void
}

/** Loads the messages to a request's author that the reader may see; those of the page as served may be outdated. */
export function useMessages(prayerId: number, served?: ServedMessages): LoadedMessages {
  const { slug } = useChurchSite().church
  const isMember = useSession(isLoggedIn)
  const isKnown = useSession(isSessionKnown)
  const [isAdding, setAdding] = useState(false)
  const wanted = useRef(1)
  // Another reader may do other things with them.
  const key = isKnown ? JSON.stringify([slug, prayerId, isMember]) : undefined
  const loaded = useLoaded(key, (): Promise<ServedMessages> => {
    const known = loaded.state === 'ready' ? loaded.value.itens : []
    return followed(known, wanted.current, (page) => loadMessages(slug, prayerId, page))
  })

  async function loadUpTo(count: number): Promise<void> {
    wanted.current = count
    setAdding(true)
    await loaded.reload()
    setAdding(false)
  }

  const shown = loaded.state === 'ready' ? loaded.value : served
  return {
    shown,
    isLoading: isAdding || (isKnown && loaded.state === 'loading'),
    hasFailed: loaded.state === 'failed' || (loaded.state === 'ready' && loaded.hasFailed),
    more: () => loadUpTo((shown?.itens.length ?? 0) + 1),
    toNewest: () => loadUpTo(Number.POSITIVE_INFINITY),
    drop(id) {
      if (loaded.state === 'ready') loaded.update((before) => withoutMessage(before, id))
    },
  }
}

function withoutMessage({ itens, total }: ServedMessages, id: number): ServedMessages {
  const left = itens.filter((message) => message.id !== id)
  return { itens: left, total: Math.max(left.length, total - 1) }
}
