import type { DemoOrganisation } from './demo-tenant.ts'
import { prose } from './prose.ts'

export const ancoradouro: DemoOrganisation = {
  slug: 'ancoradouro',
  nome: 'Rede Ancoradouro',
  descricao: prose(`
    Igrejas de cidades portuárias que se ajudam a começar, a crescer e a atravessar os dias difíceis. Encontre a mais
    perto de você.`),
  idioma: 'pt-BR',
  corApp: '#23395b',
  hosts: [],
}
