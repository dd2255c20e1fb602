import { expect, vi } from 'vitest'
import { PaymentDeclined } from '../gateway-failures.ts'
import type { CardHolder, CardInput } from '../payment-gateway.ts'
import { newPayment } from './creation-checks.ts'
import { describeError, throughFaults, withFault } from './failure-checks.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { cardSource, contextOn, type GatewayStage } from './gateway-stage.ts'

/** Texts that occur nowhere else: the number, its groups, and a CVV of four digits. */
const plantedCard: CardInput = {
  holder: 'ANA SOUZA',
  number: '4539003370725497',
  expMonth: 7,
  expYear: 2031,
  cvv: '8361',
}
export const decliningCard: CardInput = { ...plantedCard, number: '5184019740373151' }

const toHolder = ({ payer }: GatewayStage): CardHolder => ({
  ...payer,
  ...(payer.address && { postalCode: payer.address.zip, addressNumber: payer.address.number }),
})

const traces = [plantedCard.number, decliningCard.number, plantedCard.cvv]

function expectNoTrace(text: string, place: string): void {
  const digits = text.replace(/[\s.-]/g, '')
  for (const trace of traces) expect(digits.includes(trace), `a card's secret is in ${place}`).toBe(false)
}

function expectQuietRequests(stage: GatewayStage): void {
  for (const { path, query, headers, body } of stage.server.requests)
    if (!stage.tokenPaths.test(path)) expectNoTrace(JSON.stringify([path, `${query}`, headers, body]), path)
}

/** Everything that is written to the console or to the process's own streams in the meantime. */
async function listen(run: () => Promise<void>): Promise<string> {
  const heard: string[] = []
  const hear = (...parts: unknown[]) => void heard.push(parts.map((part) => `${describeError(part)} ${part}`).join(' '))
  const spies = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(hear),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        hear(text)
        return true
      }),
    ),
  ]
  try {
    await run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return heard.join('\n')
}

export const cardSecrecyChecks: readonly ContractCheck[] = [
  {
    title: 'a card becomes a token that pays, and its number and CVV stay in the one call that makes it',
    async run(stage) {
      const { gateway } = stage
      expect(gateway.tokenizeCard === undefined).toBe(
        gateway.abilities.tokenizesInBrowser || !gateway.abilities.savesCards,
      )
      if (!gateway.tokenizeCard) return
      const card = await gateway.tokenizeCard(contextOn(stage), plantedCard, toHolder(stage), '203.0.113.9')
      expect(card).toMatchObject({ last4: '5497', expMonth: 7, expYear: 2031 })
      expect(card.brand).toMatch(/^[a-z]+$/)
      expectNoTrace(JSON.stringify(card), 'the token')
      const paid = await gateway.create(contextOn(stage), newPayment(stage, cardSource(card.token, card.customer)))
      expect(paid).toMatchObject({ state: 'paid', captured: 5005 })
      expectNoTrace(JSON.stringify(paid), 'the payment')
      expectQuietRequests(stage)
      if (gateway.deleteCard) await gateway.deleteCard(contextOn(stage), card)
    },
  },
  {
    title: 'whatever fails while a card is made a token, no error, log or other request repeats its number or CVV',
    async run(stage) {
      const { tokenizeCard } = stage.gateway
      if (!tokenizeCard) return
      const heard = await listen(async () => {
        await throughFaults(async (index, fault) => {
          const outcome = await withFault(stage, index, fault, (signal) =>
            tokenizeCard(contextOn(stage, signal), plantedCard, toHolder(stage), '203.0.113.9'),
          )
          expectNoTrace(describeError(outcome?.error), 'an error')
          return outcome !== undefined
        })
        const refused = await tokenizeCard(contextOn(stage), decliningCard, toHolder(stage), '203.0.113.9').catch(
          (error: unknown) => error,
        )
        expect(refused).toBeInstanceOf(PaymentDeclined)
        expectNoTrace(describeError(refused), 'an error')
      })
      expectNoTrace(heard, 'the log')
      expectQuietRequests(stage)
    },
  },
]
