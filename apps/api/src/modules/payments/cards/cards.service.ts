import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { isCardExpired } from '@narthex/contract/payments/card-rules'
import { type GatewayName, gatewayNames, gatewayNumbers } from '@narthex/contract/payments/payment-states'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { requireMember } from '../../members/members.service.ts'
import { reachGateway } from '../gateway-calls.service.ts'
import type { PaymentNeeds } from '../payment-needs.ts'
import { cardRemovalQueue } from '../payments.jobs.ts'
import { openSavedCard, sealSavedCard } from './card-choice.service.ts'
import { readHandle } from './card-tokens.service.ts'
import { type CardRow, deleteCard, findCard, insertCard, listCards, markDefault } from './cards.queries.ts'

/** Per member and church. */
const maxCards = 20

/** The member's cards, the default one first. */
export async function listSavedCards(platform: Pick<PaymentNeeds, 'clock'>, call: MemberCall): Promise<SavedCard[]> {
  const rows = await call.inChurch((work) => listCards(work, call.actor.memberId))
  return rows.map((row) => toSavedCard(platform, row))
}

/**
 * Saves a card by the token of `tokenizeCard`. The first card becomes the default. The same card is saved once: its new
 * token takes the place of the old one.
 */
export async function saveCard(platform: PaymentNeeds, call: MemberCall, token: string): Promise<SavedCard> {
  const { gateway, holder, card } = readHandle(platform, call.church, token)
  const { memberId } = call.actor
  return call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const cards = await listCards(work, memberId)
    const same = cards.find(
      (saved) =>
        saved.gateway === gateway &&
        saved.bandeira === card.brand &&
        saved.ultimosDigitos === card.last4 &&
        saved.validadeMes === card.expMonth &&
        saved.validadeAno === card.expYear,
    )
    if (same) await deleteCard(work, memberId, same.id)
    else if (cards.length >= maxCards) throw new DomainError('LIMIT_REACHED')
    const row = {
      ...{ id: same?.id ?? randomUUID(), memberId, gateway, titular: holder, bandeira: card.brand },
      ...{ ultimosDigitos: card.last4, validadeMes: card.expMonth, validadeAno: card.expYear },
      flagPadrao: same ? same.flagPadrao : cards.length === 0,
      token: sealSavedCard(platform, call.church, memberId, card),
      criadoEm: work.now,
    }
    await insertCard(work, row)
    return toSavedCard(platform, { ...row, igrejaId: call.church.igrejaId })
  })
}

/** Removes a card here, and its token at the gateway after the commit. The newest of the others becomes the default. */
export async function removeSavedCard(platform: PaymentNeeds, call: MemberCall, id: string): Promise<void> {
  const { memberId } = call.actor
  await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const saved = await findCard(work, memberId, id)
    if (!saved) throw notFound()
    await deleteCard(work, memberId, id)
    const [next] = await listCards(work, memberId)
    if (saved.flagPadrao && next) await markDefault(work, memberId, next.id)
    const card = openSavedCard(platform, call.church, memberId, saved.token)
    const sealed = seal(platform.keys('card removal'), call.church.uuid, JSON.stringify(card))
    await platform.jobs.enqueue(work, cardRemovalQueue, { gateway: saved.gateway, token: sealed })
  })
}

/** Makes a card the one that is offered first. */
export async function setDefaultCard(call: MemberCall, id: string): Promise<void> {
  const { memberId } = call.actor
  await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    if (!(await findCard(work, memberId, id))) throw notFound()
    await markDefault(work, memberId, id)
  })
}

/** Deletes a token at its gateway. May run twice. */
export async function forgetCardAtGateway(
  platform: PaymentNeeds,
  church: ChurchScope,
  { gateway: written, token }: { gateway: string; token: string },
): Promise<void> {
  const name = gatewayNames.find((known): known is GatewayName => known === written)
  if (!name) return
  const { gateway, context } = await reachGateway(platform, church, name)
  await gateway.deleteCard?.(context(), JSON.parse(unseal(platform.keys('card removal'), church.uuid, token)))
}

function toSavedCard({ clock }: Pick<PaymentNeeds, 'clock'>, row: CardRow): SavedCard {
  const { id, gateway, titular, bandeira, ultimosDigitos, validadeMes, validadeAno, flagPadrao } = row
  const expiry = { month: validadeMes, year: validadeAno }
  return {
    ...{ id, titular, bandeira, ultimosDigitos, validadeMes, validadeAno, flagPadrao },
    idGatewayPagamento: gateway in gatewayNumbers ? gatewayNumbers[gateway as keyof typeof gatewayNumbers] : null,
    flagVencido: isCardExpired(expiry, dateIn('UTC', clock())),
  }
}
