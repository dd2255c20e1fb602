/** The states of Brazil and its federal district, by their two letters. */
export const brazilianStates = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO'] as const),
  ...(['MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR'] as const),
  ...(['RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const
export type BrazilianState = (typeof brazilianStates)[number]
