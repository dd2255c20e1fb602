import { useCallback, useEffect, useState } from 'react'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import type { Written } from './record.ts'
import { hearOfSending, sendUnsent } from './send-unsent.ts'
import { listDrafts, listUnsent, type Unsent } from './unsent.ts'

export interface Outbox {
  /** Undefined until this browser was looked into. */
  readonly unsent: readonly Unsent[] | undefined
  /** What is being written down and was not finished. */
  readonly drafts: readonly Written[]
  /** Sent while this page is open. */
  readonly sent: ReadonlySet<string>
  readonly isSending: boolean
  /** After something was kept or dropped; sends what waits. */
  readonly refresh: () => void
}

/** The unsent records of one group: shown, and sent as soon as there is a connection. */
export function useUnsent(memberId: number, celulaId: number, onSent: () => void): Outbox {
  const [kept, setKept] = useState<{ readonly unsent: readonly Unsent[]; readonly drafts: readonly Written[] }>()
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const isMember = useSession(isLoggedIn)

  const look = useCallback(async () => {
    const place = { memberId, celulaId }
    setKept({ unsent: await listUnsent(memberId, celulaId), drafts: await listDrafts(place) })
  }, [memberId, celulaId])

  const refresh = useCallback(() => {
    const send = async () => {
      await look()
      setSending(true)
      await sendUnsent()
      setSending(false)
    }
    void send()
  }, [look])

  useEffect(() => {
    if (!memberId) return
    const onVisible = () => document.visibilityState === 'visible' && refresh()
    refresh()
    addEventListener('online', refresh)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [memberId, refresh])

  useEffect(() => {
    if (isMember) refresh()
  }, [isMember, refresh])

  useEffect(
    () =>
      hearOfSending((id) => {
        void look()
        if (id === undefined) return
        setSent((before) => new Set([...before, id]))
        onSent()
      }),
    [look, onSent],
  )

  return { unsent: kept?.unsent, drafts: kept?.drafts ?? [], sent, isSending, refresh }
}
