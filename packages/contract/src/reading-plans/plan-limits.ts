export const planLimits = {
  nome: 80,
  descricao: 600,
  texto: 2000,
  pergunta: 300,
  /** Days of a church's plan, and passages of one of them. */
  dias: 400,
  passagens: 10,
  /** Plans of a church, and those that a member reads at the same time. */
  porIgreja: 200,
  emAndamento: 20,
  /** Readers of a circle. */
  naRoda: 50,
  /** Characters of a message to a circle, and messages about one day. */
  conversa: 1000,
  mensagens: 300,
  /** Marks in one call. */
  marcas: 500,
} as const
