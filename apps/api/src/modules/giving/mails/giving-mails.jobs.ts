import { standstills } from '@narthex/contract/giving/recurrence.schemas'
import { currencies, paymentMethods } from '@narthex/contract/payments/payment-states'
import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'

/** Facts about a recurring gift for its mails. Cents; a day in the church's time zone. */
const recurrence = z.object({
  id: z.string(),
  memberId: z.int(),
  reasonId: z.int(),
  valor: z.int(),
  moeda: z.enum(currencies),
  proxima: z.nullable(z.string()),
})

const data = z.discriminatedUnion('tipo', [
  /** `proxima`: the day of the next charge, where the gift is one of a recurring one. */
  z.object({ tipo: z.literal('RECIBO'), pedido: z.string(), proxima: z.nullable(z.string()) }),
  z.object({ tipo: z.literal('DEVOLUCAO'), pedido: z.string(), estornado: z.int() }),
  z.object({ tipo: z.literal('ESPERA'), pedido: z.string(), metodo: z.enum(paymentMethods) }),
  z.object({
    tipo: z.literal('COBRANCA_RECUSADA'),
    recorrencia: recurrence,
    dia: z.string(),
    codigoRecusa: z.nullable(z.string()),
    proximaTentativa: z.string(),
  }),
  z.object({ tipo: z.literal('PARADA'), recorrencia: recurrence, impedimento: z.enum(standstills) }),
  z.object({
    tipo: z.literal('CARTAO_VENCENDO'),
    recorrencia: recurrence,
    bandeira: z.string(),
    ultimosDigitos: z.string(),
    validadeMes: z.int(),
    validadeAno: z.int(),
  }),
  z.object({ tipo: z.literal('AUTORIZADA'), recorrencia: recurrence }),
])

/** Subject of a mail to a giver. It names no person: addressee and language are read when the mail is sent. */
export type GivingMailData = z.infer<typeof data>
export type RecurrenceMailData = Extract<GivingMailData, { recorrencia: unknown }>
export type GiftMailData = Exclude<GivingMailData, RecurrenceMailData>

/** Writes and sends a mail to a giver. Documents are drawn then, so that no payment waits for them. */
export const givingMailQueue: JobQueue<GivingMailData> = {
  name: 'doacao-e-mail',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data,
}
