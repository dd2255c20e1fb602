import * as z from 'zod/mini'
import type { JobQueue } from '../../../platform/jobs/job-queue.ts'

const data = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.enum(['CONFIRMADA', 'ESPERA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA']),
    inscricao: z.string(),
  }),
  /** `inicio`: when the event was to begin, as it was planned; of one that was moved since, nothing is sent. */
  z.object({ tipo: z.literal('LEMBRETE'), inscricao: z.string(), inicio: z.string() }),
  z.object({ tipo: z.literal('OFERTA'), inscricao: z.string() }),
])

/** What a mail about tickets is about. It names no person: who gets it is read when it is sent. */
export type TicketMailData = z.infer<typeof data>

export const ticketMailQueue: JobQueue<TicketMailData> = { name: 'evento-e-mail', data }
