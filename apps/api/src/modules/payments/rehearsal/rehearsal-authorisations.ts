import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { PaymentNotFound } from '../gateways/gateway-failures.ts'
import type { AuthorisationSnapshot, PaymentGateway } from '../gateways/payment-gateway.ts'
import { findRehearsedByReference, lockRehearsed, type RehearsedPayment, updateRehearsed } from './rehearsal.queries.ts'

/** `absent` answers once the church is live. */
type InRehearsal = <T>(run: (work: ChurchWork) => Promise<T>, absent: () => T) => Promise<T>

/** The authorisations of the rehearsal gateway: each goes by the payment that asked for it. */
export function createRehearsedAuthorisations(
  inRehearsal: InRehearsal,
): Required<Pick<PaymentGateway, 'readAuthorisation' | 'findAuthorisation' | 'cancelAuthorisation'>> {
  const change = (externalId: string, isCanceled: boolean): Promise<AuthorisationSnapshot> =>
    inRehearsal(async (work) => {
      const payment = await lockRehearsed(work, externalId)
      const snapshot = payment && toSnapshot(payment)
      if (!snapshot) throw new PaymentNotFound()
      if (!isCanceled || (snapshot.state !== 'active' && snapshot.state !== 'pending')) return snapshot
      const isUnpaid = payment.situacao === 'awaiting_payer'
      await updateRehearsed(work, externalId, {
        autorizacao: 'canceled',
        ...(isUnpaid && { situacao: 'canceled' as const }),
      })
      return { ...snapshot, state: 'canceled', rawState: 'ensaio_canceled' }
    }, refuse)
  return {
    readAuthorisation: (_context, externalId) => change(externalId, false),
    cancelAuthorisation: (_context, externalId) => change(externalId, true),
    async findAuthorisation(_context, reference) {
      const payment = await inRehearsal(
        (work) => findRehearsedByReference(work, reference),
        () => undefined,
      )
      return (payment && toSnapshot(payment)) ?? null
    },
  }
}

function refuse(): never {
  throw new PaymentNotFound()
}

function toSnapshot({ externoId, referencia, autorizacao }: RehearsedPayment): AuthorisationSnapshot | undefined {
  if (autorizacao === null) return undefined
  return { externalId: externoId, reference: referencia, state: autorizacao, rawState: `ensaio_${autorizacao}` }
}
