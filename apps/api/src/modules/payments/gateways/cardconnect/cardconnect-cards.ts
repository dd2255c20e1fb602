import { InvalidGatewayRequest, PaymentDeclined } from '../gateway-failures.ts'
import type { BrowserCard, TokenizedCard } from '../payment-gateway.ts'
import { cardconnectAnswer, cardconnectProfile } from './cardconnect-answers.ts'
import type { Cardconnect } from './cardconnect-connection.ts'

/** Saves the token that the browser was given as a profile: our token is that profile and its account. */
export async function finishCardconnectCard(cardconnect: Cardconnect, card: BrowserCard): Promise<TokenizedCard> {
  const { reference, holder: name, expMonth, expYear } = card
  // A token of CardSecure starts with 9, and no card does: what is typed here by mistake is not sent on.
  if (!/^9\d{14,18}$/.test(reference)) throw new InvalidGatewayRequest('not_a_token', 'reference')
  const expiry = `${String(expMonth).padStart(2, '0')}${String(expYear).slice(-2)}`
  const json = { merchid: cardconnect.merchantId, account: reference, expiry, name }
  const profile = cardconnectProfile.or(cardconnectAnswer)
  const made = await cardconnect.send({ method: 'PUT', path: '/profile', json }, profile)
  if (!('profileid' in made) || made.respstat === 'C') throw new PaymentDeclined(made.respcode ?? 'declined')
  const [token, brand] = [`${made.profileid}/${made.acctid}`, (made.accttype ?? 'card').toLowerCase()]
  return { token, last4: reference.slice(-4), brand, expMonth, expYear }
}

export async function deleteCardconnectCard(cardconnect: Cardconnect, { token }: TokenizedCard): Promise<void> {
  const [profile = '', account = ''] = token.split('/').map(encodeURIComponent)
  const path = `/profile/${profile}/${account}/${cardconnect.merchantId}`
  await cardconnect.send({ method: 'DELETE', path }, cardconnectAnswer)
}
