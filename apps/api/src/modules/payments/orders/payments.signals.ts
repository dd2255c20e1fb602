import type { Currency, GatewayName, PaymentMethod, PaymentState } from '@narthex/contract/payments/payment-states'
import type { TopicKind } from '../../../platform/http/stream-route.ts'
import type { StreamEvent } from '../../../platform/stream/stream-events.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** An order as the module that placed it knows it. Amounts in cents. */
export interface OrderFacts {
  readonly codigo: string
  /** The module that placed it, and its own reference there. */
  readonly finalidade: string
  readonly referencia: string
  readonly descricao: string
  readonly valor: number
  readonly moeda: Currency
}

/** A payment of an order. `liquido` is what remains for the church of `valor`. */
export interface PaymentFacts {
  readonly id: number
  readonly situacao: PaymentState
  readonly metodo: PaymentMethod
  readonly valor: number
  readonly liquido: number
  readonly capturado: number
  readonly estornado: number
  /** The gateway's word for why it failed, or ours. */
  readonly codigoRecusa: string | null
  /** When the money came, or the day that staff gave for it; null before that. */
  readonly pagoEm: Date | null
}

/** Runs in the transaction that writes the change. An error undoes the change, and the reading is tried again later. */
export type PaymentListener = (work: ChurchWork, order: OrderFacts, payment: PaymentFacts) => Promise<void>

/** A webhook's notice of a Pix Automático authorisation; the gateway must be asked for its state. */
export interface AuthorisationNotice {
  readonly gateway: GatewayName
  readonly authorisationId: string
  /** Reference of the payment that asked for it; not every webhook repeats it. */
  readonly reference: string | null
}

/** An order of a rehearsal that ended. */
export type EndedOrder = Pick<OrderFacts, 'codigo' | 'finalidade' | 'referencia'>

/** A purchase of tickets that ended with its rehearsal: staff are told of it. */
export interface EndedPurchase {
  readonly eventId: number
  readonly event: string
  /** The order's code. */
  readonly order: string
  /** Null where the buyer has left since. */
  readonly buyer: string | null
  /** How many of its tickets were valid. */
  readonly tickets: number
}

/** Listeners of the modules that place orders, and questions to them. Each is called for the orders of every module. */
export interface PaymentSignals {
  /** A payment waits for its payer, who has a code to pay with, or instructions. Once per payment. */
  readonly paymentWaiting: readonly PaymentListener[]
  /** An order is paid: once per order, however often its payment is reported. */
  readonly paymentSettled: readonly PaymentListener[]
  /** A payment failed, was canceled or expired. The order stays open: another payment may follow. */
  readonly paymentClosed: readonly PaymentListener[]
  /** Money went back, in part or whole, or a dispute was lost. */
  readonly paymentRefunded: readonly PaymentListener[]
  /** The payer's bank disputes a payment. */
  readonly paymentDisputed: readonly PaymentListener[]
  /** The dispute was decided for the church. */
  readonly paymentDisputeWon: readonly PaymentListener[]
  /** An authorisation may stand differently now. */
  readonly authorisationNoticed: readonly ((work: ChurchWork, notice: AuthorisationNotice) => Promise<void>)[]
  /**
   * The church goes live, in the transaction of that. Modules end what they have of the rehearsal: that of these orders, and
   * what would be charged at the rehearsal gateway. They mail no one.
   */
  readonly rehearsalEnded: readonly ((
    work: ChurchWork,
    orders: readonly EndedOrder[],
  ) => Promise<readonly EndedPurchase[]>)[]
  /** Throws where the order can no longer be paid, such as EVT_REG_001 for tickets that are sold out. */
  readonly orderPayable: readonly ((work: ChurchWork, order: OrderFacts) => Promise<void>)[]
  /** False where a payment that came after its expiry is of no use: it is refunded. */
  readonly latePaymentWanted: readonly ((work: ChurchWork, order: OrderFacts) => Promise<boolean>)[]
}

export const noPaymentSignals: PaymentSignals = {
  paymentWaiting: [],
  paymentSettled: [],
  paymentClosed: [],
  paymentRefunded: [],
  paymentDisputed: [],
  paymentDisputeWon: [],
  authorisationNoticed: [],
  rehearsalEnded: [],
  orderPayable: [],
  latePaymentWanted: [],
}

declare module '../../../platform/modules/module.ts' {
  interface Signals extends PaymentSignals {}
}

/** The state of an order's payments. Who knows the order's code may watch it, as they may open its page. */
export const paymentTopic: TopicKind = { name: 'payment', access: 'public' }

/** Says that something changed, not what: the page asks for it. */
export const orderChanged = (codigo: string): StreamEvent => ({ topic: `${paymentTopic.name}:${codigo}`, data: {} })
