import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { JobOptions } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PaymentSignals } from '../../payments/orders/payments.signals.ts'
import { giftPurpose } from '../gifts.service.ts'
import type { GivingSignals } from '../giving.signals.ts'
import type { RecurrenceFacts, RecurrenceSignals } from '../recurrences/recurrence.signals.ts'
import { type GivingMailData, givingMailQueue } from './giving-mails.jobs.ts'

/*
 * Each mail is queued in the transaction that writes what it tells of: it is sent if and only if that commits, and once
 * however often a gateway reports it.
 */

/** Most people pay a Pix at once, and want no mail that asks them to. */
const pixPatienceMs = 120_000

type MailNeeds = Needs<'jobs'>

const enqueue = ({ jobs }: MailNeeds, work: ChurchWork, data: GivingMailData, options?: JobOptions) =>
  jobs.enqueue(work, givingMailQueue, data, options)

/** The key lets the two listeners who know of a charge queue one receipt. */
const queueReceipt = (platform: MailNeeds, work: ChurchWork, pedido: string, proxima: string | null) =>
  enqueue(platform, work, { tipo: 'RECIBO', pedido, proxima }, { singletonKey: `recibo-${pedido}` })

/** Must be called after those for recurring gifts, which know the day of the next one. */
export function mailGivers(platform: MailNeeds): GivingSignals {
  return {
    giftReceived: [(work, { codigo }) => queueReceipt(platform, work, codigo, null)],
    giftFailed: [],
    giftRefunded: [
      (work, { codigo: pedido, estornado }) => enqueue(platform, work, { tipo: 'DEVOLUCAO', pedido, estornado }),
    ],
  }
}

const waitingMethods: ReadonlySet<PaymentMethod> = new Set(['pix', 'boleto', 'manual_pix', 'cash', 'bank_transfer'])

/** How to pay, for those who left the page. The bank pays a recurring gift by itself: its order refers to it. */
export function mailWaitingGivers(platform: MailNeeds): Pick<PaymentSignals, 'paymentWaiting'> {
  return {
    paymentWaiting: [
      async (work, { codigo: pedido, finalidade, referencia }, { metodo }) => {
        if (finalidade !== giftPurpose || referencia !== '' || !waitingMethods.has(metodo)) return
        const startAfter = new Date(work.now.getTime() + (metodo === 'pix' ? pixPatienceMs : 0))
        const singletonKey = `espera-${pedido}-${metodo}`
        await enqueue(platform, work, { tipo: 'ESPERA', pedido, metodo }, { singletonKey, startAfter })
      },
    ],
  }
}

export function mailRecurringGivers(platform: MailNeeds): RecurrenceSignals {
  return {
    charged: [
      async (work, { proxima }, { pedido }) => {
        if (pedido !== null) await queueReceipt(platform, work, pedido, proxima)
      },
    ],
    chargeFailed: [
      async (work, gift, { dia, codigoRecusa, nextTryAt }) => {
        // Where it is not tried again, the mail about the standstill says more.
        if (!nextTryAt) return
        const proximaTentativa = nextTryAt.toISOString()
        const recorrencia = toMailData(gift)
        await enqueue(platform, work, { tipo: 'COBRANCA_RECUSADA', recorrencia, dia, codigoRecusa, proximaTentativa })
      },
    ],
    paused: [
      (work, gift, impedimento) =>
        enqueue(platform, work, { tipo: 'PARADA', recorrencia: toMailData(gift), impedimento }),
    ],
    cardExpiring: [
      (work, gift, { bandeira, ultimosDigitos, validadeMes, validadeAno }) => {
        const card = { bandeira, ultimosDigitos, validadeMes, validadeAno }
        return enqueue(platform, work, { tipo: 'CARTAO_VENCENDO', recorrencia: toMailData(gift), ...card })
      },
    ],
    authorised: [(work, gift) => enqueue(platform, work, { tipo: 'AUTORIZADA', recorrencia: toMailData(gift) })],
  }
}

const toMailData = ({ id, memberId, reasonId, valor, moeda, proxima }: RecurrenceFacts) => ({
  id,
  memberId,
  reasonId,
  valor,
  moeda,
  proxima,
})
