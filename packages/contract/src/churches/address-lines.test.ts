import { expect, test } from 'vitest'
import { addressLines, writeAddress } from './address-lines.ts'

const endereco = {
  logradouro: 'Rua das Acácias',
  numero: '120',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Vale Sereno',
  estado: 'SP',
  cep: '01310-100',
  pais: 'BR',
}

test('an address reads street first, then the town', () => {
  expect(addressLines(endereco)).toEqual(['Rua das Acácias, 120', 'Centro, Vale Sereno, SP · 01310-100'])
})

test('a house number comes first where people write it so', () => {
  expect(addressLines({ ...endereco, logradouro: 'Chapel Road', numero: '12', pais: 'US' })[0]).toBe('12 Chapel Road')
})

test.each([
  ['US', { cidade: 'Sorrel Hill', estado: 'VT', cep: '05600' }, 'Sorrel Hill, VT 05600'],
  ['GB', { cidade: 'York', estado: null, cep: 'YO1 7HH' }, 'York YO1 7HH'],
  ['ES', { cidade: 'Cádiz', estado: 'Cádiz', cep: '11001' }, '11001 Cádiz'],
  ['PT', { cidade: 'Porto', estado: null, cep: '4050-001' }, '4050-001 Porto'],
  ['CL', { cidade: 'Temuco', estado: 'Araucanía', cep: null }, 'Temuco, Araucanía'],
])('the town of an address in %s reads as people write it there', (pais, town, line) => {
  expect(addressLines({ ...endereco, bairro: null, ...town, pais })[1]).toBe(line)
})

test('an address with little in it has no stray punctuation', () => {
  const bare = { ...endereco, numero: null, bairro: null, estado: null, cep: null }
  expect(addressLines(bare)).toEqual(['Rua das Acácias', 'Vale Sereno'])
})

test('an address stands on one line', () => {
  expect(writeAddress(endereco)).toBe('Rua das Acácias, 120 · Centro, Vale Sereno, SP · 01310-100')
})
