import type { Door, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { vi } from 'vitest'
import type { OwnScan } from '../door-book.ts'
import { aDoor, aDoorTicket } from './door.ts'

export interface StubbedDoor {
  door: Door
  tickets: readonly DoorTicket[]
  isAnswering: boolean
  /** The member may not stand at this door. */
  isClosed: boolean
  /** Readings by the phones that sent them, in their order. */
  readonly received: { readonly aparelho: string; readonly scan: OwnScan }[]
  /** A reading that another phone sent. */
  add(ticketId: number, scan: DoorTicket['leituras'][number]): void
}

/** Stands for the API at the door of the event 7: it keeps readings, as the server does, and sells one ticket for free. */
export function stubDoor(tickets: readonly DoorTicket[]): StubbedDoor {
  const stub: StubbedDoor = {
    door: aDoor(),
    tickets,
    isAnswering: true,
    isClosed: false,
    received: [],
    add(ticketId, scan) {
      stub.tickets = stub.tickets.map((ticket) =>
        ticket.id === ticketId ? { ...ticket, leituras: [...ticket.leituras, scan] } : ticket,
      )
    },
  }
  const record = (aparelho: string, scans: readonly OwnScan[]) =>
    scans.map((scan) => {
      const { bilhete = null, codigo, ...read } = scan
      const ticket = stub.tickets.find(({ id, codigo: own }) => (bilhete ? id === bilhete : own === codigo))
      stub.received.push({ aparelho, scan })
      if (ticket) stub.add(ticket.id, { ...read, desfaz: scan.desfaz ?? null, aparelho })
      const resultado = ticket ? 'ACEITA' : 'DESCONHECIDO'
      return { id: scan.id, resultado, bilhete: ticket?.id ?? null, momento: scan.momento, anterior: null }
    })
  const sell = (nome: string) => {
    const ticket = aDoorTicket({ id: 13, codigo: 'ABCDABCDABCDABCD', nome })
    stub.tickets = [...stub.tickets, ticket]
    return [ticket]
  }
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!stub.isAnswering) throw new TypeError('Failed to fetch')
    if (stub.isClosed) return Response.json({ code: 'NOT_FOUND', message: 'no', requestId: 'r' }, { status: 404 })
    const [, path] = new URL(address, location.href).pathname.split('/evento/7/portaria/')
    const sent = body ? JSON.parse(String(body)) : {}
    if (path === 'ingressos/') return Response.json({ ingressos: stub.tickets, cursor: '1', flagMais: false })
    if (path === 'leituras/') return Response.json(record(sent.aparelho, sent.leituras))
    if (path === 'venda/') return Response.json(sell(sent.nome))
    return Response.json(stub.door)
  })
  return stub
}
