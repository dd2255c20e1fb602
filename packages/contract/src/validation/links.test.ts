import { describe, expect, it } from 'vitest'
import { hasLink, namesLink } from './links.ts'

describe('links', () => {
  it.each(['http://a.example', 'HTTPS://X', 'www.a', 'a.com', 'veja bit.ly/x', 'igreja.com.br', 'x.co'])(
    'are found in %j',
    (text) => {
      expect(hasLink(text)).toBe(true)
    },
  )
  it.each(['Amém.Deus', '10.30', 'fim.', 'a.comum', 'J.C.', 'e-mail', '3.16-18', 'igreja. com'])(
    'are not found in %j',
    (text) => {
      expect(hasLink(text)).toBe(false)
    },
  )
  it('are searched in time that does not grow with what is written', () => {
    const hostile = ['a.'.repeat(250), `${'a'.repeat(499)}!`, '-'.repeat(500), 'www'.repeat(160)]
    const started = performance.now()
    for (const text of hostile) for (let round = 0; round < 50; round++) hasLink(text)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('an address in a name', () => {
  it.each([
    'Visit evil.example now',
    'http://evil',
    'www.evil',
    'EVIL.COM',
    'Evil.Church',
    'ｅｖｉｌ．example',
    'evil。example',
    'evil\u200b.com',
    'ana@evil.example',
    'bit.ly/x',
    'hxxp://evil',
  ])('is found in %j', (name) => {
    expect(namesLink(name)).toBe(true)
  })
  it.each([
    'Ana Souza',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr.Paulo',
    'Sta.Maria',
    'D’Ávila',
    'José Jr.',
    'Anne-Marie',
    'Mª José',
  ])('is not found in %j', (name) => {
    expect(namesLink(name)).toBe(false)
  })
})
