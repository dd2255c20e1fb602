import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { Success } from '@narthex/contract/endpoint'
import type { Locale } from '@narthex/contract/locale'
import { registerForEvent, registerVisitorForEvent } from '@narthex/contract/tickets/registration.endpoints'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import type { VisitorPayer } from '../../../payments/payer/payer-form.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { findAttempts } from './kept-purchase.ts'

export interface RegisterInput {
  readonly eventId: number
  readonly reserva: string
  readonly participantes: readonly Participant[]
  /** Total that the buyer was shown, with fees, in cents. */
  readonly total: number
  /** Undefined for a free purchase. */
  readonly codigoMetodoPagamento: PaymentMethodCode | undefined
  readonly termos: boolean
  /** Undefined for a member. */
  readonly comprador: VisitorPayer | undefined
  readonly idioma: Locale | undefined
}

/** Registers those who come, all or none; the same content sent again registers once. */
export function register({
  eventId,
  comprador,
  idioma,
  codigoMetodoPagamento,
  ...purchase
}: RegisterInput): Promise<Success<typeof registerForEvent>> {
  const content = {
    ...purchase,
    participantes: [...purchase.participantes],
    ...(codigoMetodoPagamento && purchase.total > 0 && { codigoMetodoPagamento }),
  }
  const chave = findAttempts(eventId).find('order', [content, comprador])
  if (comprador) {
    return callApi(registerVisitorForEvent, {
      params: { id: String(eventId) },
      body: { ...content, chave, comprador, idioma },
    })
  }
  const userId = String(useSession.getState().clientAccount?.id)
  return callApi(registerForEvent, { params: { userId, eventId: String(eventId) }, body: { ...content, chave } })
}
