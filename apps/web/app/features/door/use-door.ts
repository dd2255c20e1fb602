import { useIsOnline } from '@narthex/client/device/connection'
import type { ScanAnswer } from '@narthex/contract/tickets/door.schemas'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { addOwnScans, type DoorBook, type OwnScan } from './door-book.ts'
import { readBook, syncBook } from './door-store.ts'
import { scanOutbox } from './scan-outbox.ts'

const syncEveryMs = 15_000
/** A batch of this size is closed, and the next reading begins another. */
const batchSize = 500

export type DoorData =
  | { readonly state: 'loading' | 'failed' | 'closed' }
  | { readonly state: 'ready'; readonly book: DoorBook }

export interface DoorAccess {
  readonly data: DoorData
  readonly tickets: ReturnType<typeof addOwnScans>
  readonly own: readonly OwnScan[]
  /** Readings on this phone alone. */
  readonly waiting: number
  readonly isSyncing: boolean
  /** Readings that the server could not accept. */
  readonly rejected: readonly ScanAnswer[]
  /** Brings the book up to date; the new one, or undefined where that was not possible. */
  readonly sync: () => Promise<DoorBook | undefined>
  readonly keep: (scan: OwnScan) => void
}

/** The book of a door and the readings of this phone, with and without a connection. */
export function useDoor(memberId: number, eventId: number): DoorAccess {
  const [data, setData] = useState<DoorData>({ state: 'loading' })
  const [isSyncing, setSyncing] = useState(false)
  const book = useRef<DoorBook>(undefined)
  const running = useRef<Promise<DoorBook | undefined>>(undefined)
  const isMember = useSession(isLoggedIn)
  const isOnline = useIsOnline()

  const show = useCallback((next: DoorBook | undefined) => {
    book.current = next
    setData(next ? { state: 'ready', book: next } : { state: 'closed' })
  }, [])

  const sync = useCallback((): Promise<DoorBook | undefined> => {
    if (!isLoggedIn(useSession.getState())) return Promise.resolve(undefined)
    running.current ??= (async () => {
      setSyncing(true)
      try {
        const next = await syncBook(memberId, eventId, book.current)
        show(next)
        return next
      } catch {
        // What is kept still serves; its age is in sight.
        if (!book.current) setData({ state: 'failed' })
        return undefined
      } finally {
        running.current = undefined
        setSyncing(false)
      }
    })()
    return running.current
  }, [memberId, eventId, show])

  const scans = useOwnScans(memberId, eventId, sync)

  useEffect(() => {
    const shown = new AbortController()
    void readBook(memberId, eventId).then((kept) => {
      if (shown.signal.aborted) return
      if (kept && !book.current) show(kept)
      else if (!kept && !isOnline) setData((known) => (known.state === 'loading' ? { state: 'failed' } : known))
    })
    return () => shown.abort()
  }, [memberId, eventId, isOnline, show])

  useEffect(() => {
    if (!isMember || !isOnline) return
    void scanOutbox.send().then(sync)
    const timer = setInterval(() => document.visibilityState === 'visible' && void sync(), syncEveryMs)
    return () => clearInterval(timer)
  }, [isMember, isOnline, sync])

  const known = data.state === 'ready' ? data.book.tickets : undefined
  const tickets = useMemo(() => addOwnScans(known ?? [], scans.own), [known, scans.own])
  return { data, tickets, ...scans, isSyncing, sync }
}

/** Readings of this phone: those that wait from earlier visits, and those of this page. */
function useOwnScans(memberId: number, eventId: number, sync: () => Promise<unknown>) {
  const [own, setOwn] = useState<readonly OwnScan[]>([])
  const [waiting, setWaiting] = useState(0)
  const [rejected, setRejected] = useState<readonly ScanAnswer[]>([])
  const batch = useRef({ id: crypto.randomUUID() as string, scans: [] as readonly OwnScan[] })

  useEffect(() => {
    const read = async () => {
      const entries = await scanOutbox.list(memberId, [eventId])
      const unsent = entries.flatMap(({ record }) => record.scans)
      setWaiting(unsent.length)
      setOwn((before) => [...new Map([...unsent, ...before].map((scan) => [scan.id, scan])).values()])
    }
    void read()
    return scanOutbox.subscribe((event) => {
      if (event?.place.names[0] === eventId && event.state === 'sent') {
        const { answer, record, place } = event
        const sent = new Set(record.scans.map(({ id }) => id))
        const { id, scans } = batch.current
        if (place.names[1] === id) batch.current = { id, scans: scans.filter((scan) => !sent.has(scan.id)) }
        const failed = answer.filter(({ resultado }) => resultado !== 'ACEITA' && resultado !== 'DUPLICADA')
        if (failed.length > 0) setRejected((before) => [...before, ...failed])
        void sync()
      }
      void read()
    })
  }, [memberId, eventId, sync])

  const keep = useCallback(
    (scan: OwnScan) => {
      setOwn((before) => [...before, scan])
      if (batch.current.scans.length >= batchSize) batch.current = { id: crypto.randomUUID(), scans: [] }
      const scans = [...batch.current.scans, scan]
      batch.current = { ...batch.current, scans }
      const place = { memberId, names: [eventId, batch.current.id] }
      void scanOutbox.keep(place, { aparelho: scan.aparelho, scans }).then(() => scanOutbox.send())
    },
    [memberId, eventId],
  )
  return { own, waiting, rejected, keep }
}
