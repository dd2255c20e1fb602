import { startPayment } from '../modules/payments/attempts/starting.service.ts'
import type { PaymentNeeds } from '../modules/payments/orders/payment-needs.ts'
import { noPaymentSignals } from '../modules/payments/orders/payments.signals.ts'
import { createGateways } from '../modules/payments/payment-gateways.ts'
import { paymentWorkers } from '../modules/payments/payments.workers.ts'
import { refundPayment } from '../modules/payments/refunds/refunds.service.ts'
import { receiveWebhook } from '../modules/payments/webhooks/webhooks.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import { createJobRunner } from '../platform/jobs/job-runner.ts'
import { ChurchScope } from '../platform/scope/scope.ts'
import { openServerStorage } from '../platform/storage.ts'
import { type ChurchCall, enteredBy, type Transactions } from '../platform/work/transactions.ts'
import { platformOn, storageOptions } from './test-platform.ts'

export type HeldAct =
  | { readonly kind: 'pay'; readonly orderCode: string; readonly key: string }
  | { readonly kind: 'refund'; readonly paymentId: number; readonly key: string }
  | { readonly kind: 'webhook'; readonly token: string; readonly body: string }
  /** The jobs of a queue that are due. */
  | { readonly kind: 'jobs'; readonly queue: string }

type RunnerNeeds = PaymentNeeds & Parameters<typeof createJobRunner>[0]

/** An act, and the step at which it stops for ever: the first is 1. */
export interface HeldPayment {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly act: HeldAct
  readonly stopsAt: number
}

export interface PaymentHolder {
  /**
   * Does something with a payment and stops for ever at a step. A step is over when a transaction that wrote something is
   * committed, or when the gateway has answered. Gives the step, or `done` where there are no more.
   */
  hold(payment: HeldPayment): Promise<string>
  /** Lets what has stopped fail. */
  close(): Promise<void>
}

if (process.argv[1]?.endsWith('payment-holder.ts')) {
  const { databaseUrl, ...payment }: HeldPayment & { readonly databaseUrl: string } = JSON.parse(process.argv[2] ?? '')
  const holder = await openPaymentHolder(databaseUrl)
  console.log(await holder.hold(payment))
}

export async function openPaymentHolder(databaseUrl: string): Promise<PaymentHolder> {
  let writes = 0
  const onQuery = (statement: string) => {
    if (/\b(insert|update|delete)\b/i.test(statement)) writes += 1
  }
  const storage = await openServerStorage(storageOptions(databaseUrl, onQuery))
  const acts: Promise<string>[] = []
  const closing = Promise.withResolvers<never>()
  closing.promise.catch(() => {})

  return {
    async hold({ now, act, stopsAt }) {
      const platform = platformOn(storage, { clock: () => new Date(now) })
      const stopped = Promise.withResolvers<string>()
      let steps = 0
      const endStep = async (name: string) => {
        steps += 1
        if (steps !== stopsAt) return
        stopped.resolve(name)
        await closing.promise
      }
      const inChurch: Transactions['inChurch'] = async (church, run) => {
        const before = writes
        const result = await platform.transactions.inChurch(church, run)
        if (writes > before) await endStep('written')
        return result
      }
      const church = await platform.directory.byHost('videira.narthex.test')
      if (!ChurchScope.is(church)) throw new Error('There is no church')
      const transactions = enteredBy(platform.transactions, inChurch)
      const gateways = endingSteps(createGateways(platform), endStep)
      const done = perform(
        { ...platform, transactions, signals: noPaymentSignals, gateways },
        transactions.at(church),
        act,
      )
      const whole = done.then(() => 'done')
      acts.push(whole)
      return Promise.race([stopped.promise, whole])
    },
    async close() {
      closing.reject(new Error('The process was killed'))
      await Promise.allSettled(acts)
      await storage.close()
    },
  }
}

/** The gateways, each of whose answers is a step. */
function endingSteps(
  gateways: PaymentNeeds['gateways'],
  endStep: (name: string) => Promise<void>,
): PaymentNeeds['gateways'] {
  const answered =
    <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const answer = await call(...given)
      await endStep(`answered: ${name}`)
      return answer
    }
  return {
    find(name, at) {
      const gateway = gateways.find(name, at)
      return (
        gateway && {
          ...gateway,
          create: answered('create', gateway.create),
          read: answered('read', gateway.read),
          cancel: answered('cancel', gateway.cancel),
          refund: answered('refund', gateway.refund),
          findByReference: answered('find', gateway.findByReference),
        }
      )
    },
  }
}

async function perform(needs: RunnerNeeds, call: ChurchCall, act: HeldAct): Promise<void> {
  if (act.kind === 'pay') {
    const { orderCode, key } = act
    const pix = { method: 'pix', installments: 1, remoteIp: '192.0.2.1' } as const
    await startPayment(needs, call, { orderCode, key, ...pix })
  } else if (act.kind === 'refund')
    await refundPayment(needs, createOwnCall(call), {
      paymentId: act.paymentId,
      amount: 1000,
      key: act.key,
    })
  else if (act.kind === 'webhook') {
    const body = new TextEncoder().encode(act.body)
    await receiveWebhook(needs, call, { gateway: 'rehearsal', token: act.token, headers: {}, body })
  } else {
    const workers = paymentWorkers(needs).filter(({ queue }) => queue === act.queue)
    const runner = createJobRunner(needs, workers)
    while ((await runner.runDue()) > 0);
  }
}
