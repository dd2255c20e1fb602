import type { Address } from '@narthex/contract/churches/church.schemas'
import type { Locale } from '@narthex/contract/locale'
import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'

/** The church that issues a document. */
export interface Issuer {
  /** The church's name on its site. */
  readonly nome: string
  /** Legal name, tax number and own text as the church has set them for receipts; nothing else is claimed. */
  readonly reciboNome: string | null
  readonly reciboDocumento: string | null
  readonly reciboTexto: string | null
  readonly endereco: Address | null
  /** Host of its site, without the protocol. */
  readonly host: string
  readonly corApp: string
  readonly timeZone: string
}

export interface DocumentSettings {
  readonly issuer: Issuer
  readonly locale: Locale
  readonly issuedAt: Date
  /** The church is trying the product out: no money was moved. */
  readonly isRehearsal: boolean
}

export interface Giver {
  readonly nome: string
  /** CPF or CNPJ, digits alone. */
  readonly documento: string | null
}

/** Amounts in cents. */
export interface ReceivedGift {
  readonly codigo: string
  readonly moeda: Currency
  readonly metodo: PaymentMethod | null
  readonly recebidaEm: Date
  readonly itens: readonly { readonly nome: string; readonly valor: number; readonly recebido: number }[]
  /** Amount that the giver paid, in cents: the items and the fees. */
  readonly total: number
  readonly estornado: number
  readonly isRecurring: boolean
  readonly isDisputed: boolean
}
