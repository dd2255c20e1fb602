import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { expect, test } from 'vitest'
import { byMonth } from './by-month.ts'

const gift = (dataCadastro: string) => ({ dataCadastro }) as Gift

test('gifts stand under the months of the church’s calendar, in the order in which they came', () => {
  // Half past one at night in London is still November in Recife.
  const [december, november] = [gift('2026-12-01T12:00:00Z'), gift('2026-12-01T01:30:00Z')]
  expect(byMonth([december, november], 'America/Recife')).toEqual([
    { month: '2026-12', gifts: [december] },
    { month: '2026-11', gifts: [november] },
  ])
})
