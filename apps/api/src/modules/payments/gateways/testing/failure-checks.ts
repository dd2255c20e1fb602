import { expect } from 'vitest'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  PaymentDeclined,
  PaymentNotFound,
  UnknownOutcome,
} from '../gateway-failures.ts'
import type { NewPayment, PaymentSnapshot } from '../payment-gateway.ts'
import { firstSource, makePaid, newPayment, payAtGateway } from './creation-checks.ts'
import { type Fault, startFakeServer } from './fake-gateway-server.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { contextOn, type GatewayStage } from './gateway-stage.ts'

const faults: readonly Fault[] = ['refused', 'broken', 'lost', 'silent', 'garbled', 'endless', 'moved']
const maxRequests = 12

/** Runs a call with a fault at a request, for its outcome; undefined where it makes fewer requests. */
export async function withFault<T>(
  stage: GatewayStage,
  index: number,
  fault: Fault,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<{ value?: T; error?: unknown } | undefined> {
  const impatient = new AbortController()
  stage.server.onSilence = () => impatient.abort()
  stage.server.failAt(index, fault)
  const outcome = await call(impatient.signal).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  return stage.server.endFault() ? outcome : undefined
}

/** Calls again and again, each time with the next request going wrong, until it makes no more requests. */
export async function throughFaults(run: (index: number, fault: Fault) => Promise<boolean>): Promise<void> {
  for (const fault of faults) {
    let index = 0
    while (await run(index, fault)) index++
    expect(index).toBeGreaterThan(0)
    expect(index).toBeLessThan(maxRequests)
  }
}

/** Resolves a failure as the core does: looks the payment up, and sends it again only if there is none. */
async function resolve(stage: GatewayStage, payment: NewPayment, error: unknown): Promise<PaymentSnapshot> {
  const create = () => stage.gateway.create(contextOn(stage), payment)
  if (error instanceof GatewayUnavailable) return create()
  expect(error).toBeInstanceOf(UnknownOutcome)
  return (await stage.gateway.findByReference(contextOn(stage), payment.reference)) ?? create()
}

export const failureChecks: readonly ContractCheck[] = [
  {
    title: 'no fault at any request of a payment makes two of it, or loses it',
    async run(stage) {
      for (const source of Object.values(stage.sources))
        await throughFaults(async (index, fault) => {
          const payment = newPayment(stage, source)
          const outcome = await withFault(stage, index, fault, (signal) =>
            stage.gateway.create(contextOn(stage, signal), payment),
          )
          if (!outcome) return false
          const { value, error } = outcome
          if (stage.ledger.madeFor(payment.reference).length > 0 && !value) expect(error).toBeInstanceOf(UnknownOutcome)
          const made = value ?? (await resolve(stage, payment, error))
          expect(stage.ledger.madeFor(payment.reference)).toHaveLength(1)
          expect(made).toMatchObject({ reference: payment.reference })
          if (made.isAmountUnknown) expect(stage.saysOpenAmount).toBe(false)
          else expect(made.money).toEqual(payment.money)
          payAtGateway(stage, made.externalId)
          expect(await stage.gateway.read(contextOn(stage), made.externalId)).toMatchObject({ state: 'paid' })
          return true
        })
    },
  },
  {
    title: 'a read that fails may be repeated: it never says that the outcome is unknown',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      await throughFaults(async (index, fault) => {
        const outcome = await withFault(stage, index, fault, (signal) =>
          stage.gateway.read(contextOn(stage, signal), externalId),
        )
        if (outcome) expect(outcome.error).toBeInstanceOf(GatewayUnavailable)
        return outcome !== undefined
      })
      expect(await stage.gateway.read(contextOn(stage), externalId)).toMatchObject({ state: 'paid' })
    },
  },
  {
    title: 'a redirect is not followed, and a slow answer is waited for',
    async run(stage) {
      const { externalId } = await makePaid(stage)
      await withFault(stage, 0, 'moved', () => stage.gateway.read(contextOn(stage), externalId))
      expect(stage.server.requests.map(({ path }) => path)).not.toContain('/moved')
      const slow = await withFault(stage, 0, 'slow', () => stage.gateway.read(contextOn(stage), externalId))
      expect(slow?.value).toMatchObject({ state: 'paid' })
    },
  },
  {
    title: 'a gateway that cannot be reached has done nothing, nor has a call whose time was over before it',
    async run(stage) {
      const payment = newPayment(stage, firstSource(stage))
      const closed = await startFakeServer(() => ({ status: 200 }))
      await closed.close()
      const unreachable = stage.gatewayAt(closed.origin)
      await expect(unreachable.create(contextOn(stage), payment)).rejects.toBeInstanceOf(GatewayUnavailable)
      const late = contextOn(stage, AbortSignal.abort())
      await expect(stage.gateway.create(late, payment)).rejects.toBeInstanceOf(GatewayUnavailable)
      expect(stage.server.requests).toEqual([])
    },
  },
  {
    title: 'wrong or missing credentials are told apart from everything else',
    async run(stage) {
      const payment = newPayment(stage, firstSource(stage))
      for (const credentials of [stage.wrongCredentials, {}, null]) {
        const context = { ...contextOn(stage), credentials }
        await expect(stage.gateway.create(context, payment)).rejects.toBeInstanceOf(GatewayAccessDenied)
        await expect(stage.gateway.read(context, 'pay_1')).rejects.toBeInstanceOf(GatewayAccessDenied)
      }
      expect(stage.ledger.payments).toEqual([])
    },
  },
  {
    title: 'an unknown payment is said to be unknown, and an unknown reference finds none',
    async run(stage) {
      const unknown = newPayment(stage, firstSource(stage)).reference
      for (const id of ['pay_none', 'NONE', '../customers', 'a?b=c'])
        await expect(stage.gateway.read(contextOn(stage), id)).rejects.toBeInstanceOf(PaymentNotFound)
      expect(await stage.gateway.findByReference(contextOn(stage), unknown)).toBeNull()
    },
  },
  {
    title: 'fields that no one described change nothing, and an unknown status is told as unknown',
    async run(stage) {
      stage.server.addsUnknownFields = true
      const { externalId } = await makePaid(stage)
      const ledger = stage.ledger.get(stage.ledgerId(externalId))
      ledger.rawState = 'NEWLY_INVENTED'
      const strange = await stage.gateway.read(contextOn(stage), externalId)
      expect(strange).toMatchObject({ state: 'unknown', money: { amount: 5005 } })
      expect(strange.rawState).toContain('NEWLY_INVENTED')
      // Names that every object of the language has are not states either.
      ledger.rawState = 'constructor'
      expect(await stage.gateway.read(contextOn(stage), externalId)).toMatchObject({ state: 'unknown' })
    },
  },
  {
    title: 'no failure repeats a credential of the church',
    async run(stage) {
      const payment = newPayment(stage, stage.declined ?? firstSource(stage))
      await throughFaults(async (index, fault) => {
        const outcome = await withFault(stage, index, fault, (signal) =>
          stage.gateway.create(contextOn(stage, signal), payment),
        )
        for (const secret of Object.values(stage.credentials as Record<string, string>))
          if (secret.length >= 12) expect(describeError(outcome?.error)).not.toContain(secret)
        if (outcome?.error) expect(outcome.error).not.toBeInstanceOf(TypeError)
        return outcome !== undefined && !(outcome.error instanceof PaymentDeclined && index >= maxRequests)
      })
    },
  },
]

/** Everything that a log or a crash report may show of an error. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? ''
  const own = Object.getOwnPropertyNames(error).map((name) => JSON.stringify(Reflect.get(error, name)) ?? '')
  return [error.name, error.message, error.stack ?? '', ...own, describeError(error.cause ?? null)].join('\n')
}
