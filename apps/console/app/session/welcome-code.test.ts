import { expect, test } from 'vitest'
import { readWelcomeCode } from './welcome-code.ts'

test('the code and the address of an invitation are read from its link, and from no other', () => {
  const hash = '#codigo=abc-_1&email=rute%2Bteam%40example.org'
  expect(readWelcomeCode({ pathname: '/welcome', hash })).toEqual({ codigo: 'abc-_1', email: 'rute+team@example.org' })
  expect(readWelcomeCode({ pathname: '/content/news', hash })).toBeUndefined()
  expect(readWelcomeCode({ pathname: '/welcome', hash: '#codigo=abc' })).toBeUndefined()
})
