export const news = {
  lead: 'O que acontece por aqui, contado por quem vive.',
  search: 'Buscar nas notícias',
  latest: 'A mais recente',
  empty: 'Ainda não há notícias',
} as const
