import { expect, it } from 'vitest'
import { plain, search } from './occupations.rules.ts'

const all = ['Agrônomo', 'Auxiliar médico', 'Médico clínico', 'Médico-veterinário', 'Ramédico'].map((nome) => ({
  codigo: nome,
  nome,
  words: plain(nome),
}))
const found = (busca: string) => search(all, busca).map(({ nome }) => nome)

it.each([
  ['medico', ['Médico clínico', 'Médico-veterinário', 'Auxiliar médico']],
  ['MÉD', ['Médico clínico', 'Médico-veterinário', 'Auxiliar médico']],
  ['  vet   med ', ['Médico-veterinário']],
  ['medico-vet', ['Médico-veterinário']],
  ['agrono', ['Agrônomo']],
  ['édico', []],
  ['%', all.map(({ nome }) => nome)],
  ['', all.map(({ nome }) => nome)],
])('"%s" finds %j, what begins with it first', (busca, names) => {
  expect(found(busca)).toEqual(names)
})
