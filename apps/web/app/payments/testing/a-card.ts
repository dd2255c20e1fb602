import type { SavedCard } from '@narthex/contract/payments/card.schemas'

/** A Visa that is good until long after every test. */
export function aCard(change: Partial<SavedCard> = {}): SavedCard {
  return {
    id: crypto.randomUUID(),
    idGatewayPagamento: 9,
    titular: 'LIA SOUZA',
    bandeira: 'visa',
    ultimosDigitos: '1111',
    validadeMes: 12,
    validadeAno: 2999,
    flagPadrao: false,
    flagVencido: false,
    ...change,
  }
}
