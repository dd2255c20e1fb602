import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { BankForm } from '../gateways/payment-gateway.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { methodUnavailable } from '../orders/payments.errors.ts'
import { reachGateway } from './gateway-calls.service.ts'
import { requireMethod } from './payable-methods.service.ts'
import { findPaymentSettings } from './settings.service.ts'

/** How the browser takes a bank account for ACH; undefined where no numbers are wanted. No number comes to this server. */
export async function findBankForm(platform: PaymentNeeds, call: ChurchCall): Promise<BankForm | undefined> {
  const { gateway: name } = requireMethod(await call.inChurch(findPaymentSettings), 'ach')
  try {
    const { gateway, context } = await reachGateway(platform, call, name)
    return gateway.describeBankForm?.(context())
  } catch {
    throw methodUnavailable()
  }
}
