import type { Needs } from '../../../platform/platform.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { PaymentSignals } from './payments.signals.ts'

/** The dependencies of the payment services. */
export interface PaymentNeeds extends Needs<'clock' | 'domain' | 'hold' | 'limitLog' | 'log'> {
  readonly gateways: Gateways
  readonly signals: PaymentSignals
}

declare module '../../../platform/modules/module.ts' {
  interface Provided extends Pick<PaymentNeeds, 'gateways'> {}
}
