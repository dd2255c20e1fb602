import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'

/** How long a payer has, by the church's settings. */
export interface PaymentTerms {
  readonly cashDays: number
  readonly boletoDays: number
  readonly pixMinutes: number
}

export interface Deadline {
  /** When an unpaid payment ends; null for methods that are decided at once. */
  readonly expiresAt: Date | null
  /** The day on a boleto, in the church's time zone. */
  readonly dueDate: string
}

/** A wallet or PayPal approval that is not given in this time is not coming. */
const approvalMs = 60 * minuteMs
/** A boleto that is paid on its day is reported up to three days later. */
const boletoReportDays = 3

export function planDeadline(method: PaymentMethod, now: Date, terms: PaymentTerms, timeZone: string): Deadline {
  const dueDate = dateAfter(dateIn(timeZone, now), terms.boletoDays)
  const after = (ms: number): Deadline => ({ expiresAt: new Date(now.getTime() + ms), dueDate })
  switch (method) {
    case 'pix':
      return after(terms.pixMinutes * minuteMs)
    case 'boleto':
      return { expiresAt: instantAt(dateAfter(dueDate, boletoReportDays), '23:59', timeZone), dueDate }
    case 'picpay':
    case 'paypal':
      return after(approvalMs)
    case 'cash':
    case 'bank_transfer':
    case 'manual_pix':
      return after(terms.cashDays * dayMs)
    default:
      return { expiresAt: null, dueDate }
  }
}

/** A debit under an authorisation that has not come by the noon after its day has failed. */
export const planDebitDeadline = (dueDate: string, timeZone: string): Deadline => ({
  expiresAt: instantAt(dateAfter(dueDate, 1), '12:00', timeZone),
  dueDate,
})

/** PicPay takes no more for one gift (specification §5): R$ 4.999,99. */
export const picpayMaximum = 499_999

/** Methods that only Brazil has (specification §5). */
export const isBrazilian = (method: PaymentMethod): boolean =>
  method === 'pix' || method === 'boleto' || method === 'manual_pix'
