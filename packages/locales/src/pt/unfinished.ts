export const unfinished = {
  lead: 'Estamos preparando esta página com carinho. Volte em breve.',
  home: 'Ir para o início',
  about: 'Conhecer a igreja',
} as const
