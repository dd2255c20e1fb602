import { randomUUID } from 'node:crypto'
import { eventoLeitura, eventoLista, eventoPorteiro } from '../modules/tickets/door/door.tables.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { insertOwn } from '../platform/work/insert-own.ts'

interface SeededTicket {
  readonly eventId: number
  readonly ticketId: number
  readonly canary: string
}

/** The scan of a ticket by a member who keeps the door. */
export async function seedDoor(call: MemberCall, { eventId, ticketId, canary }: SeededTicket): Promise<void> {
  await call.inChurch(async (work) => {
    const { church, tx, now } = work
    const own = { igrejaId: church.igrejaId, eventId, memberId: call.actor.memberId }
    const listId = await insertOwn(work, eventoLista, { eventId, nome: canary })
    const scan = { tipo: 'ENTRADA', aparelho: canary, responsavel: canary, momento: now, recebidaEm: now } as const
    await tx.insert(eventoLeitura).values({ ...own, id: randomUUID(), listId, ticketId, ...scan })
    await tx.insert(eventoPorteiro).values({ ...own, criadoEm: now })
  })
}
