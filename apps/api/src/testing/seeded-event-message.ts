import { randomUUID } from 'node:crypto'
import { insertMessage, insertTargets } from '../modules/tickets/messages/messages.queries.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'

/** A message that staff wrote long ago to those who have tickets, with an address that it is still due to. */
export async function seedEventMessage(
  call: ChurchCall,
  { eventId, canary }: { readonly eventId: number; readonly canary: string },
): Promise<void> {
  await call.inChurch(async (work) => {
    const id = await insertMessage(work, {
      eventId,
      chave: randomUUID(),
      conteudoHash: canary,
      assunto: canary,
      texto: canary,
      filtro: { ingressos: null, situacoes: ['CONFIRMADA'], entrada: null },
      publico: 'TODOS',
      canais: ['EMAIL'],
      pessoas: 1,
      criadaEm: new Date('2026-01-10T12:00:00Z'),
    })
    await insertTargets(work, id, [canary])
  })
}
