import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test('an address says only what does not go without saying', () => {
  expect(listAddress('/news', {})).toBe('/news')
  expect(listAddress('/news', { q: '', page: 1, type: undefined })).toBe('/news')
  expect(listAddress('/news', { q: '1', page: 3 })).toBe('/news?q=1&page=3')
})

test('what was typed is text in the address, whatever it is', () => {
  const address = listAddress('/news', { q: 'fé & obras?#x=é', page: 2 })
  expect(new URL(address, 'https://church.example').searchParams.get('q')).toBe('fé & obras?#x=é')
  expect(new URL(address, 'https://church.example').searchParams.get('page')).toBe('2')
})
