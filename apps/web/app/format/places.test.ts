import { expect, test } from 'vitest'
import { addressLines, mailLink, mapLink, phoneLink } from './places.ts'

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

test('the map opens at the point, else at the address, else nowhere', () => {
  expect(mapLink({ endereco, latitude: -23.5, longitude: 0 })).toContain('mlat=-23.5&mlon=0')
  expect(mapLink({ endereco, latitude: null, longitude: null })).toContain('Rua%20das%20Ac%C3%A1cias')
  expect(mapLink({ endereco: null, latitude: null, longitude: null })).toBeUndefined()
})

test('a phone link holds only what can be dialled', () => {
  expect(phoneLink('+55 (11) 95555-0101')).toBe('tel:+5511955550101')
})

test('a mail link writes to its address alone', () => {
  expect(mailLink('ola@farol.example')).toBe('mailto:ola@farol.example')
  expect(mailLink('//a@b?bcc=c@d&subject=x')).toBe('mailto:%2F%2Fa@b%3Fbcc%3Dc@d%26subject%3Dx')
})
