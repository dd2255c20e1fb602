import type { Recurring, Series } from '../series.rules.ts'

/** Something that recurs, and what a test says of it. */
export function plainSeries(
  when: Partial<Recurring> & Pick<Recurring, 'data' | 'regra'>,
  own: Partial<Series> = {},
): Series {
  return {
    id: 'agenda-1',
    idItem: 1,
    tipo: 'OUTRO',
    titulo: 'Ensaio',
    descricao: null,
    local: null,
    flagOnline: false,
    url: null,
    when: { horario: '19:30', duracaoMinutos: 90, excecoes: [], ...when },
    versao: 0,
    alteradaEm: new Date('2026-01-01T00:00:00Z'),
    ...own,
  }
}
