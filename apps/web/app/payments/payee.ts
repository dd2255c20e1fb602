import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { nameGateway } from '@narthex/contract/payments/payee'

/** The payee as the church names it, and the gateways of its methods. */
export type PayeeSettings = Pick<GivingSettings, 'recebedor' | 'metodos'>

/** The gateway that takes a method's payments as the church has set it; undefined where no third party does. */
export function findGatewayName(
  settings: PayeeSettings | undefined,
  method: PaymentMethodCode | undefined,
): string | undefined {
  const payable = settings?.metodos.find(({ codigoMetodoPagamento }) => codigoMetodoPagamento === method)
  return nameGateway(method, payable?.idGatewayPagamento)
}
