import { expect } from 'vitest'
import { InvalidGatewayRequest, UnknownOutcome, WebhookRefused } from '../gateway-failures.ts'
import type { AuthorisationSnapshot, NewPayment, PaymentGateway } from '../payment-gateway.ts'
import { newPayment, payAtGateway } from './creation-checks.ts'
import { throughFaults, withFault } from './failure-checks.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { authorisingSource, contextOn, debitSource, type GatewayStage } from './gateway-stage.ts'

type Able = Required<Pick<PaymentGateway, 'readAuthorisation' | 'findAuthorisation' | 'cancelAuthorisation'>>

/** The gateway's calls for authorisations; undefined where it has none. */
function findCalls({ gateway }: GatewayStage): Able | undefined {
  const { readAuthorisation, findAuthorisation, cancelAuthorisation } = gateway
  expect(readAuthorisation !== undefined).toBe(gateway.abilities.hasAutomaticPix === true)
  return readAuthorisation && findAuthorisation && cancelAuthorisation
    ? { readAuthorisation, findAuthorisation, cancelAuthorisation }
    : undefined
}

async function authorise(stage: GatewayStage, isPaid: boolean): Promise<NewPayment & { readonly externalId: string }> {
  const payment = newPayment(stage, authorisingSource)
  const { externalId } = await stage.gateway.create(contextOn(stage), payment)
  if (isPaid) payAtGateway(stage, externalId)
  return { ...payment, externalId }
}

async function findNamed(stage: GatewayStage, calls: Able, reference: string): Promise<AuthorisationSnapshot> {
  const found = await calls.findAuthorisation(contextOn(stage), reference)
  expect(found).toMatchObject({ reference })
  return found as AuthorisationSnapshot
}

export const authorisationChecks: readonly ContractCheck[] = [
  {
    title: 'an authorisation is pending until its code is paid, and then found by its reference and its id',
    async run(stage) {
      const calls = findCalls(stage)
      if (!calls) return
      const { reference, externalId } = await authorise(stage, false)
      const pending = await findNamed(stage, calls, reference)
      expect(pending.state).toBe('pending')
      expect(await calls.readAuthorisation(contextOn(stage), pending.externalId)).toEqual(pending)
      payAtGateway(stage, externalId)
      const active = await calls.readAuthorisation(contextOn(stage), pending.externalId)
      expect(active).toMatchObject({ externalId: pending.externalId, reference, state: 'active' })
      expect(await calls.findAuthorisation(contextOn(stage), 'NONE')).toBeNull()
    },
  },
  {
    title: 'an authorisation that was given is debited until it is canceled, of any amount, and without its payer',
    async run(stage) {
      const calls = findCalls(stage)
      if (!calls) return
      const { reference } = await authorise(stage, true)
      const { externalId } = await findNamed(stage, calls, reference)
      for (const amount of [1999, 5005]) {
        const debit = newPayment(stage, debitSource(externalId), amount)
        const made = await stage.gateway.create(contextOn(stage), debit)
        expect(made).toMatchObject({ state: 'processing', reference: debit.reference, money: { amount }, captured: 0 })
        expect(made.action).toBeUndefined()
        expect(await stage.gateway.cancel(contextOn(stage), made.externalId)).toMatchObject({ state: 'canceled' })
      }
      for (let count = 0; count < 2; count++)
        expect(await calls.cancelAuthorisation(contextOn(stage), externalId)).toMatchObject({ state: 'canceled' })
      const late = newPayment(stage, debitSource(externalId))
      await expect(stage.gateway.create(contextOn(stage), late)).rejects.toBeInstanceOf(InvalidGatewayRequest)
      expect(stage.ledger.madeFor(late.reference)).toEqual([])
    },
  },
  {
    title: 'an authorisation whose code was not paid goes with its payment',
    async run(stage) {
      const calls = findCalls(stage)
      if (!calls) return
      const { externalId, reference } = await authorise(stage, false)
      expect(await stage.gateway.cancel(contextOn(stage), externalId)).toMatchObject({ state: 'canceled', captured: 0 })
      expect(await findNamed(stage, calls, reference)).toMatchObject({ state: 'canceled' })
    },
  },
  {
    title: 'no fault at any request of a cancellation leaves an authorisation that is thought to be canceled',
    async run(stage) {
      const calls = findCalls(stage)
      if (!calls) return
      await throughFaults(async (index, fault) => {
        const { reference } = await authorise(stage, true)
        const { externalId } = await findNamed(stage, calls, reference)
        const outcome = await withFault(stage, index, fault, (signal) =>
          calls.cancelAuthorisation(contextOn(stage, signal), externalId),
        )
        if (!outcome) return false
        const { state } = await calls.readAuthorisation(contextOn(stage), externalId)
        if (state === 'canceled' && !outcome.value) expect(outcome.error).toBeInstanceOf(UnknownOutcome)
        if (outcome.value) expect(outcome.value.state).toBe(state)
        expect(await calls.cancelAuthorisation(contextOn(stage), externalId)).toMatchObject({ state: 'canceled' })
        return true
      })
    },
  },
  {
    title: 'a webhook about an authorisation leads to it and to its first payment, and a forged one is refused',
    async run(stage) {
      const calls = findCalls(stage)
      if (!calls || !stage.authorisationWebhook) return
      const { reference } = await authorise(stage, true)
      const { externalId } = await findNamed(stage, calls, reference)
      const { headers, body } = stage.authorisationWebhook(externalId)
      const notice = await stage.gateway.readWebhook(contextOn(stage), headers, body)
      expect(notice.authorisationId).toBe(externalId)
      expect(await stage.gateway.read(contextOn(stage), notice.externalId ?? '')).toMatchObject({
        reference,
        state: 'paid',
      })
      for (const others of [{}, ...stage.forgedWebhooks('pay_1').map((forged) => forged.headers)])
        await expect(stage.gateway.readWebhook(contextOn(stage), others, body)).rejects.toBeInstanceOf(WebhookRefused)
    },
  },
]
