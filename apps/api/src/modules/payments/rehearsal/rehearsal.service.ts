import type { PaymentState } from '@narthex/contract/payments/payment-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdRehearsal } from '../methods/settings.queries.ts'
import { isOpen } from '../orders/payment-transitions.rules.ts'
import { findRehearsedByReference, updateRehearsed } from './rehearsal.queries.ts'
import { findAuthorisationAfter } from './rehearsal.rules.ts'

/**
 * Changes a payment at the rehearsal gateway as its payer, bank or card network would. Nothing happens on our side: that
 * is left to the webhook, the page and the jobs. False where there is none, where it cannot move there, and once the church
 * is live.
 */
export async function moveRehearsedPayment(work: ChurchWork, reference: string, state: PaymentState): Promise<boolean> {
  if (!(await holdRehearsal(work))) return false
  const payment = await findRehearsedByReference(work, reference)
  if (!payment || payment.situacao === state) return false
  const { valor, capturado, situacao } = payment
  const autorizacao = findAuthorisationAfter(payment.autorizacao, state)
  if (state === 'paid' && situacao !== 'refunded')
    await updateRehearsed(work, payment.externoId, { situacao: state, capturado: valor, autorizacao })
  else if (state === 'refunded' && capturado > 0)
    await updateRehearsed(work, payment.externoId, { situacao: state, estornado: capturado })
  else if (state === 'disputed' && capturado > 0) await updateRehearsed(work, payment.externoId, { situacao: state })
  else if (isOpen(situacao) && state !== 'refunded' && state !== 'disputed')
    await updateRehearsed(work, payment.externoId, { situacao: state, autorizacao })
  else return false
  return true
}
