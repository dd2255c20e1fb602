import type { ChurchSite } from '../../../church/site.ts'
import { aChurch, aSite } from '../../../testing/person.ts'

const endereco = { pais: 'BR', cidade: 'Recife', estado: 'PE' } as ChurchSite['church']['endereco']

/** A church in Brazil, whose people have a CPF. */
export const aBrazilianSite = {
  ...aSite,
  modules: [],
  corApp: '#0e7c7b',
  church: { ...aChurch, nome: 'Igreja da Ponte', imagens: [], endereco },
} as unknown as ChurchSite
