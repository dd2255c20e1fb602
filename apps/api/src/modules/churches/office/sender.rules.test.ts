import { expect, it } from 'vitest'
import { needsConfirmation } from './sender.rules.ts'

it.each([
  ['a first address', { responderPara: null, emUso: null }, 'new@example.org', true],
  [
    'another address than the one that waits',
    { responderPara: 'old@example.org', emUso: null },
    'new@example.org',
    true,
  ],
  ['the address that waits', { responderPara: 'new@example.org', emUso: 'old@example.org' }, 'new@example.org', false],
  ['the confirmed address', { responderPara: 'new@example.org', emUso: 'old@example.org' }, 'old@example.org', false],
  ['no address', { responderPara: 'new@example.org', emUso: null }, null, false],
] as const)('%s', (_, before, wanted, isMailed) => {
  expect(needsConfirmation(before, wanted)).toBe(isMailed)
})
