import type { Client } from '@narthex/contract/churches/church.schemas'
import { expect, test } from 'vitest'
import { churchesMatching } from './church-search.ts'

const place = {
  logradouro: 'Rua do Açúcar',
  numero: '12',
  complemento: null,
  bairro: 'São José',
  cidade: 'Recife',
  estado: 'PE',
  cep: '50020-070',
  pais: 'BR',
}
const churches: Pick<Client, 'nome' | 'endereco'>[] = [
  { nome: 'Igreja Boa Maré', endereco: place },
  { nome: 'La Azotea', endereco: { ...place, logradouro: 'Calle Sol', bairro: 'La Viña', cidade: 'Cádiz', cep: null } },
  { nome: 'Ribeira', endereco: null },
]
const found = (search: string) => churchesMatching(churches, search).map(({ nome }) => nome)

test('accents, capitals and order of the words make no difference', () => {
  for (const search of ['maré', 'MARE', 'boa mare', 'mare igreja', ' Mar ', 'sao jose', 'açucar 12', 'recife, pe']) {
    expect(found(search), search).toEqual(['Igreja Boa Maré'])
  }
  expect(found('cadiz vina')).toEqual(['La Azotea'])
  expect(found('ribeira')).toEqual(['Ribeira'])
})

test('accents typed as signs of their own are the same accents', () => {
  expect(found('maré'.normalize('NFD'))).toEqual(['Igreja Boa Maré'])
})

test('a postal code is found with its dash, without it, and from its first digits', () => {
  for (const search of ['50020-070', '50020070', '50020']) expect(found(search), search).toEqual(['Igreja Boa Maré'])
})

test('a word is looked for from its beginning: its middle finds nothing', () => {
  expect(found('are')).toEqual([])
  expect(found('zotea')).toEqual([])
})

test('every word must be there, each church by itself', () => {
  expect(found('mare cadiz')).toEqual([])
})

test('an empty search, or one of signs alone, leaves the list as it is', () => {
  for (const search of ['', '   ', '—', '()[]\\.*+?^$', '%']) expect(found(search), search).toHaveLength(3)
})

test('every church is found by any beginning of its own words', () => {
  for (const { nome } of churches) {
    for (const word of nome.split(' ')) {
      for (let length = 1; length <= word.length; length++) expect(found(word.slice(0, length))).toContain(nome)
    }
  }
})
