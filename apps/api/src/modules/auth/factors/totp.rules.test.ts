import { expect, it } from 'vitest'
import { deriveKeys } from '../../../platform/keys.ts'
import { enrolmentSecret, findTotpStep, totpUri } from './totp.rules.ts'

/** RFC 6238, appendix B: the secret "12345678901234567890", in base 32. */
const segredo = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

it('knows the codes of RFC 6238 by the period that they belong to', () => {
  expect(findTotpStep(segredo, '287082', at(59))).toBe(1)
  expect(findTotpStep(segredo, '081804', at(1_111_111_109))).toBe(37_037_036)
  expect(findTotpStep(segredo, '279037', at(2_000_000_000))).toBe(66_666_666)
})

it('allows clocks that are one period off, in both directions, and no more', () => {
  for (const [seconds, step] of [
    [1_111_111_079, 37_037_036],
    [1_111_111_139, 37_037_036],
    [1_111_111_049, undefined],
    [1_111_111_169, undefined],
  ] as const)
    expect(findTotpStep(segredo, '081804', at(seconds)), String(seconds)).toBe(step)
})

it('draws the same secret of 160 bits for the same enrolment, and another for another', () => {
  const key = deriveKeys('a secret')('enrolment')
  expect(enrolmentSecret(key, 'one')).toMatch(/^[A-Z2-7]{32}$/)
  expect(enrolmentSecret(key, 'one')).toBe(enrolmentSecret(key, 'one'))
  expect(enrolmentSecret(key, 'one')).not.toBe(enrolmentSecret(key, 'two'))
})

it('names the church and the e-mail to the app', () => {
  const uri = new URL(totpUri(segredo, { issuer: 'Igreja da Maré', email: 'ana@example.org' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('ana@example.org')
  expect(uri.searchParams.get('issuer')).toBe('Igreja da Maré')
  expect(uri.searchParams.get('secret')).toBe(segredo)
})
