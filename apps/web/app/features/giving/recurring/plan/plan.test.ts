import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { expect, test } from 'vitest'
import {
  beginPlan,
  chooseRhythm,
  findPlanComplaints,
  type Plan,
  toAutomaticPixPlan,
  toCardPlan,
  toChoice,
} from './plan.ts'
import { usualRhythm } from './rhythm.ts'

const today = '2026-11-23'
const reasons = [{ id: 1 }, { id: 2 }] as GivingReason[]
const plan = (different: Partial<Plan> = {}): Plan => ({
  ...beginPlan(reasons, { idMotivo: 2, valor: 5000 }, today),
  ...different,
})

test('a gift begins with what its link presets, on the fifth of each month, and never today', () => {
  expect(plan()).toMatchObject({ idMotivo: 2, valor: 5000, rhythm: { kind: 'month', diaDoMes: 5 }, dia: '2026-12-05' })
  expect(beginPlan(reasons, { idMotivo: 9 }, today).idMotivo).toBe(1)
  expect(beginPlan([], {}, today).idMotivo).toBeNull()
})

test('charges on a day of the month begin on that day', () => {
  const rhythm = { ...usualRhythm, kind: 'month', diaDoMes: 20 } as const
  expect(chooseRhythm(rhythm, '2026-11-24')).toEqual({ rhythm, dia: '2026-12-20' })
  const weekly = { ...usualRhythm, kind: 'd7' } as const
  expect(chooseRhythm(weekly, '2026-11-24')).toEqual({ rhythm: weekly })
})

test('a monthly gift by Pix Automático goes on on the day that it begins, unless another is chosen', () => {
  const byPix = toAutomaticPixPlan(plan(), today)
  expect(byPix).toMatchObject({ rhythm: { kind: 'month', diaDoMes: 23 }, dia: today })
  const chosen = { ...byPix, rhythm: { ...byPix.rhythm, diaDoMes: 10 } }
  expect(toAutomaticPixPlan(chosen, today)).toEqual(chosen)
  expect(toCardPlan(chosen, today)).toMatchObject({ dia: '2026-12-10' })
})

test('a day that has passed, an end before the beginning and a wrong number of days are complained about', () => {
  expect(findPlanComplaints(plan(), today)).toEqual({})
  expect(findPlanComplaints(plan({ dia: today }), today)).toEqual({})
  expect(findPlanComplaints(plan({ dia: '2026-11-22' }), today)).toEqual({ dia: 'past' })
  expect(findPlanComplaints(plan({ dia: '' }), today)).toEqual({ dia: 'missing' })
  expect(findPlanComplaints(plan({ fim: '2026-12-05' }), today)).toEqual({})
  expect(findPlanComplaints(plan({ fim: '2026-12-04' }), today)).toEqual({ fim: 'beforeStart' })
  expect(findPlanComplaints(plan({ rhythm: { ...usualRhythm, kind: 'other' } }), today)).toEqual({ rhythm: 'days' })
})

test('what is sent has no empty texts', () => {
  const choice = { idMotivo: 2, valor: 5000, frequencia: { diaDoMes: 5 }, fim: null, comentario: null }
  expect(toChoice(plan({ comentario: '  ' }))).toMatchObject(choice)
})
