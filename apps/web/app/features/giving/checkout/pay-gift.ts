import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import { placeGift } from '@narthex/contract/giving/giving.endpoints'
import type { Locale } from '@narthex/contract/locale'
import { startPayment } from '@narthex/contract/payments/payment.endpoints'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { GivenAddress } from '@narthex/contract/users/address.schemas'
import type { BankChoice } from '../../../payments/bank-form.tsx'
import type { CardChoice } from '../../../payments/card-picker.tsx'
import { callApi } from '../../../session/api.ts'
import type { Gift } from '../gift.ts'
import { endAttempt, findAttemptKey } from './attempt-keys.ts'
import { describeBrowser } from './describe-browser.ts'

/** What a visitor tells of themselves. */
export interface VisitorGiver {
  readonly nome: string
  readonly email: string
  readonly documento: string | null
  readonly telefone: string | null
  readonly endereco: GivenAddress | null
}

/** What a method is paid with, besides the method itself. */
export type PaymentMeans = CardChoice | BankChoice

export interface GiftPayment {
  readonly gift: Gift
  readonly codigoMetodoPagamento: PaymentMethodCode
  /** Undefined for a member. */
  readonly doador: VisitorGiver | undefined
  readonly means: PaymentMeans | undefined
  /** Of the page: a visitor's mails come in it. */
  readonly idioma: Locale | undefined
}

/** The order of the last gift that was placed, for the way to a payment that is under way already. */
let placed: string | undefined
export const findPlacedGift = () => placed

/**
 * Places the gift and starts its payment; the same content sent again pays once. Answers also a payment that was refused:
 * the next one of the same gift is another attempt.
 */
export async function payGift({
  gift,
  codigoMetodoPagamento,
  doador,
  means,
  idioma,
}: GiftPayment): Promise<PaymentStatus> {
  placed = undefined
  const { flagUsuarioTaxa: flagTaxas, flagAnonimo, comentario, motivos } = gift
  const itens = motivos.map(({ idMotivo, valor }) => ({ idMotivo, valor: valor ?? 0 }))
  const content = { itens, flagTaxas, flagAnonimo, comentario: comentario.trim() || null, ...(doador && { doador }) }
  const { pedido } = await callApi(placeGift, {
    body: { chave: findAttemptKey('order', content), codigoMetodoPagamento, idioma, ...content },
  })
  placed = pedido
  const status = await callApi(startPayment, {
    body: {
      ...{ pedido, codigoMetodoPagamento, navegador: describeBrowser() },
      chave: findAttemptKey('payment', [pedido, codigoMetodoPagamento, nameMeans(means)]),
      ...describeMeans(means),
    },
  })
  if (status.situacao === 'canceled') endAttempt()
  return status
}

function describeMeans(means: PaymentMeans | undefined) {
  if (!means) return {}
  if ('bank' in means) return { contaBancaria: means.bank }
  return 'savedId' in means ? { idCartao: means.savedId } : { tokenCartao: means.token, salvarCartao: means.save }
}

const names = new WeakMap<object, string>()

/** A name for a card or an account by which a payment is recognised. Nothing of what was typed is kept. */
function nameMeans(means: PaymentMeans | undefined): string {
  if (!means) return ''
  if ('savedId' in means) return means.savedId
  const name = names.get(means) ?? crypto.randomUUID()
  names.set(means, name)
  return name
}
