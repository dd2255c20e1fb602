import { expect, test } from 'vitest'
import { itemAt, itemPath } from './item-address.ts'
import { searchKinds } from './search-kinds.ts'

test('a thing’s page leads back to the thing, of every kind', () => {
  for (const tipo of searchKinds) {
    const chave = tipo === 'PROJETO' ? '3/5' : 'cafe-da-manha'
    expect(itemAt(itemPath(tipo, chave)), tipo).toEqual({ tipo, chave })
  }
  expect(itemPath('PROJETO', '3/5')).toBe('/ministries/3/projects/5')
})

test('what else is in a name stays within it', () => {
  expect(itemPath('EBD', 'a?b#c')).toBe('/ebds/a%3Fb%23c')
})

test.each([
  '/',
  '/news',
  '/news/',
  '/news/1/2',
  '/news/A',
  '/news/1?x',
  '/user/1',
  'news/1',
  `/news/${'1'.repeat(101)}`,
])('%s is no thing’s page', (path) => {
  expect(itemAt(path)).toBeUndefined()
})
