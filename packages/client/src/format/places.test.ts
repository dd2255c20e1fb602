import { expect, test } from 'vitest'
import { mailLink, mapLink, phoneLink } from './places.ts'

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
