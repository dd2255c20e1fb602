import { dateIn, instantAt } from '@narthex/contract/church-time'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { enterGift as enterGiftEndpoint } from '@narthex/contract/giving/giving-office.endpoints'
import type { OfficeGift } from '@narthex/contract/giving/giving-office.schemas'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { recordReceivedPayment } from '../../payments/attempts/received-payment.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { findPlacedOrder, type OrderPayer } from '../../payments/orders/orders.service.ts'
import { findOtherMemberAsPayer } from '../../payments/orders/payers.service.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import { addGift, type GiftItem, giftPurpose } from '../gifts.service.ts'
import { givingUnavailable, reasonUnavailable, tooLargeGift } from '../giving.errors.ts'
import { giftRecord } from '../giving.records.ts'
import { sumItems } from '../giving.rules.ts'
import { listReasonsByIds } from '../reasons.queries.ts'
import { readGift } from './gift-list.service.ts'

type Entered = HandlerInput<typeof enterGiftEndpoint>['body']

/**
 * Writes down a gift that came without the site: order, gift, payment and audit in one transaction. Idempotent by `chave`.
 * Neither the minimum nor the closing of a reason stands against money that is there.
 */
export async function enterGift(platform: PaymentNeeds, call: MemberCall, given: Entered): Promise<OfficeGift> {
  const receivedAt = await findMoment(call, given.dia)
  const payer = await findPayer(call, given)
  const memberId = given.idUsuario === undefined ? null : toMemberId(given.idUsuario)
  const { chave, dia, itens, flagAnonimo, comentario, codigoMetodoPagamento, ...giver } = given
  const content = [giftPurpose, 'entered', { dia, itens, flagAnonimo, comentario, codigoMetodoPagamento, giver }]
  const valor = sumItems(itens)
  if (valor > largestAmount) throw tooLargeGift()
  const codigo = await edit(call, { act: 'GIFT_ENTERED', isPublic: false }, async ({ work, made, unchanged }) => {
    const known = await findPlacedOrder(work, { chave, content })
    if (known) return unchanged(known.codigo)
    const settings = await findPaymentSettings(work)
    if (!settings) throw givingUnavailable()
    const pedido = await addGift(work, {
      chave,
      content,
      itens,
      reasons: await listNames(work, itens),
      moeda: settings.currency,
      flagTaxas: false,
      flagAnonimo,
      comentario: comentario || null,
      payer,
      memberId,
    })
    const method = findPaymentMethod(codigoMetodoPagamento)
    const payment = await recordReceivedPayment(platform, work, { orderCode: pedido, key: chave, method, receivedAt })
    const paid = payment && { pagamento: payment.id, referencia: payment.referencia, valor, dia }
    made(giftRecord(pedido, memberId ?? undefined), paid)
    return paid ? pedido : unchanged(pedido)
  })
  return readGift(call, codigo)
}

/** Moment of a gift's day: now for today, noon for a past day. Throws VALIDATION for future days (church's zone). */
async function findMoment(call: MemberCall, dia: string): Promise<Date> {
  const { timeZone } = await call.facts()
  const now = call.clock()
  const today = dateIn(timeZone, now)
  if (dia > today) throw invalid([{ path: 'body.dia', message: 'The day has not come yet' }])
  return dia === today ? now : instantAt(dia, '12:00', timeZone)
}

async function findPayer(call: MemberCall, { idUsuario, doador }: Entered): Promise<OrderPayer> {
  if (idUsuario !== undefined) return findOtherMemberAsPayer(call, toMemberId(idUsuario))
  return { name: doador?.nome ?? '', email: doador?.email ?? null }
}

/** The names of the reasons in the order of the items. Throws REASON_UNAVAILABLE for one that the church does not have. */
async function listNames(work: ChurchWork, items: readonly GiftItem[]): Promise<string[]> {
  const rows = await listReasonsByIds(
    work,
    items.map(({ idMotivo }) => idMotivo),
  )
  return items.map(({ idMotivo }) => {
    const reason = rows.find(({ id }) => id === idMotivo)
    if (!reason) throw reasonUnavailable()
    return reason.nome
  })
}
