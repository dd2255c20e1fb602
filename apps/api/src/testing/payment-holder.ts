import { randomUUID } from 'node:crypto'
import { createGateways } from '../modules/payments/payment-gateways.ts'
import type { PaymentNeeds } from '../modules/payments/payment-needs.ts'
import { noPaymentSignals } from '../modules/payments/payments.signals.ts'
import { refundPayment } from '../modules/payments/refunds.service.ts'
import { startPayment } from '../modules/payments/starting.service.ts'
import { ChurchScope } from '../platform/scope/scope.ts'
import { openServerStorage } from '../platform/storage.ts'
import { createChurchCall } from '../platform/work/transactions.ts'
import { platformOn, storageOptions } from './test-platform.ts'

/** What the program does, and where it stops for ever. */
export interface HeldPayment {
  readonly databaseUrl: string
  readonly orderCode: string
  /** Refunds this payment; none: pays the order. */
  readonly refundOf?: number
  /** The gateway is not called yet, or has done it and its answer is on the way. */
  readonly stopsAt: 'before sending' | 'before the answer'
}

if (process.argv[1]?.endsWith('payment-holder.ts')) await hold(JSON.parse(process.argv[2] ?? '{}'))

/** Pays an order, or refunds a payment, and stops for ever at a step, to be killed there. */
async function hold({ databaseUrl, orderCode, refundOf, stopsAt }: HeldPayment): Promise<void> {
  const platform = platformOn(await openServerStorage(storageOptions(databaseUrl)))
  const church = await platform.directory.byHost('videira.narthex.test')
  if (!ChurchScope.is(church)) throw new Error('There is no church')
  const stop = async <T>(work: () => Promise<T>): Promise<T> => {
    if (stopsAt === 'before the answer') await work()
    console.log(stopsAt)
    return new Promise(() => undefined)
  }
  const gateways = createGateways(platform)
  const needs: PaymentNeeds = {
    ...platform,
    signals: noPaymentSignals,
    gateways: {
      find(name, at) {
        const gateway = gateways.find(name, at)
        return (
          gateway && {
            ...gateway,
            create: (...given) => stop(() => gateway.create(...given)),
            refund: (...given) => stop(() => gateway.refund(...given)),
          }
        )
      },
    },
  }
  const call = createChurchCall(platform.transactions, church)
  if (refundOf !== undefined) await refundPayment(needs, call, { paymentId: refundOf, amount: 1000 })
  else
    await startPayment(needs, call, {
      ...{ orderCode, key: randomUUID(), method: 'pix', installments: 1, remoteIp: '192.0.2.1' },
    })
}
