import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { placeGift as placeGiftEndpoint } from '@narthex/contract/giving/giving.endpoints'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import { countStranger } from '../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { getLanguage } from '../churches/churches.service.ts'
import { quoteOrder } from '../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../payments/methods/settings.service.ts'
import type { OrderPurpose } from '../payments/orders/orders.service.ts'
import { findPlacedOrder, type OrderPayer, type PlacedOrder, placeOrder } from '../payments/orders/orders.service.ts'
import type { PaymentNeeds } from '../payments/orders/payment-needs.ts'
import { insertGift } from './gifts.queries.ts'
import { findGiver } from './givers.service.ts'
import { giftTooSmall, givingUnavailable, reasonUnavailable, tooLargeGift } from './giving.errors.ts'
import { describeGift, isLargeEnough, sumItems } from './giving.rules.ts'
import { readGiftSettings } from './giving-settings.service.ts'
import { listReasonsByIds } from './reasons.queries.ts'

type GivenGift = HandlerInput<typeof placeGiftEndpoint>['body']

/** Purpose of the orders of this module. */
export const giftPurpose = 'doacao' satisfies OrderPurpose
/** Path to which every giver returns, also those without a login. */
const thanksPage = '/give/thank-you?pedido={codigo}'

/** Places the order of a gift, for `startPayment` to pay, and answers what its payer would pay. Idempotent by `chave`. */
export async function placeGift(
  platform: PaymentNeeds & Needs<'captcha'>,
  call: VisitorCall,
  given: GivenGift,
): Promise<Success<typeof placeGiftEndpoint>> {
  await countStranger(platform, call, 'gift')
  const { chave, codigoMetodoPagamento, idioma, ...sent } = given
  const memberId = call.actor?.memberId ?? null
  const content = [giftPurpose, sent, memberId]
  const payer = await findGiver(call, given.doador)
  return call.inChurch(async (work) => {
    const settings = await findPaymentSettings(work)
    if (!settings || settings.methods.length === 0) throw givingUnavailable()
    const method = findPaymentMethod(codigoMetodoPagamento)
    const quote = (order: Pick<PlacedOrder, 'valor' | 'flagTaxas'>) =>
      quoteOrder(platform, call.church, settings, { ...order, method, payer })
    const known = await findPlacedOrder(work, { chave, content })
    if (known) return { pedido: known.codigo, moeda: known.moeda, valor: known.valor, total: quote(known) }
    const { flagTaxas, flagAnonimo, comentario, itens } = given
    if (flagTaxas && !(await readGiftSettings(work)).flagTaxas)
      throw invalid([{ path: 'body.flagTaxas', message: 'Givers do not cover the fees here' }])
    const valor = sumItems(itens)
    if (valor > largestAmount) throw tooLargeGift()
    const reasons = await requireReasons(work, itens)
    const total = quote({ valor, flagTaxas })
    const { currency: moeda } = settings
    const pedido = await addGift(work, {
      chave,
      content,
      itens,
      reasons,
      moeda,
      flagTaxas,
      flagAnonimo,
      comentario: comentario || null,
      payer,
      idioma,
      memberId,
    })
    return { pedido, moeda, valor, total }
  })
}

export interface GiftItem {
  readonly idMotivo: number
  /** Cents. */
  readonly valor: number
}

/**
 * The names of the reasons, in the order of the items. Throws REASON_UNAVAILABLE for one that the church does not have or
 * that is not active, and GIFT_TOO_SMALL for an amount that is not above the minimum.
 */
export async function requireReasons(work: ChurchWork, items: readonly GiftItem[]): Promise<string[]> {
  const { minimo } = await readGiftSettings(work)
  const rows = await listReasonsByIds(
    work,
    items.map(({ idMotivo }) => idMotivo),
  )
  return items.map(({ idMotivo, valor }) => {
    const reason = rows.find(({ id }) => id === idMotivo)
    if (!reason?.flagAtivo) throw reasonUnavailable()
    if (!isLargeEnough(valor, reason.minimo, minimo)) throw giftTooSmall()
    return reason.nome
  })
}

export interface NewGift {
  /** Idempotency key of its order, with what is compared for it. */
  readonly chave: string
  readonly content: unknown
  readonly itens: readonly GiftItem[]
  /** The names of their reasons. */
  readonly reasons: readonly string[]
  readonly moeda: Currency
  readonly flagTaxas: boolean
  readonly flagAnonimo: boolean
  readonly comentario: string | null
  readonly payer: OrderPayer
  /** Language of a visitor's mails. */
  readonly idioma?: Locale | undefined
  /** Null for a visitor. */
  readonly memberId: MemberId | null
  readonly recurrence?: { readonly id: string; readonly cycle: number }
}

/**
 * Writes a gift and its order in the caller's transaction and gives the order's code. What is allowed was checked by the
 * caller (`requireReasons`). IDEMPOTENCY_KEY_IN_USE for a key that came with another content.
 */
export async function addGift(work: ChurchWork, gift: NewGift): Promise<string> {
  const { chave, content, itens, reasons, moeda, flagTaxas, flagAnonimo, comentario, payer, idioma, memberId } = gift
  const { id: recurrenceId = null, cycle = null } = gift.recurrence ?? {}
  const valor = sumItems(itens)
  const { codigo } = await placeOrder(work, {
    finalidade: giftPurpose,
    referencia: recurrenceId ?? '',
    pagina: thanksPage,
    descricao: describeGift(toLocale(await getLanguage(work)) ?? fallbackLocale, reasons),
    valor,
    moeda,
    flagTaxas,
    chave,
    content,
    payer,
    idioma,
    memberId,
  })
  await insertGift(
    work,
    {
      pedidoCodigo: codigo,
      memberId,
      moeda,
      valor,
      flagAnonimo,
      comentario,
      recurrenceId,
      ciclo: cycle,
      situacao: 'ABERTA',
      criadaEm: work.now,
    },
    itens.map(({ idMotivo: reasonId, valor: part }) => ({ reasonId, valor: part })),
  )
  return codigo
}
