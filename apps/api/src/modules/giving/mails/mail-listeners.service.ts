import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { enqueue, type JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { giftPurpose } from '../gifts.service.ts'
import type { RecurrenceFacts } from '../recurrences/recurrence.signals.ts'
import { type GivingMailData, givingMailQueue } from './giving-mails.jobs.ts'

/*
 * Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits, and once
 * however often a gateway reports it.
 */

/** Delay of payment instructions for Pix: most people pay at once and need none. */
const pixPatienceMs = 120_000

const queueMail = (work: ChurchWork, data: GivingMailData, options?: JobOptions) =>
  enqueue(work, givingMailQueue, data, options)

/** The key lets the two listeners who know of a charge queue one receipt. */
const queueReceipt = (work: ChurchWork, pedido: string, proxima: string | null) =>
  queueMail(work, { tipo: 'RECIBO', pedido, proxima }, { singletonKey: `recibo-${pedido}` })

/** Mails receipts and refunds. Runs after the listeners for recurring gifts, which know the day of the next charge. */
export const mailGivers = {
  giftReceived: (work, { codigo }) => queueReceipt(work, codigo, null),
  giftRefunded: (work, { codigo: pedido, estornado }) => queueMail(work, { tipo: 'DEVOLUCAO', pedido, estornado }),
} satisfies Listeners

const waitingMethods: ReadonlySet<PaymentMethod> = new Set(['pix', 'boleto', 'manual_pix', 'cash', 'bank_transfer'])

/** Mails payment instructions to payers who left the page, except for recurring gifts, which the bank pays itself. */
export const mailWaitingGivers = {
  async paymentWaiting(work, { codigo: pedido, finalidade, referencia }, { metodo }) {
    if (finalidade !== giftPurpose || referencia !== '' || !waitingMethods.has(metodo)) return
    const startAfter = new Date(work.now.getTime() + (metodo === 'pix' ? pixPatienceMs : 0))
    const singletonKey = `espera-${pedido}-${metodo}`
    await queueMail(work, { tipo: 'ESPERA', pedido, metodo }, { singletonKey, startAfter })
  },
} satisfies Listeners

export const mailRecurringGivers = {
  async charged(work, { proxima }, { pedido }) {
    if (pedido !== null) await queueReceipt(work, pedido, proxima)
  },
  async chargeFailed(work, gift, { dia, codigoRecusa, nextTryAt }) {
    // Where it is not tried again, the mail about the standstill says more.
    if (!nextTryAt) return
    const proximaTentativa = nextTryAt.toISOString()
    const recorrencia = toMailData(gift)
    await queueMail(work, { tipo: 'COBRANCA_RECUSADA', recorrencia, dia, codigoRecusa, proximaTentativa })
  },
  paused: (work, gift, impedimento) => queueMail(work, { tipo: 'PARADA', recorrencia: toMailData(gift), impedimento }),
  cardExpiring(work, gift, { bandeira, ultimosDigitos, validadeMes, validadeAno }) {
    const card = { bandeira, ultimosDigitos, validadeMes, validadeAno }
    return queueMail(work, { tipo: 'CARTAO_VENCENDO', recorrencia: toMailData(gift), ...card })
  },
  authorised: (work, gift) => queueMail(work, { tipo: 'AUTORIZADA', recorrencia: toMailData(gift) }),
} satisfies Listeners

const toMailData = ({ id, memberId, reasonId, valor, moeda, proxima }: RecurrenceFacts) => ({
  id,
  memberId,
  reasonId,
  valor,
  moeda,
  proxima,
})
