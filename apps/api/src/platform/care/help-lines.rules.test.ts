import { expect, it } from 'vitest'
import { findHelpLines } from './help-lines.rules.ts'

it.each([
  ['BR', '188'],
  ['PT', '1411'],
  ['ES', '024'],
  ['US', '988'],
  ['AR', '135'],
  ['MX', '800 911 2000'],
])('in %s the first to talk to is %s', (pais, telefone) => {
  expect(findHelpLines({ pais, idioma: 'pt-br' }).linhas[0]).toMatchObject({ tipo: 'CONVERSA', telefone })
})

it.each([
  ['pt-pt', 'PT'],
  ['pt', 'BR'],
  ['en', 'US'],
  ['es-mx', 'MX'],
])('a church that tells no address and writes %s is taken to be in %s', (idioma, pais) => {
  expect(findHelpLines({ pais: undefined, idioma }).pais).toBe(pais)
})

it('elsewhere there is always a number to call', () => {
  expect(findHelpLines({ pais: 'FI', idioma: 'fi' })).toEqual({
    pais: 'FI',
    linhas: [{ tipo: 'EMERGENCIA', nome: '112', telefone: '112' }],
  })
})
