import type { Success } from '@narthex/contract/endpoint'
import * as cards from '@narthex/contract/payments/card.endpoints'
import type { CardToken, SavedCard } from '@narthex/contract/payments/card.schemas'
import { parseCardExpiry } from '@narthex/contract/payments/card-rules'
import { callApi } from '../session/api.ts'
import { exchangeForToken } from './gateway-token.ts'

/** A card as it was typed. It is kept nowhere. */
export interface TypedCard {
  readonly titular: string
  readonly numero: string
  readonly validade: string
  readonly cvv: string
  /** CPF or CNPJ of the card's holder, where the gateway asks for it. */
  readonly documento?: string
  readonly email?: string
  readonly telefone?: string
  readonly cep?: string
  readonly numeroEndereco?: string
}

type PreparedForm = Success<typeof cards.prepareCard>
export type OwnForm = NonNullable<PreparedForm['formulario']>

/** The gateway's own card form; or ours, with what the gateway asks of a card's holder. */
export function prepareCardForm(
  church: string,
  { nome, email }: { readonly nome: string; readonly email: string },
): Promise<PreparedForm> {
  return callApi(cards.prepareCard, { params: { id: church }, body: { nome, email } })
}

export function createCardToken(church: string, body: TypedCard): Promise<CardToken> {
  return callApi(cards.createCardToken, { params: { id: church }, body })
}

/** Exchanges a card at the gateway's own address, so that its number does not pass our server, then for our token. */
export async function exchangeAtGateway(church: string, url: string, card: TypedCard): Promise<CardToken> {
  const expiry = parseCardExpiry(card.validade)
  if (!expiry) throw new Error('The form has checked the expiry')
  const { month, year } = expiry
  const token = await exchangeForToken(url, {
    account: card.numero,
    expiry: `${String(month).padStart(2, '0')}${String(year).slice(-2)}`,
    cvv: card.cvv,
  })
  return finishCard(church, { referencia: token, titular: card.titular, validadeMes: month, validadeAno: year })
}

export function finishCard(
  church: string,
  body: { referencia: string; titular: string; validadeMes: number; validadeAno: number },
): Promise<CardToken> {
  return callApi(cards.finishCard, { params: { id: church }, body })
}

/** The member's cards here, the default one first. */
export function listCards(church: string): Promise<SavedCard[]> {
  return callApi(cards.listCards, { params: { churchUuid: church } })
}

export function saveCard(church: string, token: string): Promise<SavedCard> {
  return callApi(cards.saveCard, { params: { churchUuid: church }, body: { token } })
}

export async function makeDefaultCard(id: string): Promise<void> {
  await callApi(cards.setDefaultCard, { params: { id } })
}

export async function removeCard(church: string, cardUuid: string): Promise<void> {
  await callApi(cards.removeCard, { params: { churchUuid: church, cardUuid } })
}
