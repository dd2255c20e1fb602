import type { HolderField } from '@narthex/contract/payments/payer-fields'
import { expect } from 'vitest'
import { exchangeTypedCard } from '../../cards/card-exchange.service.ts'
import { describeHolder, type GivenHolder, requireHolder } from '../../cards/card-holders.service.ts'
import { newPayment } from './creation-checks.ts'
import type { ContractCheck } from './gateway-contract.ts'
import { cardSource, contextOn, type GatewayStage } from './gateway-stage.ts'

const typed = { titular: 'ANA SOUZA', numero: '4539003370725497', validade: '07/2031', cvv: '8361' }

const wholeHolder: Required<Record<HolderField, string>> = {
  documento: '24971563792',
  email: 'ana@example.org',
  telefone: '+55 11 99887-7665',
  cep: '01310100',
  numeroEndereco: '150',
}

const without = (left: HolderField): GivenHolder => ({ ...wholeHolder, [left]: undefined })

/** A card by the service's own way: what the gateway says that it needs of a holder, and nothing else. */
function exchange(stage: GatewayStage, needs: readonly HolderField[], given: GivenHolder) {
  const log = { info() {}, warn() {}, error() {} }
  const holder = describeHolder(typed.titular, requireHolder(needs, given))
  const reached = { gateway: stage.gateway, context: () => contextOn(stage) }
  return exchangeTypedCard({ log, limitLog: () => undefined }, reached, { typed, holder, remoteIp: '203.0.113.9' })
}

export const cardHolderChecks: readonly ContractCheck[] = [
  {
    title: 'what it says that it needs of a holder is enough for a token that pays, and none of it is too much',
    async run(stage) {
      const { tokenizeCard, abilities } = stage.gateway
      const { holderNeeds = [] } = abilities
      if (!tokenizeCard) return expect(holderNeeds).toEqual([])
      // Before the gateway knows the holder.
      for (const left of holderNeeds) {
        const rest = holderNeeds.filter((field) => field !== left)
        await expect(exchange(stage, rest, wholeHolder), left).rejects.toMatchObject({ code: 'CARD_REFUSED' })
      }
      const card = await exchange(stage, holderNeeds, wholeHolder)
      const paid = await stage.gateway.create(contextOn(stage), {
        ...newPayment(stage, cardSource(card.token, card.customer)),
        // Nothing but a name and an e-mail: the token knows whose card it is.
        payer: { name: 'Ana Souza', email: 'ana@example.org' },
      })
      expect(paid).toMatchObject({ state: 'paid', captured: 5005 })
    },
  },
  {
    title: 'a holder of whom something is missing is refused before anything is sent',
    async run(stage) {
      const { holderNeeds = [] } = stage.gateway.abilities
      for (const left of holderNeeds)
        expect(() => requireHolder(holderNeeds, without(left)), left).toThrow(
          expect.objectContaining({
            code: 'EVT_REG_026',
            details: [{ path: `body.${left}`, message: 'REQUIRED' }],
          }),
        )
      expect(stage.server.requests).toEqual([])
    },
  },
]
