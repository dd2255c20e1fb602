import { findAutomaticPixFrequency } from '@narthex/contract/giving/automatic-pix'
import { frequencySchema } from '@narthex/contract/giving/recurrence.schemas'
import { expect, test } from 'vitest'
import { automaticPixKinds, cardKinds, mostDays, toFrequency, toRhythm, usualRhythm } from './rhythm.ts'

test('every frequency is chosen again as it was', () => {
  const frequencies = [7, 14, 30, 90, 365, 1, 45, 366].map((dias) => ({ dias }))
  for (const frequency of [...frequencies, { diaDoMes: 1 }, { diaDoMes: 31 }]) {
    expect(toFrequency(toRhythm(frequency))).toEqual(frequency)
  }
})

test('a gift is monthly unless its giver chooses otherwise, on one day of the month', () => {
  expect([cardKinds[0], automaticPixKinds[0], usualRhythm.kind]).toEqual(['month', 'month', 'month'])
  expect(toFrequency(usualRhythm)).toEqual({ diaDoMes: 5 })
})

test('every chip of Pix Automático is a frequency that banks have', () => {
  for (const kind of automaticPixKinds) {
    const frequency = toFrequency({ ...usualRhythm, kind })
    expect(frequency && findAutomaticPixFrequency(frequency), kind).toBeDefined()
  }
})

test('only a whole number of days that the contract takes is a frequency', () => {
  for (const dias of ['', '0', '-1', '1.5', '367', 'x']) {
    expect(toFrequency({ ...usualRhythm, kind: 'other', dias }), dias).toBeUndefined()
  }
  expect(frequencySchema.safeParse({ dias: mostDays }).success).toBe(true)
  expect(frequencySchema.safeParse({ dias: mostDays + 1 }).success).toBe(false)
})
