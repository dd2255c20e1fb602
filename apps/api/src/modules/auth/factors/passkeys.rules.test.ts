import { expect, it } from 'vitest'
import { productDomain } from '../../../platform/tenancy/product-domain.ts'
import { isCounterPlausible, toRelyingParty } from './passkeys.rules.ts'

it('binds a passkey to the host that was called', () => {
  const domain = productDomain('https://narthex.example')
  expect(toRelyingParty(domain, 'mare.narthex.example')).toEqual({
    id: 'mare.narthex.example',
    origin: 'https://mare.narthex.example',
  })
  expect(toRelyingParty(domain, 'igreja.example')?.origin).toBe('https://igreja.example')
  expect(toRelyingParty(productDomain('http://localhost:3000'), 'mare.localhost')?.origin).toBe(
    'http://mare.localhost:3000',
  )
})

it('has none where a browser makes no passkeys', () => {
  const domain = productDomain('https://narthex.example')
  for (const host of [undefined, '127.0.0.1', '[::1]']) expect(toRelyingParty(domain, host)).toBeUndefined()
})

it('takes a counter that moves on, or one that never counts', () => {
  expect([isCounterPlausible(4, 5), isCounterPlausible(0, 0), isCounterPlausible(0, 9)]).toEqual([true, true, true])
  expect([isCounterPlausible(5, 5), isCounterPlausible(5, 4), isCounterPlausible(5, 0)]).toEqual([false, false, false])
})
