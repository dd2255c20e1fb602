import { expect, it } from 'vitest'
import { deriveAttemptKey, deriveReference } from './attempt-key.ts'

const charge = { kind: 'recurrence', id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', cycle: 1 }

it('the key of a try is a UUID, the same each time, and another for each kind, charge and try', () => {
  const key = deriveAttemptKey(charge, 1)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(deriveAttemptKey({ ...charge }, 1)).toBe(key)
  const others = [
    deriveAttemptKey(charge, 2),
    deriveAttemptKey({ ...charge, cycle: 2 }, 1),
    deriveAttemptKey({ ...charge, kind: 'play' }, 1),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
})

it('the reference of a try is eighteen signs that all gateways take, another for each kind, charge and try', () => {
  const reference = deriveReference(charge, 1)
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{18}$/)
  expect(deriveReference({ ...charge }, 1)).toBe(reference)
  const others = [
    deriveReference(charge, 2),
    deriveReference({ ...charge, cycle: 2 }, 1),
    deriveReference({ ...charge, kind: 'play' }, 1),
  ]
  expect(new Set([reference, ...others]).size).toBe(4)
})
