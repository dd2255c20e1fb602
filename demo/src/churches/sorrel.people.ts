import type { DemoPastor, DemoService } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const services: DemoService[] = [
  {
    nome: 'Sunday worship',
    diaSemana: 0,
    horario: '09:30',
    duracaoMinutos: 75,
    flagTransmissao: true,
    local: null,
  },
  {
    nome: 'Wednesday evening prayer',
    diaSemana: 3,
    horario: '18:30',
    duracaoMinutos: 30,
    flagTransmissao: false,
    local: 'The vestry, by the stove',
  },
]

export const pastors: DemoPastor[] = [
  {
    nome: 'Ruth Ellery',
    funcao: 'Pastor',
    foto: null,
    biografia: prose(`
      Came in 2009 to fill in for one winter. Before that she taught fourth grade in St. Albans, and she still explains
      things twice without making you feel it. She drives the school bus on Tuesdays, keeps bees badly, and will sit
      with you in any hospital within ninety miles.`),
  },
  {
    nome: 'Amos Pruitt',
    funcao: 'Lay preacher',
    foto: null,
    biografia: prose(`
      Sixth generation on the same pasture. Preaches when Ruth is away and has never gone over eleven minutes. He milks
      at four, so if you need to talk to somebody before sunrise, his kitchen light is the one you see from the bridge.`),
  },
]
