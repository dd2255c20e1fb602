import { expect, test } from 'vitest'
import { explainRefusal } from './refusals.rules.ts'

test.each([
  ['insufficient_funds', 'funds'],
  ['51', 'funds'],
  ['expired_card', 'expired'],
  ['authentication_required', 'confirm'],
  ['stolen_card', 'card'],
  ['do_not_honor', 'other'],
  [null, 'other'],
] as const)('a refusal with the code %s is explained as "%s"', (code, explanation) => {
  expect(explainRefusal(code)).toBe(explanation)
})
