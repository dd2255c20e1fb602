import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'

type Payment = NonNullable<PaymentStatus['pagamento']>
type Action = NonNullable<Payment['acao']>

/** Properties of the panel for each kind of payer's action. */
export interface PanelProps<Kind extends Action['kind']> {
  readonly action: Extract<Action, { kind: Kind }>
  readonly status: PaymentStatus
  /** Asks the gateway how the payment stands. */
  readonly onCheck: () => Promise<void>
}
