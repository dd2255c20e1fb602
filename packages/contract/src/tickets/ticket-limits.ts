/** Longest texts and lists (ours). */
export const ticketLimits = {
  nome: 120,
  descricao: 500,
  termos: 10_000,
  resposta: 2000,
  opcoes: 50,
  perguntas: 40,
  ingressos: 60,
  /** Tickets in one purchase, and add-ons of one ticket. */
  porCompra: 50,
  adicionaisPorIngresso: 10,
  cupom: 30,
} as const
