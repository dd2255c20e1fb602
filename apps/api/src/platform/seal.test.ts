import { expect, it } from 'vitest'
import { deriveKeys } from './keys.ts'
import { seal, unseal } from './seal.ts'

const key = deriveKeys('a secret')('sealing')

it('opens what was sealed, and shows nothing of it', () => {
  const sealed = seal(key, 'conta 1', 'JBSWY3DPEHPK3PXP')
  expect(unseal(key, 'conta 1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3')
  expect(seal(key, 'conta 1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

it('does not open in another context, with another key, changed or cut', () => {
  const sealed = seal(key, 'conta 1', 'JBSWY3DPEHPK3PXP')
  const flipped = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'E' : 'A'}`
  expect(() => unseal(key, 'conta 2', sealed)).toThrow()
  expect(() => unseal(deriveKeys('another secret')('sealing'), 'conta 1', sealed)).toThrow()
  expect(() => unseal(key, 'conta 1', flipped)).toThrow()
  expect(() => unseal(key, 'conta 1', sealed.slice(0, 20))).toThrow()
})
