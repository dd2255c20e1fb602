import type { HandlerInput } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { quoteTickets as quoteEndpoint } from '@narthex/contract/tickets/sale.endpoints'
import type { ChosenTickets, TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { quoteAmount } from '../../payments/methods/prices.service.ts'
import { findPaymentSettings, type PaymentSettings } from '../../payments/methods/settings.service.ts'
import { countOwnedTickets } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { requireChoice } from './choice.rules.ts'
import { type CouponRow, findCoupon } from './coupons.queries.ts'
import { isEnough, priceTickets, type TicketPrice } from './prices.rules.ts'
import type { Sale } from './sale.queries.ts'
import { requireSale } from './sale.service.ts'
import { guardSecrets } from './secrets.service.ts'
import { couponUnavailable } from './tickets.errors.ts'

type GivenQuote = HandlerInput<typeof quoteEndpoint>['body']

/** Quotes a purchase at the current prices. Free seats are not checked. */
export function quoteTickets(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  given: GivenQuote,
): Promise<TicketQuote> {
  const { ingressos: chosen, cupom, codigoMetodoPagamento, acesso } = given
  const { actor } = call
  const quote = async (work: ChurchWork) => {
    const sale = await requireSale(work, eventId)
    const owned = actor ? await countOwnedTickets(work, { eventId, by: actor }) : new Map<number, number>()
    requireChoice(sale, chosen, { isMember: actor !== undefined, access: acesso, owned }, work.now)
    const coupon = cupom === undefined ? undefined : await requireCoupon(work, { eventId, codigo: cupom, chosen })
    const method = codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento)
    const settings = await findPaymentSettings(work)
    return toQuote(sale, settings, { price: priceTickets(sale.types, chosen, coupon), coupon, method })
  }
  return guardSecrets(platform, call, eventId, given, () => call.inChurch(quote))
}

/** The coupon that lowers this purchase. Whether it is used up is known when it is taken. */
export async function requireCoupon(
  work: ChurchWork,
  { eventId, codigo, chosen }: { readonly eventId: number; readonly codigo: string; readonly chosen: ChosenTickets },
): Promise<CouponRow> {
  const coupon = await findCoupon(work, { eventId, codigo })
  const { now } = work
  const isValid =
    coupon?.flagAtivo && (!coupon.inicio || coupon.inicio <= now) && (!coupon.fim || coupon.fim > now) && coupon
  if (!isValid || (isValid.usosMax !== null && isValid.usos >= isValid.usosMax)) throw couponUnavailable()
  if (!isEnough(chosen, isValid)) throw couponUnavailable([{ path: 'cupom', message: String(isValid.minimoPessoas) }])
  return isValid
}

interface QuoteParts {
  readonly price: TicketPrice
  readonly coupon: Pick<CouponRow, 'codigo'> | undefined
  readonly method: PaymentMethod | undefined
}

/** Makes the quote of a purchase by a method, with its instalments. Throws EVT_REG_010, 012 or 013. */
export function toQuote(
  sale: Sale,
  settings: PaymentSettings | undefined,
  { price, coupon, method }: QuoteParts,
): TicketQuote {
  const valor = price.valor - price.desconto
  const flagTaxas = !sale.flagAssumirTaxasServico
  const { metodos, qtdeMaxParcelas: maxParcelas, flagJuros } = sale
  const quoted =
    valor > 0 && method !== undefined
      ? quoteAmount(settings, { valor, flagTaxas, metodos, maxParcelas, flagJuros, method })
      : undefined
  return {
    moeda: settings?.currency ?? 'BRL',
    itens: countItems(sale, price),
    desconto: price.desconto,
    cupom: coupon?.codigo ?? null,
    valor,
    taxaServico: flagTaxas ? (quoted?.service ?? 0) : 0,
    taxaProcessamento: flagTaxas ? (quoted?.processing ?? 0) : 0,
    total: quoted?.total ?? valor,
    parcelas: quoted?.plans ?? [],
  }
}

function countItems(sale: Sale, { positions }: TicketPrice): TicketQuote['itens'] {
  return sale.types.flatMap(({ id, nome, valor }) => {
    const quantidade = positions.filter(({ typeId }) => typeId === id).length
    return quantidade === 0 ? [] : [{ idIngresso: id, nome, quantidade, valor }]
  })
}
