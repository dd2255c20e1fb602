export const about = {
  story: 'Nossa história',
  visit: 'Venha nos visitar',
  congregations: 'Congregações',
  follow: 'Acompanhe de perto',
  storyComing: 'A história desta igreja ainda vai ser contada aqui.',
} as const
