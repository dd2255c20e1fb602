import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

const place = { inicio: z.string(), fim: z.string(), lugar: z.nullable(z.string()), online: z.boolean() }
const move = z.object({ ...place, em: z.string() })

const data = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.enum(['CONFIRMADA', 'ESPERA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA', 'CODIGO']),
    inscricao: z.string(),
    /** Staff send it, once more or for the first time. */
    porEquipe: z.optional(z.boolean()),
  }),
  /** `inicio`: when the event was to begin, as it was planned; of one that was moved since, nothing is sent. */
  z.object({ tipo: z.literal('LEMBRETE'), inscricao: z.string(), inicio: z.string() }),
  z.object({ tipo: z.literal('OFERTA'), inscricao: z.string() }),
  /** `ingressos`: those that were canceled, or the one that was handed on. */
  z.object({ tipo: z.enum(['PARTE', 'TRANSFERIDA']), inscricao: z.string(), ingressos: z.array(z.int()) }),
  /** `valor`: cents that went back so far. */
  z.object({ tipo: z.literal('DEVOLUCAO'), inscricao: z.string(), valor: z.int() }),
  /** `antes`: where the event was. */
  z.object({ tipo: z.literal('MUDANCA'), inscricao: z.string(), antes: move }),
])

/** The subject of a mail about tickets. It names no person: who gets it is read when it is sent. */
export type TicketMailData = z.infer<typeof data>

export const ticketMailQueue: JobQueue<TicketMailData> = {
  name: 'evento-e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data,
}

/** Sends the mail about an offered ticket, by the code of the offer. */
export const transferMailQueue: JobQueue<{ transferencia: string }> = {
  name: 'evento-transferencia-e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data: z.object({ transferencia: z.string() }),
}
/** `mudanca` and `depois` in a job that goes on: the move, and the last purchase that was told. */
const moveData = z.object({ evento: z.int(), mudanca: z.optional(move), depois: z.optional(z.string()) })
export type EventMoveData = z.infer<typeof moveData>

/** Tells those who have tickets of an event that it moved. */
export const eventMoveQueue: JobQueue<EventMoveData> = {
  name: 'evento-mudanca',
  lane: 'timers',
  deadlineMs: deadlines.callsMs,
  data: moveData,
}
