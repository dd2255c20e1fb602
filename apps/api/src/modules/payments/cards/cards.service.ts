import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { isCardExpired } from '@narthex/contract/payments/card-rules'
import { findGatewayNumber, type GatewayName, gatewayNames } from '@narthex/contract/payments/payment-states'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireMember } from '../../members/members.service.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import { requireGatewayOpen } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { invalidCardToken } from '../orders/payments.errors.ts'
import { cardRemovalQueue } from '../orders/payments.jobs.ts'
import { openSavedCard, sealSavedCard } from './card-choice.service.ts'
import { readHandle } from './card-tokens.service.ts'
import { type CardRow, deleteCard, findCard, insertCard, listCards, markDefault } from './cards.queries.ts'

/** Per member and church. */
const maxCards = 20

/** A payment that has begun may still be sent with the token that a newer one takes the place of. */
const formerTokenLifeMs = 10 * 60_000

/** The member's cards, the default one first. */
export async function listSavedCards(call: MemberCall): Promise<SavedCard[]> {
  const rows = await call.inChurch((work) => listCards(work, call.actor.memberId))
  return rows.map((row) => toSavedCard(call.clock(), row))
}

/**
 * Saves a card by the token of `tokenizeCard`. The first card becomes the default. The same card is saved once: its new
 * token takes the place of the old one, which is deleted at the gateway soon after.
 */
export async function saveCard(call: MemberCall, token: string): Promise<SavedCard> {
  const { gateway, holder, card } = readHandle(call, token)
  const { memberId } = call.actor
  return call.inChurch(async (work) => {
    await requireMember(work, memberId)
    await requireGatewayOpen(work, gateway, invalidCardToken)
    const cards = await listCards(work, memberId)
    const same = cards.find(
      (saved) =>
        saved.gateway === gateway &&
        saved.bandeira === card.brand &&
        saved.ultimosDigitos === card.last4 &&
        saved.validadeMes === card.expMonth &&
        saved.validadeAno === card.expYear,
    )
    if (same) {
      await deleteCard(work, memberId, same.id)
      const former = openSavedCard(call, memberId, same.token)
      // Some gateways give the same card the same token.
      if (former.token !== card.token) await planCardRemoval(work, same, formerTokenLifeMs)
    } else if (cards.length >= maxCards) throw new DomainError('LIMIT_REACHED')
    const row = {
      id: same?.id ?? randomUUID(),
      memberId,
      gateway,
      titular: holder,
      bandeira: card.brand,
      ultimosDigitos: card.last4,
      validadeMes: card.expMonth,
      validadeAno: card.expYear,
      flagPadrao: same ? same.flagPadrao : cards.length === 0,
      token: sealSavedCard(call, memberId, card),
      criadoEm: work.now,
    }
    await insertCard(work, row)
    return toSavedCard(work.now, { ...row, igrejaId: call.church.igrejaId })
  })
}

/** A member's card in a transaction of the caller's, with the gateway that charges it. */
export const findSavedCard = (work: ChurchWork, memberId: MemberId, id: string): Promise<CardRow | undefined> =>
  findCard(work, memberId, id)

/** The member's cards in a transaction of the caller's, by id. */
export async function readSavedCards(work: ChurchWork, memberId: MemberId): Promise<Map<string, SavedCard>> {
  const rows = await listCards(work, memberId)
  return new Map(rows.map((row) => [row.id, toSavedCard(work.now, row)]))
}

/** Removes a card here, and its token at the gateway after the commit. The newest of the others becomes the default. */
export async function removeSavedCard(call: MemberCall, id: string): Promise<void> {
  const { memberId } = call.actor
  await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const saved = await findCard(work, memberId, id)
    if (!saved) throw notFound()
    await deleteCard(work, memberId, id)
    const [next] = await listCards(work, memberId)
    if (saved.flagPadrao && next) await markDefault(work, memberId, next.id)
    await planCardRemoval(work, saved)
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

/** Plans the deletion of a card's token at its gateway, after the commit. It stays sealed until then. */
async function planCardRemoval(work: ChurchWork, { gateway, token, memberId }: CardRow, afterMs = 0): Promise<void> {
  const startAfter = new Date(work.now.getTime() + afterMs)
  await enqueue(work, cardRemovalQueue, { gateway, token, membro: memberId }, { startAfter })
}

/** Removes all cards of a member whose membership ends, and their tokens at the gateways after the commit. */
export async function removeEveryCard(work: ChurchWork, memberId: MemberId): Promise<void> {
  for (const card of await listCards(work, memberId)) {
    await deleteCard(work, memberId, card.id)
    await planCardRemoval(work, card)
  }
}

/** Deletes a token at its gateway. May run twice. */
export async function forgetCardAtGateway(
  platform: PaymentNeeds,
  call: ChurchCall,
  { gateway: written, token, membro }: { gateway: string; token: string; membro: number },
): Promise<void> {
  const name = gatewayNames.find((known): known is GatewayName => known === written)
  if (!name) return
  const { gateway, context } = await reachGateway(platform, call, name)
  await gateway.deleteCard?.(context(), openSavedCard(call, toMemberId(membro), token))
}

function toSavedCard(now: Date, row: CardRow): SavedCard {
  const { id, gateway, titular, bandeira, ultimosDigitos, validadeMes, validadeAno, flagPadrao } = row
  const expiry = { month: validadeMes, year: validadeAno }
  return {
    id,
    titular,
    bandeira,
    ultimosDigitos,
    validadeMes,
    validadeAno,
    flagPadrao,
    idGatewayPagamento: findGatewayNumber(gateway),
    flagVencido: isCardExpired(expiry, dateIn('UTC', now)),
  }
}
