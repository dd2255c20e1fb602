import type { HandlerInput } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type {
  rehearsePayment as rehearseEndpoint,
  startPayment as startEndpoint,
} from '@narthex/contract/payments/payment.endpoints'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { notFound, unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { MemberCall, VisitorCall } from '../../../platform/http/route.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import { saveCard } from '../cards/cards.service.ts'
import { findOrder } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { listPaymentsForOrder } from '../orders/payments.queries.ts'
import { moveRehearsedPayment } from '../rehearsal/rehearsal.service.ts'
import { checkPayment, getPayment } from './payment-status.service.ts'
import { isOver } from './readings.service.ts'
import { startPayment } from './starting.service.ts'

/** Per address in fifteen minutes. A full church shares one address. */
const maxCalls = 600

/** Starts the payment of an order and answers how it stands. A member's new card is saved where they ask for it. */
export async function payOrder(
  platform: PaymentNeeds,
  call: VisitorCall,
  body: HandlerInput<typeof startEndpoint>['body'],
): Promise<PaymentStatus> {
  await countPayerUse(call)
  const { actor, source } = call
  const { pedido, chave, codigoMetodoPagamento, tokenCartao, idCartao, salvarCartao, parcelas, navegador } = body
  if (idCartao && !actor) throw unauthenticated()
  const saved = idCartao && actor ? { savedId: idCartao, memberId: actor.memberId } : undefined
  const payment = await startPayment(platform, call, {
    orderCode: pedido,
    key: chave,
    method: findPaymentMethod(codigoMetodoPagamento),
    card: saved ?? (tokenCartao === undefined ? undefined : { token: tokenCartao }),
    bank: body.contaBancaria && { token: body.contaBancaria.token, accountType: body.contaBancaria.tipo },
    installments: parcelas,
    browser: navegador,
    remoteIp: source.address,
  })
  if (salvarCartao && tokenCartao && actor && !isOver(payment)) {
    const member: MemberCall = { ...call, actor }
    await saveCard(member, tokenCartao)
  }
  return getPayment(call, pedido)
}

/** See `checkPayment`; limited, as each call asks the gateway. */
export async function checkOrder(platform: PaymentNeeds, call: VisitorCall, codigo: string): Promise<PaymentStatus> {
  await countPayerUse(call)
  return checkPayment(platform, call, codigo)
}

/** Moves the order's payment at the rehearsal gateway, then reads it as after a webhook. NOT_FOUND once the church is live. */
export async function rehearsePayment(
  platform: PaymentNeeds,
  call: VisitorCall,
  { pedido, situacao }: HandlerInput<typeof rehearseEndpoint>['body'],
): Promise<PaymentStatus> {
  await countPayerUse(call)
  const isMoved = await call.inChurch(async (work) => {
    const order = await findOrder(work, pedido)
    const [payment] = order ? await listPaymentsForOrder(work, order.id) : []
    return payment !== undefined && (await moveRehearsedPayment(work, payment.referencia, situacao))
  })
  if (!isMoved) throw notFound()
  return checkPayment(platform, call, pedido)
}

async function countPayerUse(call: VisitorCall): Promise<void> {
  const who = `${call.church.uuid}/${toNetwork(call.source.address)}`
  await countUse(call, { what: 'payment', who, limit: { maxAttempts: maxCalls } })
}
