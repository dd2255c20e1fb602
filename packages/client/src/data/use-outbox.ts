import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Outbox } from '../outbox/outbox.ts'
import type { EntryPlace, OutboxEntry } from '../outbox/outbox-entry.ts'
import { queryClient } from './query-client.ts'

export interface UnsentEntries<T, Problem extends string> {
  /** Undefined until this browser was looked into. */
  readonly entries: readonly OutboxEntry<T, Problem>[] | undefined
  /** Last names of the entries that were sent while this page is open. */
  readonly sent: ReadonlySet<string | number>
  readonly isSending: boolean
}

/** A member's entries whose names begin with `names`: shown, followed, and sent when the page is opened. */
export function useOutbox<T, Problem extends string, Answer>(
  outbox: Outbox<T, Problem, Answer>,
  { memberId, names }: EntryPlace,
  onSent: () => void,
): UnsentEntries<T, Problem> {
  const [sent, setSent] = useState<ReadonlySet<string | number>>(new Set())
  const isSending = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.isSending,
    () => false,
  )
  const { data, refetch } = useQuery(
    {
      queryKey: [memberId, 'outbox', outbox.name, ...names],
      queryFn: () => outbox.list(memberId, names),
      // Another tab may have sent them.
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  )
  const follow = useEffectEvent((name: string | number | undefined) => {
    if (name === undefined) return
    setSent((before) => new Set([...before, name]))
    onSent()
  })
  useEffect(() => {
    const stop = outbox.subscribe((event) => {
      void refetch()
      if (event?.state === 'sent') follow(event.place.names.at(-1))
    })
    void outbox.send()
    return stop
  }, [outbox, refetch])
  return { entries: data, sent, isSending }
}
