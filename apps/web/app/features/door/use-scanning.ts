import { useIsOnline } from '@narthex/client/device/connection'
import type { DoorList, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { useRef, useState } from 'react'
import { addOwnScans, type DoorBook, type OwnScan, type Verdict } from './door-book.ts'
import { judgeText, judgeTicket, makeScan, type Stand } from './scan-judge.ts'
import type { DoorAccess } from './use-door.ts'

export interface Scanning {
  /** Result on display; undefined while the camera scans. */
  readonly verdict: Verdict | undefined
  /** Rises with each verdict. */
  readonly count: number
  readonly canUndo: boolean
  readText(text: string): void
  readTicket(ticket: DoorTicket): void
  /** Tickets that were sold at this door enter at once. */
  letIn(tickets: readonly DoorTicket[]): void
  handOver(guardian: string): void
  undo(): void
  next(): void
}

interface Place {
  readonly access: DoorAccess
  readonly book: DoorBook
  readonly list: DoorList | undefined
  readonly device: string
}

/** Judges what is read, keeps what counts, and undoes the last of it. */
export function useScanning({ access, book, list, device }: Place): Scanning {
  const [shown, setShown] = useState<{ readonly verdict: Verdict | undefined; readonly count: number }>({
    verdict: undefined,
    count: 0,
  })
  const [last, setLast] = useState<OwnScan>()
  const isJudging = useRef(false)
  const isOnline = useIsOnline()
  const stand: Stand | undefined = list && { book, tickets: access.tickets, own: access.own, list, device }

  const show = (verdict: Verdict | undefined) => setShown(({ count }) => ({ verdict, count: count + 1 }))
  const conclude = (verdict: Verdict) => {
    if ('scan' in verdict) {
      access.keep(verdict.scan)
      setLast(verdict.scan)
    }
    show(verdict)
  }

  /** A ticket that is not in the book may have been sold since. */
  const judge = async (text: string) => {
    if (!stand) return
    const verdict = await judgeText(stand, text, false)
    const isNew = verdict.kind === 'unknown' || (verdict.kind === 'enters' && !verdict.ticket)
    const fresh = isNew && isOnline ? await access.sync() : undefined
    if (!fresh) return conclude(verdict)
    const tickets = addOwnScans(fresh.tickets, access.own)
    conclude(await judgeText({ ...stand, book: fresh, tickets }, text, true))
  }

  return {
    ...shown,
    canUndo: last !== undefined,
    readText(text) {
      // The camera sees a ticket several times while the book is brought up to date.
      if (isJudging.current) return
      isJudging.current = true
      void judge(text).finally(() => {
        isJudging.current = false
      })
    },
    readTicket: (ticket) => stand && conclude(judgeTicket(stand, ticket)),
    letIn(tickets) {
      if (!stand) return
      const verdicts = tickets.map((ticket) => judgeTicket(stand, ticket))
      for (const verdict of verdicts) conclude(verdict)
      void access.sync()
    },
    handOver(guardian) {
      if (shown.verdict?.kind !== 'inside' || !stand) return
      const { ticket } = shown.verdict
      const scan = makeScan(stand, { bilhete: ticket.id, tipo: 'SAIDA', responsavel: guardian })
      conclude({ kind: 'leaves', ticket, scan })
    },
    undo() {
      if (!last || !stand) return
      const { id, bilhete, codigo, lista } = last
      access.keep({ ...makeScan(stand, { tipo: 'DESFEITA', desfaz: id, bilhete, codigo }), lista })
      setLast(undefined)
    },
    next: () => show(undefined),
  }
}
