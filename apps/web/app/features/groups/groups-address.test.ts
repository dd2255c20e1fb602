import { expect, it } from 'vitest'
import { groupsAddress, readGroupFilters } from './groups-address.ts'

const index = {
  tipos: [{ valor: 'Casais', total: 2 }],
  bairros: [{ valor: 'Boa Vista', total: 3 }],
  dias: [{ valor: 0, total: 1 }],
  periodos: [{ valor: 'NOITE' as const, total: 3 }],
  publicos: [{ valor: 'JOVENS' as const, total: 2 }],
  online: 0,
  vagas: 2,
}
const read = (query: string) => readGroupFilters(new URLSearchParams(query), index)

it('an address says by what groups are narrowed, and is said so again', () => {
  const { filters, meant } = read('dia=0&periodo=NOITE&bairro=Boa+Vista&tipo=Casais&publico=JOVENS&vagas=1')
  expect(filters).toEqual({
    dia: '0',
    periodo: 'NOITE',
    bairro: 'Boa Vista',
    tipo: 'Casais',
    publico: 'JOVENS',
    vagas: '1',
  })
  expect(meant).toEqual(['dia', 'periodo', 'bairro', 'tipo', 'publico', 'vagas'])
  expect(groupsAddress({ ...filters, view: 'map' })).toBe(
    '/groups?dia=0&periodo=NOITE&bairro=Boa+Vista&tipo=Casais&publico=JOVENS&vagas=1&view=map',
  )
  expect(groupsAddress({})).toBe('/groups')
})

it.each(['dia=7', 'dia=00', 'dia=', 'periodo=noite', 'bairro=constructor', 'tipo=casais', 'vagas=2', 'online=1'])(
  'what no group has narrows nothing, and is not kept: %s',
  (query) => {
    expect(read(query)).toEqual({ filters: {}, meant: [] })
  },
)
