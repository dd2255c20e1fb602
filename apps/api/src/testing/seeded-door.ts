import { randomUUID } from 'node:crypto'
import type { RichText } from '@narthex/contract/content/rich-text'
import { eventoConteudo } from '../modules/tickets/content/content.tables.ts'
import { eventoLeitura, eventoLista, eventoPorteiro } from '../modules/tickets/door/door.tables.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { insertOwn } from '../platform/work/insert-own.ts'

interface SeededTicket {
  readonly eventId: number
  readonly ticketId: number
  readonly canary: string
}

/** The scan of a ticket by a member who keeps the door, and a text for its holders. */
export async function seedDoor(call: MemberCall, { eventId, ticketId, canary }: SeededTicket): Promise<void> {
  await call.inChurch(async (work) => {
    const { church, tx, now } = work
    const own = { igrejaId: church.igrejaId, eventId, memberId: call.actor.memberId }
    const listId = await insertOwn(work, eventoLista, { eventId, nome: canary })
    const scan = { tipo: 'ENTRADA', aparelho: canary, responsavel: canary, momento: now, recebidaEm: now } as const
    await tx.insert(eventoLeitura).values({ ...own, id: randomUUID(), listId, ticketId, ...scan })
    await tx.insert(eventoPorteiro).values({ ...own, criadoEm: now })
    const text = { type: 'text', text: canary } as const
    const corpo: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
    await insertOwn(work, eventoConteudo, { eventId, ordem: 0, tipo: 'TEXTO', titulo: canary, resumo: canary, corpo })
  })
}
