import { offeredFrequencies } from '@narthex/contract/giving/giving.schemas'
import { frequencySchema } from '@narthex/contract/giving/recurrence.schemas'
import { expect, test } from 'vitest'
import { mostDays, rhythmKinds, toFrequency, toRhythm, usualRhythm } from './rhythm.ts'

test('every frequency is chosen again as it was', () => {
  const frequencies = [7, 14, 30, 90, 365, 1, 45, 366].map((dias) => ({ dias }))
  for (const frequency of [...frequencies, { diaDoMes: 1 }, { diaDoMes: 31 }]) {
    expect(toFrequency(toRhythm(frequency))).toEqual(frequency)
  }
})

test('every frequency that the contract offers can be chosen with one touch', () => {
  expect(rhythmKinds.flatMap((kind) => (/^d\d+$/.test(kind) ? [Number(kind.slice(1))] : []))).toEqual([
    ...offeredFrequencies,
  ])
  expect(toFrequency(usualRhythm)).toEqual({ dias: 30 })
})

test('only a whole number of days that the contract takes is a frequency', () => {
  for (const dias of ['', '0', '-1', '1.5', '367', 'x']) {
    expect(toFrequency({ ...usualRhythm, kind: 'other', dias }), dias).toBeUndefined()
  }
  expect(frequencySchema.safeParse({ dias: mostDays }).success).toBe(true)
  expect(frequencySchema.safeParse({ dias: mostDays + 1 }).success).toBe(false)
})
