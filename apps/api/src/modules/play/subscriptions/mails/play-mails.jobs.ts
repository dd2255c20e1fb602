import { currencies } from '@narthex/contract/payments/payment-states'
import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { SubscriptionRow } from '../subscriptions.queries.ts'

const instant = z.string()

/** The news that a mail tells; instants are ISO 8601. */
const news = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('INICIADA'), ate: instant }),
  /** A trial; nothing is charged before its end. */
  z.object({ tipo: z.literal('TESTE'), ate: instant }),
  /** The order of a renewal, to be paid by then. */
  z.object({ tipo: z.literal('RENOVAR'), pedido: z.string(), valor: z.int(), ate: instant }),
  /** Tried again then; null: another card is needed. */
  z.object({ tipo: z.literal('RECUSADA'), codigoRecusa: z.nullable(z.string()), proxima: z.nullable(instant) }),
  z.object({ tipo: z.literal('CANCELADA'), ate: instant }),
  z.object({ tipo: z.literal('ENCERRADA') }),
])
export type PlayNews = z.infer<typeof news>

const data = z.object({
  /** Id of the subscription; unknown in jobs of older builds. */
  assinatura: z.optional(z.uuid()),
  memberId: z.int(),
  planId: z.int(),
  valor: z.int(),
  moeda: z.enum(currencies),
  noticia: news,
})
export type PlayMailData = z.infer<typeof data>

/** Writes and sends a mail about a subscription. It names no person: who gets it is read when it is sent. */
export const playMailQueue: JobQueue<PlayMailData> = {
  name: 'play-e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data,
}

type MailedSubscription = Pick<SubscriptionRow, 'id' | 'memberId' | 'planId' | 'valor' | 'moeda'>

/** Enqueues a mail in the caller's transaction: it is sent if and only if that commits. */
export function queuePlayMail(
  work: ChurchWork,
  { id: assinatura, memberId, planId, valor, moeda }: MailedSubscription,
  noticia: PlayNews,
): Promise<void> {
  return enqueue(work, playMailQueue, { assinatura, memberId, planId, valor, moeda, noticia })
}
