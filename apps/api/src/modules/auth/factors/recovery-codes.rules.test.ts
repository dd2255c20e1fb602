import { expect, it } from 'vitest'
import { toAccountId } from '../../../platform/ids.ts'
import { deriveKeys } from '../../../platform/keys.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts'

const key = deriveKeys('a secret')('recovery codes')

it('makes ten codes that are easy to read out, all different', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
})

it('takes a code however it was typed, with letters for the digits that they look like', () => {
  const hash = hashRecoveryCode(key, toAccountId(1), 'k0m2q-1xw4t')
  for (const typed of ['K0M2Q 1XW4T', 'k0m2q1xw4t', ' kOm2q–lxw4t ', 'koM2Q-Ixw4t'])
    expect(hashRecoveryCode(key, toAccountId(1), typed), typed).toBe(hash)
})

it('keeps a code so that it fits its login and its product alone', () => {
  const hash = hashRecoveryCode(key, toAccountId(1), 'k0m2q-1xw4t')
  expect(hashRecoveryCode(key, toAccountId(2), 'k0m2q-1xw4t')).not.toBe(hash)
  expect(hashRecoveryCode(deriveKeys('another')('recovery codes'), toAccountId(1), 'k0m2q-1xw4t')).not.toBe(hash)
})
